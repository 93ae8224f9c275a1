import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { GAMES, Refusal, readRecord } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { replayed } from '../../src/replay/course.ts';
import { readText } from '../../src/replay/file.ts';
import { essence, fragmentOf, hasRecord, LONGEST_LINK, textIn } from '../../src/replay/link.ts';

const recordsOf = (game: string): string[] =>
  readFileSync(new URL(`../../../../records/${game}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

const linked = async (text: string): Promise<string> => {
  const record = readRecord(JSON.parse(text));
  if (record instanceof Refusal) throw new Error(record.reason);
  const names = Array.from({ length: record.seats }, (_, seat) => `Plåyer ${seat}`);
  const fragment = await fragmentOf(essence(record, names));
  if (fragment instanceof Refusal) throw new Error(fragment.reason);
  return fragment;
};

const packed = (text: string): string => `#r=${deflateRawSync(text).toString('base64url')}`;

describe('a replay link', () => {
  test.each(Object.keys(GAMES))('brings a game of %s to the same end, with its names', async (game) => {
    const [text = ''] = recordsOf(game);
    const fragment = await linked(text);
    expect(fragment).toMatch(/^r=[\w-]+$/);
    const back = await textIn(`#${fragment}`);
    const opened = readText(String(back));
    if (opened.kind !== 'record') throw new Error(opened.kind);
    expect(opened.record.json.players).toContain('Plåyer 0');
    const before = readRecord(JSON.parse(text));
    if (before instanceof Refusal) throw new Error(before.reason);
    expect(replayed(opened.record).course.state).toEqual(replayed(before).course.state);
  });

  test('of most recorded games is short enough to be sent', async () => {
    for (const game of Object.keys(GAMES)) {
      const lengths = await Promise.all(recordsOf(game).map(async (text) => (await linked(text)).length));
      expect(lengths.filter((length) => length < LONGEST_LINK).length).toBeGreaterThan(lengths.length / 2);
    }
  });

  test('leaves out when a step was taken', () => {
    const record = readRecord({
      format: 'pouch-record/1',
      game: 'coin-set',
      seats: 1,
      options: { pointSeconds: 3 },
      startedAt: 5,
      steps: [{ chance: 'deal', coins: [], at: 7 }],
    });
    if (record instanceof Refusal) throw new Error(record.reason);
    expect(essence(record, ['Mara'])).toEqual({
      format: 'pouch-record/1',
      game: 'coin-set',
      seats: 1,
      options: {},
      players: ['Mara'],
      steps: [{ chance: 'deal', coins: [] }],
    });
  });

  test.each(['#r=', '#r=!!', '#r=abc', '#r=AAAA', packed('{}').slice(0, -2), `#r=${'A'.repeat(400)}`])(
    'that is broken is refused: %s',
    async (fragment) => {
      expect(await textIn(fragment)).toEqual(new Refusal('broken'));
    },
  );

  test('does not unpack more than a record can be', async () => {
    expect(await textIn(packed(' '.repeat(6_000_000)))).toEqual(new Refusal('too-large'));
    expect(await textIn(packed(' '.repeat(4_000_000)))).toHaveLength(4_000_000);
  });

  test('is told from other fragments', () => {
    expect(['#r=x', 'r=x', '#a=1&r=x'].map(hasRecord)).toEqual([true, true, true]);
    expect(['', '#', '#bar=x', '#r'].map(hasRecord)).toEqual([false, false, false, false]);
  });
});
