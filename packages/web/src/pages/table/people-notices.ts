import type { About, Proposal, SeatAbout, SeatRequest } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import type { TableState } from '../../online/table-state.ts';
import { botsAt, roleAt } from './seats.ts';

type Stopping =
  | { readonly how: 'called-off' }
  | { readonly how: 'resigned'; readonly name: string; readonly winner: string | undefined };

/** What the people at a table want of the viewer, or have decided: one line each under the top bar. */
export type Notice =
  | ({ readonly kind: 'stopped'; readonly rematch: 'may-ask' | 'none' } & Stopping)
  | { readonly kind: 'proposal'; readonly what: Proposal['what']; readonly name: string }
  | { readonly kind: 'proposed'; readonly what: Proposal['what'] }
  | { readonly kind: 'newcomer'; readonly request: SeatRequest }
  | { readonly kind: 'asked-host' }
  | { readonly kind: 'away'; readonly seat: Seat; readonly name: string }
  | { readonly kind: 'rematch'; readonly next: string; readonly name: string }
  /** The table of the rematch, for who watched, or has a seat there already. */
  | { readonly kind: 'follow'; readonly next: string; readonly as: 'player' | 'watcher' };

/** How long a player has to be away before the others may ask for a bot. The server checks it. */
const AWAY_MS = 120_000;

const nameAt = (seats: readonly SeatAbout[], seat: Seat | undefined): string | undefined => {
  const holder = seat === undefined ? undefined : seats[seat];
  return holder === undefined || holder.kind === 'open' ? undefined : holder.name;
};

/** `awaited` are the seats that the game waits for. */
export function noticesAt(
  { seat, me, here }: Pick<TableState, 'seat' | 'me' | 'here'>,
  about: About,
  awaited: readonly Seat[],
  now: number,
): readonly Notice[] {
  const notices = [
    stopped(about, seat),
    rematch(about, seat),
    proposal(about, seat, now),
    ...newcomers(about, me?.id, now),
    ...absent(about, seat, here.away, awaited, now),
  ];
  return notices.filter((notice) => notice !== undefined);
}

function stopped({ stopped: why, seats, next }: About, mine: Seat | undefined): Notice | undefined {
  const rematch = mine === undefined || next !== null ? 'none' : 'may-ask';
  switch (why?.how) {
    case undefined:
      return undefined;
    case 'called-off':
      return { kind: 'stopped', rematch, how: 'called-off' };
    case 'resigned': {
      const name = nameAt(seats, why.seat) ?? '';
      return { kind: 'stopped', rematch, how: 'resigned', name, winner: nameAt(seats, why.winners[0]) };
    }
  }
}

/** Who played is invited; who watched may come along. */
function rematch({ phase, next, seats, stopped: early }: About, mine: Seat | undefined): Notice | undefined {
  if (phase !== 'over' || next === null) return undefined;
  const own = mine === undefined ? undefined : seats[mine];
  const asker = seats.find((holder, seat) => holder.kind === 'person' && holder.ready && seat !== mine);
  if (own?.kind !== 'person') return { kind: 'follow', next, as: 'watcher' };
  // The ending of a whole game leads there itself.
  if (own.ready && early !== null) return { kind: 'follow', next, as: 'player' };
  if (own.ready || own.stays === true || asker?.kind !== 'person') return undefined;
  return { kind: 'rematch', next, name: asker.name };
}

function proposal({ proposal: open, seats }: About, mine: Seat | undefined, now: number): Notice | undefined {
  if (open === null || open.until <= now || mine === undefined) return undefined;
  const { what } = open;
  if (open.seat === mine) return { kind: 'proposed', what };
  if (!open.asked.includes(mine) || open.agreed.includes(mine)) return undefined;
  return { kind: 'proposal', what, name: nameAt(seats, open.seat) ?? '' };
}

function newcomers({ host, requests }: About, me: string | undefined, now: number): readonly Notice[] {
  return requests.flatMap((request): Notice[] => {
    if (request.until <= now) return [];
    if (request.who.id === me) return [{ kind: 'asked-host' }];
    return host === me ? [{ kind: 'newcomer', request }] : [];
  });
}

function absent(
  about: About,
  mine: Seat | undefined,
  away: TableState['here']['away'],
  awaited: readonly Seat[],
  now: number,
): readonly Notice[] {
  if (about.clock !== 'none' || roleAt(about, mine) !== 'plays') return [];
  return about.seats.flatMap((holder, seat): Notice[] => {
    if (holder.kind !== 'person' || holder.plays === 'bot' || seat === mine || !awaited.includes(seat)) return [];
    const since = away.find(({ guest }) => guest === holder.guest)?.since;
    return since === undefined || now - since < AWAY_MS ? [] : [{ kind: 'away', seat, name: holder.name }];
  });
}

/** When a notice appears or goes by time alone. */
export const timesOf = ({ here }: Pick<TableState, 'here'>, { proposal: open, requests }: About): readonly number[] => [
  ...(open === null ? [] : [open.until]),
  ...requests.map(({ until }) => until),
  ...here.away.map(({ since }) => since + AWAY_MS),
];

/** The seats that a newcomer may take over, or ask for. */
export const seatsForNewcomers = (about: About): ReturnType<typeof botsAt> =>
  about.newcomers === 'nobody' ? [] : botsAt(about);
