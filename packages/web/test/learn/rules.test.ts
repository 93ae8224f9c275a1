import { readFileSync } from 'node:fs';
import { GAME_IDS, pirateCoins, realmCoins, stateJson } from '@pouch/rules';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Block, Chapter } from '../../src/chapters/chapter.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const wordsOf = (game: string): Readonly<Record<string, string>> =>
  JSON.parse(read(`../../src/words/en/learn-${game}.json`));

/** The sections that tables link to. */
const sectionsOf = (game: string): readonly string[] => JSON.parse(read(`sections/${game}.json`));

function wordsIn(block: Block): readonly string[] {
  switch (block.kind) {
    case 'text':
    case 'note':
    case 'heading':
    case 'coins':
      return [block.words];
    case 'points':
    case 'steps':
      return block.words;
    case 'faces':
      return block.rows.flatMap(({ name, words }) => [name, words]);
    case 'table':
      return [block.label, ...block.head, ...block.rows.flat()];
    case 'example':
      return [block.title, block.words];
    case 'rulings':
      return block.rulings.flatMap(({ title, words }) => [title, words]);
    case 'part':
      return [];
  }
}

describe.each(GAME_IDS)('the rules of %s', (game) => {
  let chapters: readonly Chapter[] = [];
  beforeAll(async () => {
    // Settings listen for other tabs.
    vi.stubGlobal('addEventListener', () => {});
    const { DESCRIPTORS } = await import('../../src/games/registry.ts');
    ({ chapters } = await DESCRIPTORS[game].loadRules());
  });

  test('have the sections that tables link to', () => {
    expect(chapters.map(({ id }) => id)).toEqual(sectionsOf(game));
  });

  test('tell every ruling of the rules page, in its order of numbers', () => {
    const page = read(`../../../../docs/rules/${game}.md`);
    const numbers = [...page.matchAll(/\*\*([A-Z]\d+)\*\*/g)].map(([, number]) => number ?? '');
    const sorted = [...new Set(numbers)].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)));
    const told = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rulings' ? block.rulings.map(({ number }) => number) : [])),
    );
    expect(told).toEqual(sorted);
  });

  test('use every word of their part of the catalogue, and no other', () => {
    const used = chapters.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(wordsIn)]);
    const known = Object.keys(wordsOf(game)).filter((id) => !id.startsWith('learn.trainer.'));
    expect([...used].sort()).toEqual(known.sort());
  });

  test('have three to seven examples, each of them once', () => {
    const examples = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'example' ? [block.example] : [])),
    );
    expect(examples.length).toBeGreaterThanOrEqual(3);
    expect(examples.length).toBeLessThanOrEqual(7);
    const known = Object.values(JSON.parse(read(`../../src/games/${game}/examples.json`)));
    expect(examples).toHaveLength(known.length);
    expect(new Set(examples).size).toBe(examples.length);
  });
});

test('the set-up of Realm Coins is told as the rules have it', () => {
  const words = wordsOf('realm-coins');
  const { row, stashes } = stateJson(realmCoins, realmCoins.setup(2, {})) as {
    readonly row: readonly { readonly pool: Readonly<Record<string, number>> }[];
    readonly stashes: readonly Readonly<Record<string, number>>[];
  };
  const metals = { peasant: 'copper', knight: 'silver', crown: 'gold' } as const;
  for (const [index, { pool }] of row.entries()) {
    const coins = Object.entries(metals).flatMap(([face, metal]) => (pool[face] ? [`${pool[face]} ${metal}`] : []));
    expect(words[`learn.realm.set-up.pools.${index + 1}-2`]).toBe(coins.join(', '));
  }
  expect(stashes[0]).toEqual({ copper: 4, silver: 3, gold: 2 });
});

test('the set-up of Pirate Coins is told as the rules have it', () => {
  const { booty } = stateJson(pirateCoins, pirateCoins.setup(2, {})) as { readonly booty: readonly unknown[] };
  expect(booty[0]).toEqual({ gold: 1 });
  expect(wordsOf('pirate-coins')['learn.pirate.set-up.do-1']).toContain('1 gold');
});
