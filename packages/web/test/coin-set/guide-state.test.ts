import { coinSetInternals as internals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { memoryTexts } from '../../src/device/storage.ts';
import { EXAMPLE, GUIDE, JOKER } from '../../src/games/coin-set/guide-coins.ts';
import {
  countGame,
  type GuideState,
  gameNumber,
  isOpenAtFirst,
  keepOpen,
  NEW_GUIDE,
  storedGuide,
  wantsHints,
  withGame,
} from '../../src/games/coin-set/guide-state.ts';
import { traitsOf } from '../../src/games/coin-set/traits.ts';

const coins = (first: number): { readonly table: number[] } => ({ table: [first, 2, 4] });
const NONE = { table: [] };

/** Whether the guide is open in each of so many games, from before the coins are seen. */
function openIn(games: number, start: GuideState = NEW_GUIDE): boolean[] {
  let state = start;
  return Array.from({ length: games }, (_, game) => {
    const before = isOpenAtFirst(state, gameNumber(state, NONE, true), 'wanted');
    state = withGame(state, coins(game));
    const during = isOpenAtFirst(state, gameNumber(state, coins(game), true), 'wanted');
    expect(during, 'a pause does not change it').toBe(before);
    return before;
  });
}

describe('the guide', () => {
  test('is open in the first three games, then closed', () => {
    expect(openIn(5)).toEqual([true, true, true, false, false]);
  });

  test('stays as the player has left it', () => {
    expect(openIn(2, { ...NEW_GUIDE, open: false })).toEqual([false, false]);
    expect(openIn(5, { ...NEW_GUIDE, open: true })).toEqual([true, true, true, true, true]);
  });

  test('is closed for who wants no hints about this game', () => {
    expect(wantsHints(['koinz/all', 'coin-set/call'])).toBe(true);
    expect(wantsHints(['coin-set/all'])).toBe(false);
    expect(isOpenAtFirst(NEW_GUIDE, 1, 'unwanted')).toBe(false);
  });

  test('counts a game once, however often its first coins are seen', () => {
    const texts = memoryTexts();
    for (const first of [0, 0, 6, 6]) countGame(coins(first), texts);
    keepOpen(true, texts);
    expect(storedGuide(texts)).toMatchObject({ games: 2, open: true });
  });

  test('is new where nothing or nonsense is stored', () => {
    const texts = memoryTexts();
    for (const text of ['', '3', '{"games":"1","last":""}', '{"games":1.5,"last":""}', '[]']) {
      texts.set('pouch/guide', text);
      expect(storedGuide(texts)).toEqual(NEW_GUIDE);
    }
    texts.set('pouch/guide', '{"games":2,"last":"x","open":"yes"}');
    expect(storedGuide(texts)).toEqual({ games: 2, last: 'x' });
  });
});

describe('its coins', () => {
  test('each group differs in its own characteristic alone', () => {
    expect(GUIDE.map(({ name }) => name)).toEqual(['metal', 'symbol', 'level', 'total']);
    for (const { name, values } of GUIDE.slice(1)) {
      const faces = values.flatMap(({ face }) => face ?? []);
      expect(traitsOf(faces).map((trait) => [trait.name, trait.is])).toEqual(
        ['metal', 'symbol', 'level', 'total'].map((each) => [each, each === name ? 'different' : 'same']),
      );
    }
  });

  test('the example is a set of circles, all else different', () => {
    expect(traitsOf(EXAMPLE).map(({ is }) => is)).toEqual(['different', 'same', 'different', 'different']);
    expect(internals.isJoker(JOKER)).toBe(true);
  });
});
