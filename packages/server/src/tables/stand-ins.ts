import { HOLIDAY_DAYS } from '@pouch/protocol';
import { has, Refusal, type Seat } from '@pouch/rules';
import type { Absences } from './absences.js';
import type { ChangeDraft } from './change-draft.js';
import { passHostOn } from './host.js';
import { decider, personAt, type Table, turnOf } from './table.js';

/** Players who are away, go for good, or take days off, and the bots that play for them. */

/** How long a player may be away before the others can do without them. */
export const AWAY_MS = 120_000;
/** A bot takes the seat of a player who has run out of time this often in a row. */
const MOST_TIMEOUTS = 2;
const DAY_MS = 24 * 3600 * 1000;

/**
 * After a bot has decided for a late player: it takes the seat if that happens again and again. Not in a race, where
 * running out of time is how a player who looks on passes.
 */
export function standInForLate(draft: ChangeDraft, seat: Seat, order: 'turns' | 'race'): void {
  const { table } = draft;
  if (order === 'race' || table.phase !== 'playing' || decider(table, seat) !== 'player') return;
  if ((table.people.timeouts[seat] ?? 0) >= MOST_TIMEOUTS) draft.add({ what: 'stand-in', seat, why: 'late' });
}

/** Somebody asks for a bot in the seat of a player for whom all wait. */
export function standInForAbsent(draft: ChangeDraft, seat: Seat, absences: Pick<Absences, 'of'>): Refusal | undefined {
  const { table, at } = draft;
  const turn = turnOf(table);
  if (turn === undefined) return new Refusal('No game is in progress.');
  if (table.clock !== 'none') return new Refusal('The clock decides here when a bot steps in.');
  const person = personAt(table, seat);
  if (person === undefined || person.plays === 'bot') return new Refusal('A bot is already playing there.');
  if (turn.kind !== 'decide' || !has(turn.awaited, seat)) return new Refusal(`Nobody is waiting for ${person.name}.`);
  const away = absences.of(person.guest);
  if (away === undefined) return new Refusal(`${person.name} is here.`);
  if (at - away < AWAY_MS) return new Refusal(`${person.name} hasn’t been away for two minutes yet.`);
  draft.add({ what: 'stand-in', seat, why: 'absent' });
  return undefined;
}

/** A player whose seat a bot has taken because they did nothing, does something. */
export function backByActing(draft: ChangeDraft, seat: Seat): void {
  const { standIn } = personAt(draft.table, seat) ?? {};
  if (draft.table.phase === 'playing' && (standIn === 'late' || standIn === 'absent'))
    draft.add({ what: 'back', seat });
}

/** A player who was missed has come back to the table. */
export function backByComing(draft: ChangeDraft, seat: Seat | undefined): Refusal | undefined {
  if (!isMissed(draft.table, seat)) return new Refusal('Nobody was missed.');
  draft.add({ what: 'back', seat });
  return undefined;
}

export const isMissed = (table: Table, seat: Seat | undefined): seat is Seat =>
  seat !== undefined && table.phase === 'playing' && personAt(table, seat)?.standIn === 'absent';

export function resign(draft: ChangeDraft, seat: Seat, isHere: (guest: string) => boolean): Refusal | undefined {
  const { table } = draft;
  if (table.phase !== 'playing') return new Refusal('No game is in progress.');
  const person = personAt(table, seat);
  if (person?.standIn === 'resigned') return new Refusal('You’ve already resigned.');
  draft.add({ what: 'resigned', seat });
  if (table.phase === 'playing' && table.host === person?.guest) passHostOn(draft, isHere);
  return undefined;
}

/** Days off begin now, or after those already taken. */
export function takeDaysOff(draft: ChangeDraft, seat: Seat, days: number): Refusal | undefined {
  const { table, at } = draft;
  if (table.phase !== 'playing') return new Refusal('No game is in progress.');
  if (table.clock !== 'slow') return new Refusal('Only a slow game lets you take days off.');
  const taken = table.people.holidays.filter((each) => each.seat === seat);
  const left = HOLIDAY_DAYS - Math.round(taken.reduce((sum, { from, until }) => sum + until - from, 0) / DAY_MS);
  if (days > left)
    return new Refusal(
      left === 0 ? `You’ve taken all ${HOLIDAY_DAYS} days off.` : `You can take ${left} more days off in this game.`,
    );
  const from = Math.max(at, ...taken.map(({ until }) => until));
  draft.add({ what: 'holiday', seat, from, until: from + days * DAY_MS });
  return undefined;
}
