import type { Game, GameTypes, StepOf } from './game.js';
import { whyNot } from './play.js';
import type { Random } from './random.js';

export interface Playout<K extends GameTypes> {
  readonly state: K['State'];
  readonly steps: number;
}

/** A whole game between random players, with every step checked. */
export function playout<K extends GameTypes>(
  game: Game<K>,
  seats: number,
  options: K['Options'],
  random: Random,
  onStep?: (step: StepOf<K>) => void,
): Playout<K> {
  const state = game.setup(seats, options);
  for (let steps = 0; ; steps++) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return { state, steps };
    const step = turn.kind === 'chance' ? game.chance(state, random) : game.sample(state, random);
    const reason = whyNot(game, state, step, turn);
    if (reason !== undefined) throw new Error(`${game.id} drew a step that it refuses: ${reason}`);
    game.advance(state, step);
    onStep?.(step);
  }
}
