import { readFileSync } from 'node:fs';
import * as rules from '@pouch/rules';
import { realmCoins, realmInternals } from '@pouch/rules';
import { expect, test } from 'vitest';

const { bidsFrom, bidValue, stashOf } = realmInternals;

const highestBid = (view: realmInternals.View, seat: number): number =>
  Math.max(...[...bidsFrom(stashOf(view, seat))].map(bidValue));

const atTheStart = highestBid(realmCoins.setup(3, {}), 0); // 24: the whole stash, with a mob of four peasants

const docs = readFileSync(new URL('../../../docs/internals.md', import.meta.url), 'utf8');

test('the example in docs/internals.md is the code above', () => {
  expect(atTheStart).toBe(24);
  const source = readFileSync(new URL(import.meta.url), 'utf8');
  const example = /```ts\n(.*?)\n```/s.exec(docs)?.[1] ?? '';
  for (const paragraph of example.split('\n\n')) expect(source).toContain(paragraph);
});

test('docs/internals.md names only what exists', () => {
  const exported: Readonly<Record<string, unknown>> = rules;
  const rows = docs.split('\n').filter((line) => line.startsWith('| `'));
  expect(rows.length).toBeGreaterThanOrEqual(4);
  for (const row of rows) {
    const [, namespace, , functions] = row.split('|') as [string, string, string, string];
    const internals = exported[namespace.replaceAll('`', '').trim()];
    for (const [, name] of functions.matchAll(/`(\w+)`/g)) expect(internals).toHaveProperty(name as string);
  }
});
