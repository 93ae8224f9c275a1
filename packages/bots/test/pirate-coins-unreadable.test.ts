import { pirateCoins, seatCount, seatsIn } from '@pouch/rules';
import { expect, test } from 'vitest';
import { pirateBot } from '../src/pirate-coins/index.js';
import { botPlayer, playContest } from '../src/players.js';
import { reader } from './pirate-coins-reader.js';
import { seeded } from './settings.js';

const GAMES = 60;

/** The upper end of the 95 % interval of a share. */
function upperEnd(won: number, games: number): number {
  const z = 1.96;
  const share = won / games;
  const spread = z * Math.sqrt((share * (1 - share)) / games + (z / (2 * games)) ** 2);
  return (share + z ** 2 / (2 * games) + spread) / (1 + z ** 2 / games);
}

test('[unreadable] who knows the code and a hundred choices in every position does not beat sharp', () => {
  let decided = 0;
  let won = 0;
  for (let number = 0; number < GAMES; number++) {
    const seat = number % 2;
    const sharp = botPlayer(pirateBot, { level: 'sharp', random: seeded(21, number), iterations: 1 });
    const foe = reader(seeded(22, number));
    // Both seats have the same luck of the coins.
    const random = seeded(23, Math.trunc(number / 2));
    const { winners } = playContest(pirateCoins, {}, seat === 0 ? [sharp, foe] : [foe, sharp], random).over;
    if (seatCount(winners) === 2) continue;
    decided++;
    if (seatsIn(winners).includes(seat)) won++;
  }
  expect(decided).toBeGreaterThan(GAMES / 2);
  expect(upperEnd(won, decided)).toBeGreaterThanOrEqual(0.5);
});
