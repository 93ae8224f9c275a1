import { drawOutcome, fairRandom, type Words } from '@pouch/protocol';
import { GAMES, type GameId, type Json, Refusal, readOptions, type Step, writeRecord } from '@pouch/rules';

/** The record of a game between random players, with chance drawn as at a table. */
export function fairRecord(id: GameId, seed: string, words: Words, further: Json): Json {
  const game = GAMES[id];
  const options = readOptions(game);
  if (options instanceof Refusal) throw new Error(options.reason);
  const random = fairRandom('5e'.repeat(32), ['players'], 0);
  const state = game.setup(words.length, options);
  const steps: Step[] = [];
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    const step =
      turn.kind === 'chance' ? drawOutcome(game, state, seed, words, steps.length) : game.sample(state, random);
    game.advance(state, step);
    steps.push(step);
  }
  return writeRecord(game, words.length, options, steps, further);
}
