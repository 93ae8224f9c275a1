import {
  type Decision,
  GAMES,
  type Game,
  type GameId,
  type Json,
  Refusal,
  randomFrom,
  type Seat,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type Saved, type SavedPlayer, savedGame } from './saves.ts';

/** Games that one more decision ends. */

interface Wanted {
  readonly game: GameId;
  readonly players: readonly SavedPlayer[];
  /** Whoever has the last decision, before whom all the others have decided. */
  readonly seat: Seat;
  /** All that the test may do then. None: another moment is looked for. */
  readonly decisions: (game: Game, state: unknown) => readonly Decision[];
}

const MOST_GAMES = 3000;
/** What chance may bring after it is tried so often. */
const CHANCES = 200;

/** The first random game whose last decision is this seat's, and which any of these decisions ends. */
export function beforeLastMove({ game: id, players, seat, decisions }: Wanted): Saved {
  const game = GAMES[id];
  for (let seed = 1; seed <= MOST_GAMES; seed++) {
    const { result: _, ...save } = savedGame({ game: id, players, play: 'random', seed });
    const last = lastDecision(game, save, seat);
    if (last === undefined) continue;
    const { state, steps } = last;
    const all = decisions(game, state);
    if (all.length > 0 && all.every((decision) => ends(game, state, decision)))
      return { ...save, id: `${save.id}-last`, steps, finished: false };
  }
  throw new Error(`no game of ${id} comes to such a last decision`);
}

/** The moment at which only this seat is awaited for the last time. */
function lastDecision(game: Game, { seats, options, steps }: Saved, seat: Seat) {
  const state = game.setup(seats, options);
  let last: { readonly state: unknown; readonly steps: readonly Json[] } | undefined;
  for (const [count, json] of steps.entries()) {
    const turn = game.turn(state);
    if (turn.kind === 'decide') {
      const isAlone = turn.awaited === 1 << seat;
      last = isAlone ? { state: structuredClone(state), steps: steps.slice(0, count) } : undefined;
    }
    game.advance(state, stepOf(game, json), []);
  }
  return last;
}

/** However chance goes on; nobody else has to decide anything after that. */
function ends(game: Game, state: unknown, decision: Decision): boolean {
  if (game.check(state, decision) !== undefined) return false;
  return Array.from({ length: CHANCES }, (_, seed) => randomFrom(xoroshiro128plusFromState(streamSeed(seed, 1)))).every(
    (random) => {
      const later = structuredClone(state);
      game.advance(later, decision, []);
      while (game.turn(later).kind === 'chance') game.advance(later, game.chance(later, random), []);
      return game.turn(later).kind === 'over';
    },
  );
}

export function stepOf(game: Game, json: Json) {
  const step = game.notation.readStep(json);
  if (step instanceof Refusal) throw new Error(step.reason);
  return step;
}
