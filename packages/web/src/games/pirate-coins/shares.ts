import {
  EMPTY,
  NOBODY,
  only,
  pirateCoins,
  pirateInternals,
  type Seat,
  type SeatSet,
  seatCount,
  seatsIn,
} from '@pouch/rules';
import type { Event, Metals, View } from './types.ts';

/** What I would get if I plundered together with some others. */
export interface Share {
  readonly take: Metals;
  readonly give: Metals;
  /** What the booty gains. */
  readonly gain: number;
  /** What is left in the hold. */
  readonly left: Metals;
}

/** My share beside a number of others, or beside particular ones where it depends on who they are. */
export interface ShareLine {
  readonly others: number;
  /** The sets of others that this line is about. */
  readonly with: readonly SeatSet[];
  /** One share if it is the same for all of them, else one for each set, in the same order. */
  readonly shares: readonly Share[];
}

/** The rules themselves play it out: everybody else aboard has sallied forth, these have plundered, and so do I. */
export function shareWith(view: View, seat: Seat, others: SeatSet): Share {
  const draft: pirateInternals.State = {
    ...view,
    booty: [...view.booty],
    stack: [...view.stack],
    monster: others,
    skull: view.aboard & ~others & ~only(seat),
    hidden: NOBODY,
  };
  const events: Event[] = [];
  pirateCoins.advance(draft, { do: 'choose', seat, side: 'monster' }, events);
  let left = view.loot;
  let mine = { take: EMPTY, give: EMPTY };
  for (const event of events) {
    if (event.event !== 'plundered') continue;
    left += event.give - event.take;
    if (event.seat === seat) mine = event;
  }
  const { take, give } = mine;
  return { take, give, gain: pirateInternals.worthOf(take) - pirateInternals.worthOf(give), left };
}

/** As many lines as a card has room for. */
const MOST_LINES = 4;

/** My share alone, with one, with two and so on. Where it depends on who the others are, by name if there is room. */
export function shareLines(view: View, seat: Seat): readonly ShareLine[] {
  const others = view.aboard & ~only(seat);
  const bySize = Array.from({ length: seatCount(others) + 1 }, (_, size) => subsets(others, size)).map((sets) =>
    alike(sets.map((set) => ({ set, share: shareWith(view, seat, set) }))),
  );
  const named = bySize.flat();
  if (named.length <= MOST_LINES) return named;
  return bySize.map((lines) => {
    const [first] = lines;
    if (first === undefined || lines.length === 1) return first ?? { others: 0, with: [], shares: [] };
    // Each share once for every set that it goes with: the two lists run side by side.
    return {
      others: first.others,
      with: lines.flatMap((line) => line.with),
      shares: lines.flatMap((line) => line.with.flatMap(() => line.shares)),
    };
  });
}

const sameShare = (a: Share, b: Share): boolean => a.take === b.take && a.give === b.give;

/** The same for all is one line; else there is one for every different share. */
function alike(cases: readonly { readonly set: SeatSet; readonly share: Share }[]): readonly ShareLine[] {
  const lines: { others: number; with: SeatSet[]; shares: Share[] }[] = [];
  for (const { set, share } of cases) {
    const known = lines.find(({ shares: [first] }) => first !== undefined && sameShare(first, share));
    if (known === undefined) lines.push({ others: seatCount(set), with: [set], shares: [share] });
    else known.with.push(set);
  }
  return lines;
}

function subsets(set: SeatSet, size: number): readonly SeatSet[] {
  const seats = seatsIn(set);
  const all: SeatSet[] = [];
  for (let part = NOBODY; part <= set; part++) if ((part & ~set) === NOBODY && seatCount(part) === size) all.push(part);
  return seats.length === 0 ? [NOBODY] : all;
}

/** How many of the others aboard a line can be about at the most: for 'with both' and 'with all'. */
export const othersAboard = (view: View, seat: Seat): number => seatCount(view.aboard & ~only(seat));
