import { BOTS, botPlayer } from '@pouch/bots';
import {
  GAMES,
  type Game,
  type GameId,
  type Json,
  type Level,
  lowestSeat,
  type OptionValues,
  Refusal,
  randomFrom,
  readOptions,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Games as this device keeps them, played up to the moment that a test or a picture wants. */

export type SavedPlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

export interface Saved {
  readonly version: 1;
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: OptionValues;
  readonly players: readonly SavedPlayer[];
  readonly steps: readonly Json[];
  readonly seconds: number;
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly finished: boolean;
  readonly result?: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
    readonly ending: string;
  };
}

export const person = (name: string): SavedPlayer => ({ kind: 'person', name });
export const bot = (name: string, level: Level = 'fair'): SavedPlayer => ({ kind: 'bot', name, level });

/** The usual table: Robin and two bots. */
export const THREE: readonly SavedPlayer[] = [person('Robin'), bot('Mara'), bot('Tallow')];

export interface Wanted {
  readonly game: GameId;
  readonly players: readonly SavedPlayer[];
  readonly options?: OptionValues;
  /** The first moment at which this holds, of the first game in which it does. Left out: the end of the game. */
  readonly when?: (state: never, events: readonly { readonly event: string }[]) => boolean;
  /** Games are looked through from this seed on. */
  readonly seed?: number;
  /** Random players reach odd places sooner; bots make games that look like games. */
  readonly play?: 'random' | 'bots';
}

/** A game that is played when it is first wanted: the states know dozens of them, and a worker needs a few. */
export type Kept = () => Saved;

export function kept(play: () => Saved): Kept {
  let saved: Saved | undefined;
  return () => {
    saved ??= play();
    return saved;
  };
}

const MOST_GAMES = 300;
const MOST_STEPS = 3000;
const NOON = Date.UTC(2026, 10, 1, 12);

export function savedGame({ game: id, players, options = {}, when, seed = 1, play = 'bots' }: Wanted): Saved {
  const game = GAMES[id];
  const all = readOptions(game, options);
  if (all instanceof Refusal) throw new Error(all.reason);
  for (let number = seed; number < seed + MOST_GAMES; number++) {
    const steps = stepsUntil(game, players.length, all, number, when as When | undefined, play);
    if (steps === undefined) continue;
    const turn = steps.turn;
    return {
      version: 1,
      id: `${id}-${number}-${steps.steps.length}`,
      game: id,
      seats: players.length,
      options: all,
      players,
      steps: steps.steps,
      seconds: steps.seconds,
      startedAt: NOON,
      updatedAt: NOON + 1000 * steps.steps.length,
      finished: turn.kind === 'over',
      ...(turn.kind === 'over' && {
        result: { winners: seatsOf(turn.winners), scores: turn.scores, ending: turn.ending },
      }),
    };
  }
  throw new Error(`no game of ${id} comes to what is wanted`);
}

type When = (state: unknown, events: readonly { readonly event: string }[]) => boolean;

function stepsUntil(
  game: Game,
  seats: number,
  options: OptionValues,
  seed: number,
  when: When | undefined,
  play: 'random' | 'bots',
) {
  const random = randomFrom(xoroshiro128plusFromState(streamSeed(seed, seats)));
  const bots = Array.from({ length: seats }, () =>
    botPlayer(BOTS[game.id as GameId], { level: 'fair', iterations: 60, random }),
  );
  const state = game.setup(seats, options);
  const steps: Json[] = [];
  let events: { readonly event: string }[] = [];
  let seconds = 0;
  for (;;) {
    const turn = game.turn(state);
    if (when === undefined ? turn.kind === 'over' : when(state, events)) return { steps, turn, seconds };
    if (turn.kind === 'over' || steps.length > MOST_STEPS) return undefined;
    events = [];
    const step =
      turn.kind === 'chance'
        ? game.chance(state, random)
        : play === 'random' || turn.phase === 'search'
          ? game.sample(game.view(state, lowestSeat(turn.awaited)), random)
          : (bots[lowestSeat(turn.awaited)]?.answer({
              seat: lowestSeat(turn.awaited),
              view: game.view(state, lowestSeat(turn.awaited)),
              turn,
              step: steps.length,
              seconds,
            }).decision ?? game.sample(state, random));
    game.advance(state, step, events);
    seconds += step.chance === undefined ? 4 : 0;
    const json = game.notation.step(step);
    steps.push(game.race !== undefined ? { ...json, at: seconds * 1000 } : json);
  }
}

const seatsOf = (set: number): number[] =>
  Array.from({ length: 8 }, (_, seat) => seat).filter((seat) => (set >> seat) & 1);
