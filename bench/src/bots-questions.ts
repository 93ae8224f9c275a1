import { BOTS, botPlayer, contest, newMemory, observe, type Question } from '@pouch/bots';
import {
  GAMES,
  type GameId,
  isGameId,
  type Level,
  type Random,
  Refusal,
  randomFrom,
  readOptions,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A question about a position of a game between fair bots. */
export interface Sample {
  readonly id: GameId;
  readonly seats: number;
  readonly question: Omit<Question, 'level'>;
}

const SEED = 1;
const EACH = 12;

const seeded = (number: number): Random => randomFrom(xoroshiro128plusFromState(streamSeed(SEED, number)));

/** Positions from a whole game, for every game with two seats and with the most. */
export const positions = (): Sample[] =>
  Object.keys(GAMES)
    .filter(isGameId)
    .flatMap((id) => [2, GAMES[id].seats.most].flatMap((seats) => spread(positionsOf(id, seats))));

function positionsOf(id: GameId, seats: number): Sample[] {
  const game = GAMES[id];
  const options = readOptions(game);
  if (options instanceof Refusal) throw new Error(options.reason);
  const level: Level = 'fair';
  const players = Array.from({ length: seats }, (_, seat) =>
    botPlayer(BOTS[id], { level, random: seeded(seat + 1), iterations: BOTS[id].iterations[level] }),
  );
  const samples: Sample[] = [];
  const course = contest(game, seats, options, seeded(0));
  for (let next = course.next(); next.done !== true; ) {
    const { seat, view, seconds } = next.value;
    const memory = observe(newMemory(id, seat), view, seconds);
    samples.push({ id, seats, question: { view, memory, seed: streamSeed(SEED, samples.length) } });
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody sits in seat ${seat}`);
    next = course.next(player.answer(next.value));
  }
  return samples;
}

/** EACH elements of a list, evenly spread. */
const spread = <T>(list: readonly T[]): T[] =>
  list.filter(
    (_, index) => Math.floor((index * EACH) / list.length) !== Math.floor(((index - 1) * EACH) / list.length),
  );
