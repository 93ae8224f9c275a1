import type { About, Pause, Proposal, TableEvent } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';

/** What a table remembers about its people besides their seats. Plain data, like the table. */
export interface People {
  readonly newcomers: About['newcomers'];
  readonly previous: string | null;
  /** Until when the code leads here. Older tables gave it back when the game began, and it may be another table's by now. */
  readonly codeUntil: 'start' | 'end';
  /** By seat: the number of the change that seated its player or bot. */
  readonly seatedIn: readonly (number | null)[];
  /** By seat: how many times in a row its player ran out of time. */
  readonly timeouts: readonly number[];
  readonly proposal: Proposal | null;
  readonly pause: Pause | null;
  /** How many pauses the game has had. */
  readonly pauses: number;
  readonly holidays: About['holidays'];
  readonly requests: About['requests'];
  /** Newcomers whom the host has declined, and when they may ask again. */
  readonly turnedAway: readonly { readonly guest: string; readonly until: number }[];
  /** Guests who have resigned: they do not come back. */
  readonly resigned: readonly string[];
  readonly stopped: About['stopped'];
  /** How many rematches were withdrawn: each has its own table. */
  readonly withdrawn: number;
}

const perSeat = <T>(seats: number, item: T): T[] => Array.from({ length: seats }, () => item);

export const newPeople = (
  seats: number,
  {
    newcomers,
    previous,
  }: { readonly newcomers?: About['newcomers'] | undefined; readonly previous?: string | undefined },
): People => ({
  newcomers: newcomers ?? 'ask',
  previous: previous ?? null,
  codeUntil: newcomers === undefined ? 'start' : 'end',
  seatedIn: perSeat(seats, null),
  timeouts: perSeat(seats, 0),
  proposal: null,
  pause: null,
  pauses: 0,
  holidays: [],
  requests: [],
  turnedAway: [],
  resigned: [],
  stopped: null,
  withdrawn: 0,
});

/** Whether the table is paused: no clock runs, and nobody decides. */
export const standsStill = ({ people }: { readonly people: People }): boolean => people.pause !== null;

/** How long a seat's days off delay a deadline that began at that time, in milliseconds. */
export const daysOff = ({ holidays }: People, seat: Seat, since: number): number =>
  holidays
    .filter((holiday) => holiday.seat === seat)
    .reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, since)), 0);

/** The same with every time moved: see table-times.ts. */
export function movedPeople(people: People, by: number): People {
  const moved = <T extends { readonly until: number }>(each: T): T => ({ ...each, until: each.until + by });
  const { proposal, pause } = people;
  return {
    ...people,
    proposal: proposal === null ? null : moved(proposal),
    pause: pause === null ? null : { since: pause.since + by, until: pause.until + by },
    holidays: people.holidays.map(({ seat, from, until }) => ({ seat, from: from + by, until: until + by })),
    requests: people.requests.map(moved),
    turnedAway: people.turnedAway.map(moved),
  };
}

/** Entries that change nothing but what the table remembers about its people. */
export type PeopleEntry = Extract<
  TableEvent,
  { what: 'asked' | 'turned-away' | 'proposed' | 'agreed' | 'declined' | 'paused' | 'holiday' }
>;

/** How many newcomers who were declined are remembered. */
const MOST_TURNED_AWAY = 32;

export function afterPeopleEntry(people: People, entry: PeopleEntry, at: number): People {
  const { proposal } = people;
  switch (entry.what) {
    case 'asked': {
      const { who, seat, until } = entry;
      return { ...people, requests: [...openRequests(people, at), { who, seat, until }] };
    }
    case 'turned-away': {
      const { guest, until } = entry;
      const turnedAway = [...people.turnedAway.filter((each) => each.until > at), { guest, until }];
      return { ...withoutRequest(people, guest), turnedAway: turnedAway.slice(-MOST_TURNED_AWAY) };
    }
    case 'proposed': {
      const { proposal: what, seat, asked, until } = entry;
      return { ...people, proposal: { what, seat, asked, agreed: [seat], until } };
    }
    case 'agreed':
      if (proposal === null) return people;
      return { ...people, proposal: { ...proposal, agreed: [...proposal.agreed, entry.seat] } };
    case 'declined':
      return { ...people, proposal: null };
    case 'paused':
      return { ...people, proposal: null, pause: { since: at, until: entry.until }, pauses: people.pauses + 1 };
    case 'holiday': {
      const { seat, from, until } = entry;
      return { ...people, holidays: [...people.holidays, { seat, from, until }] };
    }
  }
}

export const openRequests = ({ requests }: People, at: number): People['requests'] =>
  requests.filter(({ until }) => until > at);

export const withoutRequest = (people: People, guest: string): People => ({
  ...people,
  requests: people.requests.filter(({ who }) => who.id !== guest),
});
