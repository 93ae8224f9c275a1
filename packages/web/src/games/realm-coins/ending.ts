import { countOf, METALS, realmInternals, type Seat } from '@pouch/rules';
import { realmCoin } from '../../art/drawings.ts';
import type { BestMoment, EndedGame, EndingCoin, GameEnding } from '../../table/game-ending.ts';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { coinsOf, nameOf } from './faces.ts';
import { figures } from './figures.ts';
import { result, score } from './result.ts';
import type { Event, Face, Faces, Types } from './types.ts';
import { coinWords, ordinal, who } from './words.ts';

const { poolValue, realmFace, stashOf } = realmInternals;

type Ended = EndedGame<Types>;

/** One player's round. */
interface Round {
  readonly round: number;
  /** The moment in which the bids were revealed. */
  readonly moment: number;
  readonly paid: Faces;
  readonly won: Faces;
  /** What the wyverns cost. */
  readonly appeased: Faces;
  /** As it counted for the rank. */
  readonly value: number;
  readonly place: number;
  /** Whose bid was ranked next below, and its value. */
  readonly below: { readonly seat: Seat; readonly value: number } | undefined;
  readonly swoop: { readonly moment: number; readonly take: Faces; readonly give: Faces } | undefined;
}

const netOf = ({ paid, won, appeased }: Round): number => poolValue(won) - poolValue(paid) - poolValue(appeased);

/** The rounds in which somebody bid; those that were cancelled are left out. */
export function roundsOf({ first, moments }: Pick<Ended, 'first' | 'moments'>, seat: Seat): readonly Round[] {
  const rounds: Round[] = [];
  let { round } = first;
  let now: Round | undefined;
  const change = (more: Partial<Round>): void => {
    if (now !== undefined) now = { ...now, ...more };
  };
  const close = (): void => {
    if (now !== undefined) rounds.push(now);
    now = undefined;
  };
  for (const { number, events, view } of moments)
    for (const event of events) {
      if (event.event === 'round-begun' || event.event === 'over') {
        close();
        round = view.round;
      } else if (event.event === 'round-off') now = undefined;
      else if (event.event === 'ranked' && event.seat !== seat) {
        if (now !== undefined && now.value >= 0 && now.below === undefined) change({ below: event });
      } else if ('seat' in event && event.seat === seat) now = afterOwn(now, event, number, round);
    }
  close();
  return rounds.filter(({ value }) => value >= 0);
}

const NOT_RANKED = -1;

function afterOwn(now: Round | undefined, event: Event, moment: number, round: number): Round | undefined {
  if (event.event === 'revealed') {
    const { bid: paid } = event;
    const nothing = { won: 0, appeased: 0, below: undefined, swoop: undefined };
    return { round, moment, paid, value: NOT_RANKED, place: NOT_RANKED, ...nothing };
  }
  if (now === undefined) return undefined;
  switch (event.event) {
    case 'crowns-home':
      return { ...now, paid: now.paid - event.coins };
    case 'ranked':
      return { ...now, value: event.value };
    case 'knights-home':
      return { ...now, paid: event.bid };
    case 'tied':
      return { ...now, paid: 0 };
    case 'swooped':
      return { ...now, swoop: { moment, take: event.take, give: event.give } };
    case 'collected':
      return { ...now, won: event.coins, place: event.place };
    case 'appeased':
      return { ...now, appeased: event.coins };
    default:
      return now;
  }
}

/** The round with the highest net, the latest of equals; or a swoop that gained as much. */
function best(ended: Ended, seat: Seat): BestMoment | undefined {
  const rounds = roundsOf(ended, seat);
  const [net, top] = latestBest(rounds, netOf);
  const [gain, swooped] = latestBest(rounds, ({ swoop }) =>
    swoop === undefined ? Number.NEGATIVE_INFINITY : poolValue(swoop.take) - poolValue(swoop.give),
  );
  if (swooped?.swoop !== undefined && gain > 0 && gain >= net) return swoopMoment(swooped, swooped.swoop, gain);
  if (top !== undefined && net > 0) return poolMoment(top, net, ended.names, seat);
  const [value, highest] = latestBest(rounds, (round) => round.value);
  if (highest === undefined || value <= 0) return undefined;
  return {
    moment: highest.moment,
    when: t('ending.round', { round: highest.round }),
    sides: [{ label: t('ending.realm.bid'), coins: drawn(highest.paid) }],
    between: 'arrow',
    figure: String(value),
    text: t('ending.realm.highest', { ...who(seat, ended.names), value }),
  };
}

/** The latest of those with the highest value, and that value. */
function latestBest<Item>(items: readonly Item[], measure: (item: Item) => number): [number, Item | undefined] {
  let most = Number.NEGATIVE_INFINITY;
  let found: Item | undefined;
  for (const item of items) {
    const value = measure(item);
    if (value < most || value === Number.NEGATIVE_INFINITY) continue;
    most = value;
    found = item;
  }
  return [most, found];
}

const poolMoment = (round: Round, net: number, names: Names, seat: Seat): BestMoment => ({
  moment: round.moment,
  when: t('ending.round', { round: round.round }),
  sides: [
    {
      label: t('ending.realm.paid', { value: poolValue(round.paid) + poolValue(round.appeased) }),
      coins: drawn(round.paid),
    },
    { label: t('ending.realm.won', { value: poolValue(round.won) }), coins: drawn(round.won) },
  ],
  between: 'arrow',
  figure: t('ending.gain', { gain: net }),
  text: poolWords(round, names, seat),
});

function poolWords({ place, value, below }: Round, names: Names, seat: Seat): string {
  const about = { ...who(seat, names), place: ordinal(place) };
  if (below === undefined) return t('ending.realm.pool', about);
  if (names.isYou(below.seat)) return t('ending.realm.outbid-you', { ...about, value, below: below.value });
  return t('ending.realm.outbid', { ...about, other: names.of(below.seat), value, below: below.value });
}

const swoopMoment = (round: Round, { take, give, moment }: NonNullable<Round['swoop']>, gain: number): BestMoment => ({
  moment,
  when: t('ending.round', { round: round.round }),
  sides: [
    { label: t('ending.realm.gave'), coins: drawn(give) },
    { label: t('ending.realm.took'), coins: drawn(take) },
  ],
  between: 'swap',
  figure: t('ending.gain', { gain }),
  text: t('ending.realm.swoop', { take: coinWords(take), give: coinWords(give), place: ordinal(round.place) }),
});

const drawn = (coins: Faces): readonly EndingCoin[] => coinsOf(coins).map(coinOf);

const coinOf = (face: Face): EndingCoin => ({
  drawing: (size) => realmCoin(nameOf(face), size),
});

export const ending: GameEnding<Types> = {
  scale: { behind: 6, close: 3 },
  markWords: (round) => t('ending.after-round', { round }),
  hasScores: () => true,
  tieBreak: ({ view }) =>
    view.ending === 'extra-round' ? t('ending.realm.extra', { before: view.round - 1 }) : undefined,
  why: ({ view, names }) => result(view, names).reason,
  best,
  figures,
  heap: ({ view, names }, seat) => ({
    // In a stash no side is up: the bright ones are shown.
    coins: METALS.flatMap((_, metal) =>
      Array.from({ length: countOf(stashOf(view, seat), metal) }, () => coinOf(realmFace(metal))),
    ).reverse(),
    caption: t('ending.realm.heap', { ...who(seat, names), score: score(view, seat) }),
  }),
};
