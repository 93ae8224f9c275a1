import { has, koinzInternals, type Seat, seatsIn } from '@pouch/rules';
import type { Line, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { stuckIn } from './show.ts';
import { pileSpot } from './spots.ts';
import type { Event, EventOf, Pile, View } from './types.ts';
import { kitWords, nameList, placeIn, sizeWord, who, whoseFor } from './words.ts';

const { bottomOf, ownerOf, topOf } = koinzInternals;

/** What begins a round, and with it a group of the log. */
export function group(event: Event): string | undefined {
  if (event.event === 'first') return t('koinz.round', { round: 1 });
  if (event.event !== 'round-begun') return undefined;
  return t(event.playoff ? 'koinz.extra-round' : 'koinz.round', { round: event.round });
}

/** An event as a line of the log. */
export function tell(event: Event, names: Names, before?: View): Line | undefined {
  switch (event.event) {
    case 'first':
      return { text: t('koinz.tell.first', who(names, event.seat)), lead: event.seat };
    case 'round-begun': {
      const { seat, round } = event;
      return { text: t('koinz.tell.first-in', { ...who(names, seat), round }), lead: seat };
    }
    case 'chose': {
      const what = kitWords(event.part, event.number);
      return { text: t('koinz.tell.chose', { ...who(names, event.seat), what }), lead: event.seat };
    }
    case 'placed': {
      const values = { size: sizeWord(event.koin), place: placeIn(before, event.surface) };
      const pile = before?.surfaces[event.surface]?.length;
      return {
        text: t('koinz.tell.placed', { ...who(names, event.seat), ...values }),
        lead: event.seat,
        ...spotsOf(before, event.surface, pile),
      };
    }
    case 'stacked':
      return stacked(event, names, before);
    case 'fouled':
      return fouled(event, names, before);
    case 'forfeited':
      return { text: t('koinz.tell.forfeited', who(names, event.seat)), lead: event.seat };
    case 'passed-over':
      // It is told once, not at every turn that goes by.
      if (before !== undefined && has(stuckIn(before), event.seat)) return undefined;
      return { text: t('koinz.tell.passed-over', who(names, event.seat)), lead: event.seat };
    case 'scored':
      return scored(event, names, before);
    case 'out':
      return { text: t('koinz.tell.out', who(names, event.seat)), lead: event.seat };
    case 'over': {
      const winners = seatsIn(event.winners);
      const [first = 'none' as const] = winners;
      const text = t('koinz.tell.over', { count: winners.length, names: nameList(names, winners) });
      return { text, lead: winners.length === 1 ? first : 'none' };
    }
  }
}

const spotsOf = (before: View | undefined, surface: number, pile: number | undefined): Pick<Line, 'spots'> =>
  before === undefined || pile === undefined ? {} : { spots: [pileSpot(before.round, surface, pile)] };

function stacked(event: EventOf<'stacked'>, names: Names, before?: View): Line {
  const { seat, koin, surface, pile } = event;
  const below = before?.surfaces[surface]?.[pile];
  const values = { ...who(names, seat), size: sizeWord(koin), place: placeIn(before, surface) };
  const text =
    below === undefined
      ? t('koinz.tell.stacked-unknown', values)
      : t('koinz.tell.stacked', { ...values, below: topFor(names, below, seat) });
  return { text, lead: seat, ...spotsOf(before, surface, pile) };
}

/** The top koin of a pile on which somebody laid another: 'their own large koin' */
function topFor(names: Names, pile: Pile, by: Seat): string {
  const owner = ownerOf(pile, topOf(pile));
  if (owner === undefined) return t('koinz.tell.a-koin');
  return t('koinz.koin-of', { whose: whoseFor(names, owner, by), size: sizeWord(topOf(pile)) });
}

function fouled(event: EventOf<'fouled'>, names: Names, before?: View): Line {
  const { seat, surface, pile } = event;
  const nudged = before?.surfaces[surface]?.[pile];
  const owner = nudged === undefined ? undefined : ownerOf(nudged, bottomOf(nudged));
  const koin =
    owner === undefined ? t('koinz.tell.a-koin') : t('koinz.tell.whose-koin', { whose: whoseFor(names, owner, seat) });
  const second = (before?.fouls ?? 0) > 0;
  const text = t(second ? 'koinz.tell.fouled-second' : 'koinz.tell.fouled', {
    ...who(names, seat),
    koin,
    place: placeIn(before, surface),
  });
  return { text, lead: seat, ...spotsOf(before, surface, pile) };
}

function scored({ surface, points, winner }: EventOf<'scored'>, names: Names, before?: View): Line {
  const place = placeIn(before, surface);
  const [best = 0, next = 0] = points.toSorted((a, b) => b - a);
  if (winner !== null)
    return {
      text: t('koinz.tell.won', { ...who(names, winner), place, score: t('koinz.tell.score', { best, next }) }),
      lead: winner,
    };
  const text = best === 0 ? t('koinz.tell.no-points', { place }) : t('koinz.tell.tied', { place, points: best });
  return { text, lead: 'none' };
}
