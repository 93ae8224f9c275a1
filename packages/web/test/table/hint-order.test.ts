import { expect, test } from 'vitest';
import { allSeen, nextHint } from '../../src/table/hint-order.ts';
import type { MadeUp } from './made-up-table.ts';

const kit = {
  game: { id: 'made-up' },
  hints: [
    { id: 'first', applies: () => true, text: () => 'Call a number.' },
    { id: 'word', applies: ({ word }: MadeUp['View']) => word !== undefined, text: () => 'You have a word.' },
    { id: 'ten', applies: ({ called }: MadeUp['View']) => called >= 10, text: () => 'Ten already.' },
  ],
};

const hint = (seen: readonly string[], view: MadeUp['View'] = { called: 0 }) => nextHint<MadeUp>(kit, seen, view, 0);

test('hints come one at a time, in their order', () => {
  expect(hint([], { called: 12, word: 'moon' })).toEqual({ text: 'Call a number.', seen: 'made-up/first' });
  expect(hint(['made-up/first'], { called: 12, word: 'moon' })?.seen).toBe('made-up/word');
});

test('a hint waits until it applies, and lets later ones go first', () => {
  expect(hint(['made-up/first'])).toBeUndefined();
  expect(hint(['made-up/first'], { called: 10 })?.seen).toBe('made-up/ten');
});

test('a hint that was dismissed does not come back', () => {
  const all = ['made-up/first', 'made-up/word', 'made-up/ten'];
  expect(hint(all, { called: 12, word: 'moon' })).toBeUndefined();
});

test('who wants no more hints gets none of this game', () => {
  expect(hint([allSeen(kit.game)])).toBeUndefined();
  expect(hint([allSeen({ id: 'another' }), 'another/first'])?.seen).toBe('made-up/first');
});
