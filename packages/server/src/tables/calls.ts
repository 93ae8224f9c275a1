import type { Seat } from '@pouch/rules';
import type { Audience } from './audience.js';
import type { Connection } from './connection.js';
import type { Pressed } from './deeds.js';
import type { Presence } from './presence.js';
import { personAt, type Table } from './table.js';

/**
 * Coin Set: when a call was made. What counts is how long the coins had lain before the player's eyes, by their own
 * display; the server bounds it by what it measured itself, so that nobody gains more than the credit.
 */

/** The most that a slow line is made up for, in milliseconds. */
export const MOST_CREDIT = 150;

const creditOf = ({ roundTrip }: Connection): number =>
  Number.isFinite(roundTrip) ? Math.min(Math.max(0, Math.floor(roundTrip)), MOST_CREDIT) : 0;

export interface Shown {
  readonly number: number;
  readonly ms: number;
}

/** When the player pressed, on the server's clock. */
export function pressedAt(
  { race: { laidAt } }: Pick<Table, 'race'>,
  audience: Audience,
  connection: Connection,
  shown: Shown | undefined,
  now: number,
): number {
  const told = audience.of(connection)?.shown.find(({ number }) => number === shown?.number);
  // Nobody sees the coins before they lie there for all.
  if (told === undefined || shown === undefined) return Math.max(now, laidAt);
  const seen = Math.max(told.at, laidAt) + shown.ms;
  return Math.round(Math.max(laidAt, Math.min(now, Math.max(seen, now - creditOf(connection)))));
}

/** Until when a call has to wait for others that may have been made earlier and are still on their way. */
export function waitsUntil(table: Table, audience: Audience, presence: Presence, caller: Seat, at: number): number {
  let credit = 0;
  for (const seat of table.seats.keys()) {
    const person = seat === caller ? undefined : personAt(table, seat);
    if (person === undefined || person.plays === 'bot') continue;
    // How well somebody is connected to another process is not known here.
    if (presence.isElsewhere(person.guest)) return at + MOST_CREDIT;
    for (const connection of audience.connectionsOf(person.guest)) credit = Math.max(credit, creditOf(connection));
  }
  return at + credit;
}

export const pressed = (
  table: Table,
  audience: Audience,
  presence: Presence,
  by: { readonly connection: Connection; readonly seat: Seat; readonly shown: Shown | undefined },
  now: number,
): Pressed => {
  const at = pressedAt(table, audience, by.connection, by.shown, now);
  return { at, until: waitsUntil(table, audience, presence, by.seat, at) };
};
