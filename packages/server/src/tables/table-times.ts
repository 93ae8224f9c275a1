import { movedPeople } from './people.js';
import type { Table } from './table.js';

/**
 * The times of a table after the clock that wrote them was ahead of this one: by a process with another clock, or before
 * the clock was set back. A time in the future counts as now; otherwise the table would stand still until then.
 */

/** Clocks of several processes differ by less, as a rule. Then the later time counts. */
const MOST_SKEW_MS = 1000;

/** The time of a change that is made now. */
export const timeAfter = ({ at }: Table, now: number): number => (isAhead(at, now) ? now : Math.max(now, at));

/** The table as if its last change had been made no later than now. */
export const settledAt = (table: Table, now: number): Table =>
  isAhead(table.at, now) ? movedTimes(table, now - table.at) : table;

const isAhead = (at: number, now: number): boolean => at - now > MOST_SKEW_MS;

/** Moves every time that something still waits for. Memories of bots go: they have times too. */
export function movedTimes(table: Table, by: number): Table {
  const { race } = table;
  const { clock } = race;
  const moved = (time: number | null): number | null => (time === null ? null : time + by);
  const movedSeconds = (time: number | null): number | null => (time === null ? null : time + by / 1000);
  return {
    ...table,
    at: table.at + by,
    shownAt: table.shownAt.map((time) => time + by),
    awaited: table.awaited.map((each) => (each === null ? null : { ...each, at: each.at + by })),
    memories: table.memories.map(() => null),
    people: movedPeople(table.people, by),
    race: {
      clock: { ...clock, deadline: movedSeconds(clock.deadline), barredUntil: clock.barredUntil.map(movedSeconds) },
      laidAt: race.laidAt + by,
      chanceAt: moved(race.chanceAt),
      claims: race.claims.map((claim) => ({ ...claim, at: claim.at + by })),
      until: moved(race.until),
    },
  };
}
