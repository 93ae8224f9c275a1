import type { Seat } from '@pouch/rules';
import type { Connection } from './connection.js';
import type { OpenTable } from './open-table.js';
import type { Subscribers } from './subscribers.js';
import { personAt, type Table } from './table.js';

/**
 * When a call in a race was made. What counts is how long the player had seen the coins on their own display. The
 * server bounds that by what it measured itself, so that nobody gains more than the credit for a slow line.
 */

/**
 * The most credit for a slow line, in milliseconds. A client can make its line look slower by answering pings late, so
 * this is also the most that cheating with it can gain.
 */
export const MOST_CREDIT = 60;

const creditOf = ({ roundTrip }: Connection): number =>
  Number.isFinite(roundTrip) ? Math.min(Math.max(0, Math.floor(roundTrip)), MOST_CREDIT) : 0;

/** What a client says it had on display, and for how long. */
export interface Shown {
  readonly number: number;
  readonly ms: number;
}

export interface CallTime {
  /** When it arrived. */
  readonly received: number;
  /** When the call was made, on the server's clock. */
  readonly at: number;
  /** Until when it waits for earlier calls that are still on their way. */
  readonly until: number;
}

export function calledAt(
  { race: { laidAt } }: Pick<Table, 'race'>,
  subscribers: Subscribers,
  connection: Connection,
  shown: Shown | undefined,
  now: number,
): number {
  const sent = subscribers.of(connection)?.sent.find(({ number }) => number === shown?.number);
  // Nobody sees the coins before every display shows them.
  if (sent === undefined || shown === undefined) return Math.max(now, laidAt);
  const seen = Math.max(sent.at, laidAt) + shown.ms;
  return Math.round(Math.max(laidAt, Math.min(now, Math.max(seen, now - creditOf(connection)))));
}

export function waitsUntil({ table, subscribers, presence }: OpenTable, caller: Seat, at: number): number {
  let credit = 0;
  for (const seat of table.seats.keys()) {
    const person = seat === caller ? undefined : personAt(table, seat);
    if (person === undefined || person.plays === 'bot') continue;
    // The round trips of another process are not known here.
    if (presence.isElsewhere(person.guest)) return at + MOST_CREDIT;
    for (const connection of subscribers.connectionsOf(person.guest)) credit = Math.max(credit, creditOf(connection));
  }
  return at + credit;
}
