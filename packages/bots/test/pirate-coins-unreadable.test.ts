import { type Level, pirateCoins, seatCount, seatsIn } from '@pouch/rules';
import { expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';

import { pirateBot } from '../src/pirate-coins/index.js';
import { botPlayer, playContest } from '../src/players.js';
import { fairHabit, type Habit, reader, sharpHabit } from './pirate-coins-reader.js';
import { seeded } from './settings.js';
import { readerGames, shareOf } from './win-share.js';

/** The share of decided games that a level wins against a best-response opponent. */
function against(habit: Habit, level: Level, games: number): ReturnType<typeof shareOf> {
  let decided = 0;
  let won = 0;
  for (let number = 0; number < games; number++) {
    const seat = number % 2;
    const bot = botPlayer(pirateBot, { level, random: seeded(21, number), iterations: 1 });
    const foe = reader(habit, seeded(22, number));
    // Every deal is played from both seats.
    const random = seeded(23, Math.trunc(number / 2));
    const { winners } = playContest(pirateCoins, {}, seat === 0 ? [bot, foe] : [foe, bot], random).over;
    if (seatCount(winners) === 2) continue;
    decided++;
    if (seatsIn(winners).includes(seat)) won++;
  }
  return shareOf(won, decided);
}

test('[unreadable] a best-response opponent does not beat sharp', async ({ annotate }) => {
  const share = against(sharpHabit, 'sharp', readerGames(amount(20, 60)));
  await annotate(`sharp has ${share.text}`);
  expect(share.high).toBeGreaterThanOrEqual(0.5);
});

test('[unreadable] a best-response opponent beats fair', () => {
  expect(against(fairHabit, 'fair', amount(30, 60)).high).toBeLessThan(0.5);
});
