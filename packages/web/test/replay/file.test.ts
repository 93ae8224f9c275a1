import { readFileSync } from 'node:fs';
import { Refusal } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { namesIn, readText } from '../../src/replay/file.ts';

const lines = readFileSync(new URL('../../../../records/realm-coins.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const [first = '', second = ''] = lines;

describe('a text that was opened', () => {
  test('is a record, in one line or in many', () => {
    expect(readText(first)).toMatchObject({ kind: 'record', record: { seats: 2 } });
    expect(readText(JSON.stringify(JSON.parse(first), null, 2)).kind).toBe('record');
    expect(readText(`${first}\n`).kind).toBe('record');
  });

  test('is a list of records, one a line; empty lines are nothing', () => {
    const opened = readText(`${first}\r\n\n${second}\n`);
    expect(opened).toMatchObject({ kind: 'several', entries: [{ line: 1 }, { line: 3 }] });
  });

  test('keeps the good lines of a file with bad ones, and says which are bad', () => {
    const opened = readText(`${first}\nhello\n{"format":"pouch-record/1"}`);
    expect(opened.kind).toBe('several');
    const entries = opened.kind === 'several' ? opened.entries : [];
    expect(entries.map(({ record }) => record instanceof Refusal)).toEqual([false, true, true]);
  });

  test.each(['', '   ', 'hello', '[]', '3', 'null', '{}', '{"format":"pouch-record/2"}', 'a\nb'])(
    '%j is no record',
    (text) => {
      expect(readText(text).kind).toBe('none');
    },
  );

  test('that is nearly a record says what is wrong with it', () => {
    const opened = readText('{"format":"pouch-record/1","game":"chess"}');
    expect(opened).toMatchObject({ kind: 'none', reason: expect.stringContaining('chess') });
  });
});

describe('the names of a record', () => {
  test('are texts or objects with a name, cut to one short line', () => {
    const players = ['Mara', { name: ' Jo\nnah ' }, 3, '', 'x'.repeat(99)];
    expect(namesIn({ players }, 6)).toEqual(['Mara', 'Jo nah', undefined, undefined, 'x'.repeat(24), undefined]);
  });

  test('may be missing', () => {
    expect(namesIn({}, 2)).toEqual([undefined, undefined]);
    expect(namesIn({ players: 'Mara' }, 1)).toEqual([undefined]);
  });
});
