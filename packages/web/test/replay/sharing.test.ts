import { FORMAT, type Json, Refusal } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Save, SaveHead } from '../../src/device/save.ts';
import { fileName, replayLink, wholeRecord } from '../../src/pages/replay/sharing.ts';
import { resultWords, scoreWords, withWords } from '../../src/pages/replays/game-words.ts';
import { fragmentOf, LONGEST_LINK } from '../../src/replay/link.ts';
import { openedText } from '../../src/replay/opening.ts';
import { type Watched, watchedRecord, watchedSave } from '../../src/replay/watched.ts';
import common from '../../src/words/en/common.json';
import words from '../../src/words/en/replay.json';
import { addWords, t } from '../../src/words/t.ts';
import { read, recordsOf } from './records.ts';

beforeAll(() => {
  addWords(common);
  addWords(words);
});

const [json = {}] = recordsOf('pirate-coins');
const PAGE = 'https://pouch.example/replay/x?from=home';

const save = (more: Partial<Save> = {}): Save => ({
  version: 1,
  id: 'x',
  game: 'pirate-coins',
  seats: 2,
  options: {},
  players: [
    { kind: 'person', name: 'You' },
    { kind: 'bot', name: 'Mara', level: 'fair' },
  ],
  seconds: 0,
  startedAt: Date.UTC(2026, 10, 1, 12),
  updatedAt: 0,
  finished: false,
  steps: [],
  ...more,
});
const watched = (kept: Save): Watched => {
  const found = watchedSave(kept);
  if (found instanceof Refusal) throw new Error(found.reason);
  return found;
};

describe('a game that is sent to others', () => {
  test('has a link with nothing of this visit’s address', () => {
    expect(replayLink('r=abc', PAGE)).toEqual({ url: 'https://pouch.example/replay#r=abc' });
  });

  test('has none that is too long, or where the browser cannot pack', () => {
    expect(replayLink(`r=${'a'.repeat(LONGEST_LINK)}`, PAGE)).toEqual({ trouble: t('replay.link-too-long') });
    expect(replayLink(new Refusal('no-packing'), PAGE)).toEqual({ trouble: t('replay.no-packing') });
  });

  test('is a file named by its game and its day, where that is known', () => {
    expect(fileName(watched(save()))).toBe('pouch-pirate-coins-2026-11-01.json');
    const dated = (startedAt: unknown): string => fileName(watchedRecord(read({ ...json, startedAt } as Json)));
    expect(dated('2025-05-04T10:00:00Z')).toBe('pouch-pirate-coins-2025-05-04.json');
    for (const unknown of [undefined, null, {}, 'long ago', Number.MAX_VALUE])
      expect(dated(unknown)).toBe('pouch-pirate-coins.json');
  });

  test('calls nobody You', () => {
    expect(wholeRecord(watched(save())).players).toEqual([t('seat.number', { number: 1 }), 'Mara']);
  });

  test('is the same record as it came, if it is not of this device', () => {
    expect(wholeRecord(watchedRecord(read(json)))).toEqual(json);
  });

  test('that breaks a rule is saved with the steps that it has', () => {
    const steps = [{ do: 'fly', seat: 0 }];
    expect(wholeRecord(watched(save({ steps })))).toMatchObject({ format: FORMAT, steps });
  });
});

describe('what is pasted or dropped', () => {
  test('may be a replay link, with anything before the #', async () => {
    const fragment = String(await fragmentOf(json));
    for (const text of [`#${fragment}`, `  https://pouch.example/replay#${fragment}\n`])
      expect(openedText(text)).toEqual({ kind: 'link', fragment: `#${fragment}` });
  });

  test('may be a record or several', () => {
    const line = JSON.stringify(json);
    expect(openedText(line).kind).toBe('record');
    expect(openedText(`${line}\n${line}`).kind).toBe('several');
  });

  test.each(['', 'https://pouch.example/replay', '#', 'https://pouch.example/learn#r', 'see #r=abc here'])(
    '%j is neither',
    (text) => {
      expect(openedText(text).kind).toBe('none');
    },
  );

  test('is not read where no game is that long', () => {
    expect(openedText(' '.repeat(5_000_001)).kind).toBe('too-large');
  });
});

describe('a kept game in a list', () => {
  const head = (players: SaveHead['players'], winners: readonly number[]): SaveHead =>
    save({ players, result: { winners, scores: players.map((_, seat) => seat + 3), ending: 'x' } });
  const you = { kind: 'person', name: 'You' } as const;
  const robin = { kind: 'person', name: 'Robin' } as const;
  const mara = { kind: 'bot', name: 'Mara', level: 'easy' } as const;

  test('says who won, and speaks to a player without a name', () => {
    expect(resultWords(head([you, mara], [0]))).toBe(t('replays.you-won'));
    expect(resultWords(head([you, mara], [1]))).toBe(t('replays.won', { names: 'Mara' }));
    expect(resultWords(head([robin, mara], [0, 1]))).toBe(t('replays.shared', { names: 'Robin and Mara' }));
    expect(resultWords(head([robin], [0]))).toBe(t('replays.alone'));
    expect(resultWords(save())).toBe('');
  });

  test('names a seat that the list of players has lost by its number', () => {
    expect(resultWords(head([robin, mara], [4]))).toBe(t('replays.won', { names: 'Player 5' }));
  });

  test('has everybody’s score', () => {
    expect(scoreWords(head([robin, mara], [0]))).toBe('Robin 3 · Mara 4');
  });

  test('says whom one plays with; several who share the device are all named', () => {
    expect(withWords(save({ players: [robin, mara] }))).toBe(t('replays.with', { names: 'Mara' }));
    expect(withWords(save({ players: [robin, you, mara] }))).toBe(t('replays.with', { names: 'Robin, You and Mara' }));
    expect(withWords(save({ players: [robin] }))).toBe(t('replays.alone'));
  });
});
