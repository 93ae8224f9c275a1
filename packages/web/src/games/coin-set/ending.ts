import { type Drawing, placed } from '@pouch/art';
import { coinSetInternals as internals, type Seat } from '@pouch/rules';
import { setCoin } from '../../art/drawings.ts';
import type { BestMoment, EndedGame, EndingCoin, GameEnding } from '../../table/game-ending.ts';
import { clockTime } from '../../words/clock-time.ts';
import { t } from '../../words/t.ts';
import { figures } from './figures.ts';
import { aloneWords } from './result.ts';
import { traitsOf } from './traits.ts';
import type { Event, Face, Types } from './types.ts';
import { setWords, youOf } from './words.ts';

type Ended = EndedGame<Types>;

/** A set that somebody found. */
interface Found {
  readonly seat: Seat;
  readonly coins: readonly Face[];
  /** The moment of the call. */
  readonly moment: number;
  /** From the coins' arrival to the call, in seconds; unknown without the race's clock. */
  readonly seconds: number | undefined;
}

const changesTable = ({ event }: Event): boolean => event === 'dealt' || event === 'all-turned' || event === 'turned';

export function foundSets({ moments, time }: Pick<Ended, 'moments' | 'time'>): readonly Found[] {
  const found: Found[] = [];
  let laid: number | undefined;
  let call: { readonly number: number; readonly at: number | undefined } | undefined;
  for (const { number, events } of moments) {
    const at = time?.at[number];
    for (const event of events) {
      if (event.event === 'called') call = { number, at };
      if (event.event === 'set') {
        const seconds = call?.at === undefined || laid === undefined ? undefined : (call.at - laid) / 1000;
        found.push({ seat: event.seat, coins: event.coins, moment: call?.number ?? number, seconds });
      }
      if (changesTable(event)) laid = at;
    }
  }
  return found;
}

const differences = ({ coins }: Found): number => traitsOf(coins).filter(({ is }) => is === 'different').length;

/** The fastest set; where no clock is known, the one with the most differences, the latest of equals. */
export function bestSet(sets: readonly Found[], seat: Seat): Found | undefined {
  const own = sets.filter((set) => set.seat === seat);
  const timed = own.filter(({ seconds }) => seconds !== undefined && seconds >= 0);
  if (timed.length > 0) return timed.reduce((best, set) => ((set.seconds ?? 0) < (best.seconds ?? 0) ? set : best));
  return own.reduce<Found | undefined>(
    (best, set) => (best === undefined || differences(set) >= differences(best) ? set : best),
    undefined,
  );
}

function best(ended: Ended, seat: Seat): BestMoment | undefined {
  const sets = foundSets(ended);
  const set = bestSet(sets, seat);
  if (set === undefined) return undefined;
  const { seconds } = set;
  return {
    moment: set.moment,
    when: t('ending.set.number', { number: sets.indexOf(set) + 1 }),
    sides: [{ label: setWords(set.coins), coins: set.coins.map(coinOf) }],
    between: 'arrow',
    figure:
      seconds === undefined
        ? t('ending.gain', { gain: internals.SET })
        : t('ending.set.seconds', { seconds: tenths(seconds) }),
    text: t(seconds === undefined ? 'ending.set.hardest' : 'ending.set.fastest', youOf(ended.names, seat)),
  };
}

const tenths = (seconds: number): string => seconds.toFixed(1);

const coinOf = (face: Face): EndingCoin => ({
  drawing: (size) => setCoin(face, size),
});

/** S5: alone it is a game against the clock; and a table at which nobody found anything has no winner to name. */
function headline({ view, names, time }: Ended): string | undefined {
  if (view.seats > 1) return view.won.every((coins) => coins.length === 0) ? t('ending.set.nobody') : undefined;
  const about = {
    ...youOf(names, 0),
    sets: internals.wonBy(view, 0).length / internals.SET,
    ending: view.ending === 'too-few-coins' ? 'all' : 'some',
  };
  return time === undefined
    ? t('ending.set.alone', about)
    : t('ending.set.alone-time', { ...about, time: clockTime(time.seconds) });
}

function lastSet(ended: Ended): Drawing | undefined {
  const last = foundSets(ended).at(-1);
  if (last === undefined) return undefined;
  const shapes = last.coins.map((face, index) => placed(setCoin(face, 176), 60 + 116 * index, 60, 110));
  return { title: '', box: { x: 0, y: 0, width: 352, height: 120 }, shapes };
}

export const ending: GameEnding<Types> = {
  scale: { behind: 6, close: 3 },
  markWords: (number) => t('ending.set.after', { number }),
  hasScores: () => true,
  headline,
  tieBreak: () => undefined,
  why: ({ view }) => {
    if (view.seats === 1) return aloneWords(view);
    return view.ending === null ? '' : t(`ending.set.why.${view.ending}`);
  },
  best,
  figures,
  heap: ({ view, names }, seat) => {
    const coins = internals.wonBy(view, seat);
    // A coin that was won has no side that counts.
    return {
      coins: coins.map((coin) => coinOf(2 * coin)),
      caption: t('ending.set.heap', { ...youOf(names, seat), coins: coins.length }),
    };
  },
  picture: lastSet,
};
