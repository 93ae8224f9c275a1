import { coinsOfKind, countOf, EMPTY, realmInternals, type SeatSet, seatSet, seatsIn, sizeOf } from '@pouch/rules';
import type { Line, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { type Share, sharesOf } from './round.ts';
import { bidSpot, POUCH_SPOT, poolSpot, stashSpot } from './spots.ts';
import type { Event, View } from './types.ts';
import { allOf, bareCoinWords, coinWords, faceWords, ordinal, people, roundWords, who } from './words.ts';

const { BOAR, bidValue, poolValue, realmFace } = realmInternals;

type Of<Name extends Event['event']> = Extract<Event, { readonly event: Name }>;

/** What a line may look at besides its event: how things stood, and all that happened in the same step. */
interface Around {
  readonly names: Names;
  readonly before: View | undefined;
  readonly together: readonly Event[];
}

/** An event as a line of the log: what causes something comes before it, and nothing is said twice. */
export function tell(
  event: Event,
  names: Names,
  before?: View,
  together: readonly Event[] = [event],
): Line | undefined {
  const around: Around = { names, before, together };
  switch (event.event) {
    case 'bid-in':
      return { text: t('realm.tell.bid-in', who(event.seat, names)), lead: event.seat, spots: [stashSpot(event.seat)] };
    case 'revealed':
      return revealed(event, around);
    case 'crowns-home':
      return {
        text: t('realm.tell.crowns-home', { ...who(event.seat, names), count: sizeOf(event.coins) }),
        lead: 'return',
        spots: [stashSpot(event.seat)],
      };
    case 'round-off':
      return { text: t('realm.tell.round-off', allOf(event.payers, names)), lead: 'none' };
    case 'forfeited':
      return {
        text: t('realm.tell.forfeited', { ...who(event.seat, names), coin: faceWords(event.coin, 1) }),
        lead: event.seat,
        spots: [poolSpot(0)],
      };
    case 'ranked':
      return ranked(event, around);
    case 'knights-home':
      return {
        text: t('realm.tell.knights-home', { ...who(event.seat, names), count: event.knights }),
        lead: 'return',
        spots: [stashSpot(event.seat)],
      };
    case 'tied':
      return tied(event, around);
    case 'swooped':
      return swooped(event, around);
    case 'collected':
      return {
        text: t('realm.tell.collected', {
          ...who(event.seat, names),
          place: ordinal(event.place),
          value: poolValue(event.coins),
          paid: paidFor(event, around),
        }),
        lead: event.seat,
        spots: [poolSpot(event.place)],
      };
    case 'appeased':
      return {
        text: t('realm.tell.appeased', {
          ...who(event.seat, names),
          coins: coinWords(event.coins),
          count: sizeOf(event.coins),
        }),
        lead: event.seat,
      };
    case 'out':
      return { text: t('realm.tell.out', who(event.seat, names)), lead: event.seat, spots: [stashSpot(event.seat)] };
    case 'drawn':
      return {
        text: t('realm.tell.drawn', { coin: bareCoinWords(coinsOfKind(realmFace(event.coin))) }),
        lead: 'pouch',
        spots: [poolSpot(0), POUCH_SPOT],
      };
    case 'round-begun':
      return event.extra ? { text: t('realm.tell.extra'), lead: 'none' } : undefined;
    case 'over':
      return { text: overWords(event.winners, names), lead: seatsIn(event.winners)[0] ?? 'none' };
    case 'pools-ordered':
      return undefined;
  }
}

/** One line for all bids, highest first: 'Bids revealed: Ines 14, Jonah 6, you 5.' */
function revealed(event: Of<'revealed'>, { names, together }: Around): Line | undefined {
  const shares = sharesOf({ events: together.filter((each) => each.event === 'revealed'), stashes: undefined });
  if (together.find((each) => each.event === 'revealed') !== event) return undefined;
  const bids = shares
    .toSorted((a, b) => b.value - a.value || countOf(b.bid, BOAR) - countOf(a.bid, BOAR))
    .map((share) => bidWords(share, names));
  return { text: t('realm.tell.revealed', { bids: bids.join(', ') }), lead: 'none' };
}

const bidWords = ({ seat, value }: Share, names: Names): string =>
  t('realm.tell.bid', { name: names.isYou(seat) ? t('realm.you-inside') : names.of(seat), value });

/** A rank is told only where boars decide it. */
function ranked(event: Of<'ranked'>, { names, together }: Around): Line | undefined {
  const below = together.find((each): each is Of<'ranked'> => each.event === 'ranked' && each.rank === event.rank + 1);
  if (below === undefined || below.value !== event.value || below.boars === event.boars) return undefined;
  return {
    text: t('realm.tell.boars', {
      ...who(event.seat, names),
      other: names.isYou(below.seat) ? t('realm.you-inside') : names.of(below.seat),
      boars: event.boars,
      fewer: below.boars,
    }),
    lead: event.seat,
  };
}

const sameRank = (a: Of<'tied'>, b: Of<'tied'>): boolean =>
  bidValue(a.bid) === bidValue(b.bid) && countOf(a.bid, BOAR) === countOf(b.bid, BOAR);

/** One line for all who tied at the same value. */
function tied(event: Of<'tied'>, { names, together }: Around): Line | undefined {
  const group = together.filter((each): each is Of<'tied'> => each.event === 'tied' && sameRank(each, event));
  if (group.length > 0 && group[0] !== event) return undefined;
  const seats = seatSet(group.map(({ seat }) => seat));
  return {
    text: t('realm.tell.tied', {
      names: capital(people(seats, names)),
      count: group.length,
      value: bidValue(event.bid),
    }),
    lead: 'none',
    spots: group.map(({ place }) => bidSpot(place)),
  };
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function swooped({ seat, place, take, give }: Of<'swooped'>, { names, before }: Around): Line {
  const from = before?.owners[place - 1] ?? null;
  const swap = { ...who(seat, names), give: coinWords(give) };
  return {
    text:
      from === null
        ? t('realm.tell.swooped.pool', { ...swap, take: coinWords(take) })
        : t('realm.tell.swooped', {
            ...swap,
            take: bareCoinWords(take),
            from: names.isYou(from) ? 'you' : 'other',
            other: names.of(from),
          }),
    lead: seat,
    spots: [bidSpot(place - 1), poolSpot(place)],
  };
}

/** What the pool has cost: the coins of the bid that stay on the table. */
function paidFor({ seat, place }: Of<'collected'>, { before, together }: Around): number {
  const share = sharesOf({ events: together, stashes: undefined }).find((each) => each.seat === seat);
  return share === undefined ? poolValue(before?.bids[place] ?? EMPTY) : poolValue(share.bid - share.returned);
}

function overWords(winners: SeatSet, names: Names): string {
  const [first, ...others] = seatsIn(winners);
  if (first === undefined) return t('realm.tell.nobody-wins');
  return others.length === 0
    ? t('realm.tell.wins', who(first, names))
    : t('realm.tell.share', { names: people(winners, names) });
}

/** No event begins the first round: its group begins with its first bid. */
export function group(event: Event, view: View): string | undefined {
  if (event.event === 'round-begun') return roundWords(event);
  const isFirst = view.round === 1 && view.sealed.filter((bid) => bid !== null).length === 1;
  return event.event === 'bid-in' && isFirst ? roundWords(view) : undefined;
}
