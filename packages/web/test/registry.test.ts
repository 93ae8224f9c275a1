import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DESCRIPTORS, loadKit } from '../src/games/registry.ts';
import common from '../src/words/en/common.json';
import { makersWords } from '../src/words/makers.ts';
import { addWords, t } from '../src/words/t.ts';

// Settings listen for other tabs.
beforeAll(() => void vi.stubGlobal('addEventListener', () => {}));

describe.each(GAME_IDS)('%s', (id) => {
  it('is registered with its own table, rules, picture and texts', async () => {
    const { card, loadRules } = DESCRIPTORS[id];
    expect((await loadKit(id)).game.id).toBe(id);
    expect((await loadRules()).chapters).not.toEqual([]);
    expect(card().shapes).not.toEqual([]);
    for (const text of ['line', 'length', 'one-screen'] as const)
      expect(t(`game.${id}.${text}`)).not.toBe(`game.${id}.${text}`);
  });

  it('offers a usual number of seats that the rules allow', () => {
    const { least, most } = GAME_FACTS[id].seats;
    expect(DESCRIPTORS[id].usualSeats).toBeGreaterThanOrEqual(least);
    expect(DESCRIPTORS[id].usualSeats).toBeLessThanOrEqual(most);
  });
});

it('names the makers as the rules do', () => {
  addWords(common);
  expect(makersWords('realm-coins')).toBe('By Matthew Kloth and Michelle Martino, Mused Fable');
  expect(makersWords('pirate-coins')).toBe('By Matthew Kloth and Michelle Martino, Mused Fable');
  expect(makersWords('koinz')).toBe('By 3 Inch High Games');
  expect(makersWords('coin-set')).toBe('By Ninja Print');
});
