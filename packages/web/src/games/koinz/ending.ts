import { clipped, type Drawing, type KoinSeat, placed, type Shape } from '@pouch/art';
import { koinzInternals, type Seat } from '@pouch/rules';
import { koin } from '../../art/drawings.ts';
import type { BestMoment, EndedGame, EndingCoin, GameEnding } from '../../table/game-ending.ts';
import { t } from '../../words/t.ts';
import { figures } from './figures.ts';
import { localeOf, placeName } from './places.ts';
import { reason } from './result.ts';
import type { Event, EventOf, Pile, Types, View } from './types.ts';
import { nameList, who } from './words.ts';

const { EDGE, GOAL, LARGE, ownerOf, pileOf, radiusOf, SIZES, topOf, withKoin, xOf, yOf } = koinzInternals;

type Ended = EndedGame<Types>;

/** A surface as it was scored. */
interface Scored extends Pick<EventOf<'scored'>, 'surface' | 'points' | 'winner'> {
  readonly moment: number;
  readonly round: number;
  readonly piles: readonly Pile[];
}

/** Every surface of the game when it was scored: the view after that has already cleared the table. */
function surfacesOf({ first, moments }: Pick<Ended, 'first' | 'moments'>): readonly Scored[] {
  let before = first;
  return moments.flatMap(({ number, events, view }) => {
    const { round, surfaces } = before;
    before = view;
    return events.flatMap((event) =>
      event.event === 'scored'
        ? [{ ...event, moment: number, round, piles: pilesAfter(surfaces[event.surface] ?? [], event.surface, events) }]
        : [],
    );
  });
}

/** The piles of a surface with the koin that ended the round. */
function pilesAfter(piles: readonly Pile[], surface: number, events: readonly Event[]): readonly Pile[] {
  const last = events.find((event) => event.event === 'placed' || event.event === 'stacked');
  if (last?.event === 'placed' && last.surface === surface)
    return [...piles, pileOf(last.x, last.y, last.koin, last.seat)];
  if (last?.event === 'stacked' && last.surface === surface)
    return piles.map((pile, index) => (index === last.pile ? withKoin(pile, last.koin, last.seat) : pile));
  return piles;
}

const mostOfOthers = ({ points }: Scored, seat: Seat): number =>
  Math.max(0, ...points.filter((_, each) => each !== seat));

/** The surface won by most, the latest of equals; without one, that with the most points. */
export function bestSurface(ended: Pick<Ended, 'first' | 'moments'>, seat: Seat): Scored | undefined {
  const rank = (scored: Scored): number => {
    const own = scored.points[seat] ?? 0;
    return scored.winner === seat ? 1000 + own - mostOfOthers(scored, seat) : own;
  };
  return surfacesOf(ended).reduce<Scored | undefined>(
    (found, scored) => (rank(scored) > 0 && (found === undefined || rank(scored) >= rank(found)) ? scored : found),
    undefined,
  );
}

function best(ended: Ended, seat: Seat): BestMoment | undefined {
  const scored = bestSurface(ended, seat);
  if (scored === undefined) return undefined;
  const { round, surface, points, winner, piles } = scored;
  const own = points[seat] ?? 0;
  const other = mostOfOthers(scored, seat);
  const place = placeName(round, surface);
  const tops = piles.filter((pile) => ownerOf(pile, topOf(pile)) === seat).map(topOf);
  return {
    // The koin that ended the round comes before its score.
    moment: scored.moment,
    when: t('ending.round', { round }),
    sides: [{ label: place, coins: tops.toSorted((a, b) => a - b).map((size) => koinOf(size, seat)) }],
    between: 'arrow',
    figure: winner === seat ? t('ending.gain', { gain: own - other }) : String(own),
    text:
      winner === seat
        ? t('ending.koinz.won', { ...who(ended.names, seat), place, own, other })
        : t('ending.koinz.most', { ...who(ended.names, seat), place, own }),
  };
}

const koinOf = (size: number, seat: Seat): EndingCoin => ({
  drawing: () => koin(SIZES[size] ?? 'small', seat as KoinSeat),
  scale: radiusOf(size) / radiusOf(LARGE),
});

/** K10: the later somebody went out, the better. */
function outAt({ moments }: Pick<Ended, 'moments'>, seat: Seat): number {
  const moment = moments.find(({ events }) => events.some((event) => event.event === 'out' && event.seat === seat));
  return moment?.number ?? Number.POSITIVE_INFINITY;
}

function why({ view, names }: Ended): string {
  const reached = view.won.flatMap((won, seat) => (won >= GOAL ? [seat] : []));
  return view.ending === 'five-surfaces' && reached.length === 1
    ? t('ending.koinz.five', { names: nameList(names, reached), round: view.round })
    : reason(view);
}

const GAP = 8;

/** The boards of the last round, side by side. */
function boards({ surfaces, round }: View): Drawing {
  const shapes = surfaces.flatMap((piles, surface) => {
    const left = surface * (EDGE + GAP);
    const inside: readonly Shape[] = [
      placed(localeOf(round, surface).drawing, left + EDGE / 2, EDGE / 2, EDGE),
      ...piles.flatMap((pile) => drawnPile(pile, left)),
    ];
    return [clipped(inside, `M${left} 0h${EDGE}v${EDGE}h${-EDGE}Z`)];
  });
  const width = surfaces.length * (EDGE + GAP) - GAP;
  return { title: '', box: { x: 0, y: 0, width, height: EDGE }, shapes };
}

function drawnPile(pile: Pile, left: number): readonly Shape[] {
  const top = topOf(pile);
  return SIZES.flatMap((name, size) => {
    const seat = ownerOf(pile, size);
    if (seat === undefined) return [];
    const drawing = koin(name, seat as KoinSeat, size !== top);
    return [placed(drawing, left + xOf(pile), yOf(pile), drawing.box.width)];
  });
}

export const ending: GameEnding<Types> = {
  scale: { behind: 2, close: 1 },
  markWords: (round) => t('ending.after-round', { round }),
  hasScores: ({ variant }) => variant === 'classic',
  rankOf: (ended, seat) => (ended.view.variant === 'classic' ? (ended.view.won[seat] ?? 0) : outAt(ended, seat)),
  tieBreak: ({ view }) => (view.ending === 'playoff' ? reason(view) : undefined),
  why,
  best,
  figures,
  heap: () => undefined,
  picture: ({ view }) => (view.surfaces.length === 0 ? undefined : boards(view)),
};
