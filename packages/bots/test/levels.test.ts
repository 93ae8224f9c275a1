import { readFileSync } from 'node:fs';
import { GAME_IDS, GAMES, type GameId, type Level, Refusal, readOptions, seatsIn } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { BOTS, botPlayer, type Player, playContest, randomPlayer } from '../src/index.js';
import { seeded } from './settings.js';
import { shareOf } from './win-share.js';

type Step = readonly [better: Level, worse: Level | 'random', games: number];

/** One file a game: how its levels are compared. */
interface Ladder {
  /** Far fewer iterations than in a match, to keep the test fast. */
  readonly sharpIterations: number;
  readonly steps: readonly Step[];
}

const ladderOf = (id: GameId): Ladder =>
  JSON.parse(readFileSync(new URL(`ladders/${id}.json`, import.meta.url), 'utf8'));

function player(id: GameId, who: Level | 'random', number: number): Player {
  const random = seeded(31, number);
  if (who === 'random') return randomPlayer(GAMES[id], random);
  const iterations = who === 'sharp' ? ladderOf(id).sharpIterations : BOTS[id].iterations[who];
  return botPlayer(BOTS[id], { level: who, random, iterations });
}

describe.each(GAME_IDS)('%s: better levels win more', (id) => {
  const game = GAMES[id];
  const options = readOptions(game);
  if (options instanceof Refusal) throw new Error(options.reason);

  test.each(ladderOf(id).steps)('%s wins more than half of the decided games against %s', (better, worse, games) => {
    let decided = 0;
    let won = 0;
    for (let number = 0; number < games; number++) {
      const seat = number % 2;
      const players = [player(id, better, 2 * number), player(id, worse, 2 * number + 1)];
      // Every deal is played from both seats.
      const { over } = playContest(game, options, seat === 0 ? players : players.toReversed(), seeded(32, number >> 1));
      const winners = seatsIn(over.winners);
      if (winners.length > 1) continue;
      decided++;
      if (winners[0] === seat) won++;
    }
    expect(shareOf(won, decided).low).toBeGreaterThan(0.5);
  });
});
