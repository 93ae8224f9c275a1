import { coinSet } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import type { Save, SavePlayer } from '../../src/device/save.ts';
import { changeSettings } from '../../src/device/settings.ts';
import { memoryTexts } from '../../src/device/storage.ts';
import {
  FASTEST,
  nextPace,
  type Pace,
  type Played,
  paceWords,
  playedIn,
  SLOWEST,
  USUAL,
} from '../../src/games/coin-set/pace.ts';
import { learnPace, storedPace } from '../../src/games/coin-set/stored-pace.ts';
import { COPPER_SET, call, deal, point, TEN } from './played.ts';

const EVEN: Played = { level: 'fair', seats: 2, mine: [6, 6, 6, 6], others: 4 };
const after = (games: number, played: Played): Pace =>
  Array.from({ length: games }).reduce((pace: Pace) => nextPace(pace, played), USUAL);

describe('the pace after a game', () => {
  test('stays as it is if the player is as fast as the bots and takes an even share', () => {
    expect(nextPace(USUAL, EVEN)).toEqual({ pace: 1, games: 1 });
    expect(nextPace(USUAL, { ...EVEN, mine: [], others: 0 }).pace).toBe(1);
  });

  test('becomes slower for a player who is slow or hardly finds anything, and faster for the opposite', () => {
    const slow = nextPace(USUAL, { ...EVEN, mine: [9, 9], others: 9 }).pace;
    const none = nextPace(USUAL, { ...EVEN, mine: [], others: 11 }).pace;
    const quick = nextPace(USUAL, { ...EVEN, mine: [3, 3, 3, 3, 3, 3], others: 2 }).pace;
    expect(slow).toBeGreaterThan(1.05);
    expect(none).toBeGreaterThanOrEqual(slow);
    expect(quick).toBeLessThan(0.95);
  });

  test('one game moves it a little, many as far as its bounds', () => {
    const lost: Played = { ...EVEN, mine: [], others: 11 };
    const won: Played = { ...EVEN, mine: Array.from({ length: 12 }, () => 0.5), others: 0 };
    expect(after(1, lost).pace).toBeLessThan(1.2);
    expect(after(40, lost).pace).toBeCloseTo(SLOWEST, 2);
    expect(after(40, won).pace).toBeCloseTo(FASTEST, 2);
  });

  test('is said in words', () => {
    const said = [FASTEST, 0.9, 1, 1.1, SLOWEST].map((pace) => Object.values(paceWords({ pace, games: 1 })).join(' '));
    expect(said).toEqual(['faster more', 'faster little', 'usual little', 'slower little', 'slower more']);
  });
});

/** Robin finds the copper set two and a half seconds after the deal, then Mara, a bot, the silver one. */
const STEPS = [
  [deal(...TEN), 0],
  [call(0), 2500],
  [point(0, COPPER_SET), 3200],
  [deal(4, 8, 10), 4400],
  [call(1), 11000],
  [point(1, [1, 4, 7]), 12000],
] as const;

const SAVE = {
  id: 'one',
  game: 'coin-set',
  seats: 2,
  options: { pointSeconds: 3, agreeSeconds: 20 },
  players: [
    { kind: 'person', name: 'Robin' },
    { kind: 'bot', name: 'Mara', level: 'easy' },
  ],
  steps: STEPS.map(([step, at]) => ({ ...coinSet.notation.step(step), at })),
} as unknown as Save;

describe('what a game says about the player', () => {
  test('how long each set took from the last change of the table, and how many the bots found', () => {
    expect(playedIn(SAVE)).toEqual({ level: 'easy', seats: 2, mine: [2.5], others: 1 });
  });

  test('nothing unless one person played against bots', () => {
    const [robin, mara] = SAVE.players as [SavePlayer, SavePlayer];
    expect(playedIn({ ...SAVE, players: [robin, robin] })).toBeUndefined();
    expect(playedIn({ ...SAVE, players: [mara, mara] })).toBeUndefined();
    expect(playedIn({ ...SAVE, seats: 1, players: [robin] })).toBeUndefined();
  });

  test('nothing if it cannot be played again', () => {
    expect(playedIn({ ...SAVE, steps: [{ do: 'nonsense' }] })).toBeUndefined();
  });
});

describe('what the device keeps', () => {
  test('nothing that cannot be', () => {
    const texts = memoryTexts();
    for (const text of ['', '7', '{"pace":9,"games":1}', '{"pace":1}', '{"pace":"1","games":2}', '[]']) {
      texts.set('pouch/bot-pace', text);
      expect(storedPace(texts)).toEqual(USUAL);
    }
    texts.set('pouch/bot-pace', '{"pace":1.2,"games":4}');
    expect(storedPace(texts)).toEqual({ pace: 1.2, games: 4 });
  });

  test('what was learned from a game, unless it is off', () => {
    const texts = memoryTexts();
    learnPace(SAVE, texts);
    expect(storedPace(texts).games).toBe(1);
    expect(storedPace(texts).pace).toBeGreaterThan(1);
    changeSettings({ adaptiveBots: 'off' });
    learnPace(SAVE, texts);
    expect(storedPace(texts).games).toBe(1);
    changeSettings({ adaptiveBots: 'on' });
  });
});
