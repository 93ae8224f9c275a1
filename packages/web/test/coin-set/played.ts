import { apply, coinSet, coinSetInternals as internals, play, Refusal, randomFrom } from '@pouch/rules';
import type { Face, Types, View } from '../../src/games/coin-set/types.ts';
import type { Names } from '../../src/table/kit.ts';
import type { Moment, PlayerAbout } from '../../src/table/source.ts';

/** Tables that were played by the rules, and their players. */

type Step = Types['Decision'] | Types['Outcome'] | Types['Deadline'];

const face = (coin: number, side: 'a' | 'b'): Face => 2 * coin + (side === 'b' ? 1 : 0);

/**
 * Sets at places 0, 3, 6 (copper), 1, 4, 7 (silver) and 2, 5, 8 (gold): one triangle each, debossed, embossed and
 * ridged. At place 9 is the copper joker. Places 0, 1, 3 are no set: two copper coins and a silver one.
 */
export const TEN: readonly Face[] = [
  face(0, 'a'),
  face(23, 'a'),
  face(32, 'b'),
  face(1, 'b'),
  face(24, 'b'),
  face(34, 'a'),
  face(3, 'a'),
  face(26, 'a'),
  face(35, 'b'),
  face(13, 'b'),
];

export const COPPER_SET = [0, 3, 6] as const;
export const NO_SET = [0, 1, 3] as const;

export const deal = (...coins: readonly Face[]): Types['Outcome'] => ({ chance: 'deal', coins });
export const call = (seat: number): Types['Decision'] => ({ do: 'call', seat });
export const point = (seat: number, places: readonly number[]): Types['Decision'] => ({ do: 'point', seat, places });
export const agree = (seat: number): Types['Decision'] => ({ do: 'agree', seat });
export const turn = (seat: number, place: number): Types['Decision'] => ({ do: 'turn', seat, place });
export const tooLate: Types['Deadline'] = { clock: 'point' };

/** Everybody agrees: first all coins are turned over, then they are turned one by one. */
export const allAgree = (seats: number): Types['Decision'][] => Array.from({ length: seats }, (_, seat) => agree(seat));

/** The moments of a game with ten known coins and these steps after them. */
export function moments(seats: number, ...steps: readonly Step[]): readonly Moment<Types>[] {
  let state = coinSet.setup(seats, { pointSeconds: 3, agreeSeconds: 20 });
  return [deal(...TEN), ...steps].map((step, index) => {
    const played = play(coinSet, state, step);
    if (played instanceof Refusal) throw new Error(played.reason);
    state = played.state;
    return { number: index + 1, events: played.events, view: state };
  });
}

export const played = (seats: number, ...steps: readonly Step[]): View => {
  const last = moments(seats, ...steps).at(-1);
  if (last === undefined) throw new Error('no moment');
  return last.view;
};

export const coinAt = ({ table }: View, place: number): number => internals.coinOf(internals.faceUp(table[place] ?? 0));

/** The same numbers every time: xorshift. */
export function seeded(seed: number): ReturnType<typeof randomFrom> {
  let state = seed;
  return randomFrom({
    next: () => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state >>> 0;
    },
  });
}

type Randomness = ReturnType<typeof seeded>;

/** As random players do it who always see a set, but for calls that fail and clocks that run out. */
function randomStep(state: Types['State'], random: Randomness): Step {
  const now = coinSet.turn(state);
  if (now.kind === 'chance') return coinSet.chance(state, random);
  const luck = random.below(6);
  if (state.phase === 'point' && luck === 0) return tooLate;
  if (state.phase === 'point' && luck === 1) return point(state.caller ?? 0, [0, 1, 2]);
  if (state.phase === 'search' && state.agreed !== 0 && luck === 0) return { clock: 'agree' };
  return coinSet.sample(state, random);
}

/** A random game: each moment with the view before it. */
export function* randomGame(seats: number, seed: number): Generator<readonly [View, Moment<Types>]> {
  const random = seeded(seed);
  let state = coinSet.setup(seats, { pointSeconds: 3, agreeSeconds: 20 });
  for (let number = 1; state.phase !== 'over'; number++) {
    const { state: view, events } = apply(coinSet, state, randomStep(state, random));
    yield [state, { number, events, view }];
    state = view;
  }
}

const NAMES = ['Ann', 'Robin', 'Bo', 'Ines'];
const nameOf = (seat: number): string => NAMES[seat] ?? `Player ${seat + 1}`;

/** Ann, Robin, Bo and Ines; those of `mine` play at this device. */
export const players = (seats: number, mine: readonly number[]): readonly PlayerAbout[] =>
  Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: nameOf(seat),
    kind: 'person',
    mine: mine.includes(seat),
  }));

/** Robin sits second, and is spoken to. */
export const toRobin: Names = { of: nameOf, isYou: (seat) => seat === 1 };
/** Nobody is spoken to: several share the device, or look on. */
export const toAll: Names = { of: nameOf, isYou: () => false };
