import { commitmentOf, drawOutcome } from '@pouch/protocol';
import { FORMAT, type GameRecord, type Json, pirateCoins, Refusal, readRecord } from '@pouch/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryTexts, type Texts } from '../../src/device/storage.ts';
import { noteCommitment, type Seen, seenCommitment } from '../../src/online/commitments.ts';
import { watchedTable } from '../../src/online/watched.ts';
import { checkDraws } from '../../src/replay/draws.ts';
import { hasFairness } from '../../src/replay/watched.ts';
import { aboutOf, bot, person, TABLE, Teller } from './teller.ts';

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff';
const WORDS = ['walnut', null];

/** A short game whose chance comes from the seed and the words. */
function fairRecord(change: (record: Json) => Json = (record) => record): GameRecord {
  const state = pirateCoins.setup(2, {});
  const steps: Json[] = [];
  const take = (step: Parameters<typeof pirateCoins.advance>[1]): void => {
    pirateCoins.advance(state, step);
    steps.push(pirateCoins.notation.step(step));
  };
  for (let turns = 0; turns < 2; turns++) {
    while (pirateCoins.turn(state).kind === 'chance') take(drawOutcome(pirateCoins, state, SEED, WORDS, steps.length));
    for (const seat of [0, 1]) take({ do: 'choose', seat, side: 'skull' } as never);
  }
  const fairness = { commitment: commitmentOf(SEED), seed: SEED, words: WORDS };
  const record = readRecord(change({ format: FORMAT, game: 'pirate-coins', seats: 2, options: {}, steps, fairness }));
  if (record instanceof Refusal) throw new Error(record.reason);
  return record;
}

describe('checking the draws of a record', () => {
  it('finds them as they were sealed', () => {
    const record = fairRecord();
    expect(hasFairness(record)).toBe(true);
    const { fair, text } = checkDraws(record, commitmentOf(SEED));
    expect(fair).toBe(true);
    expect(text).toMatch(/^All \d+ draws match the seed sealed before the game\.$/);
  });

  it('finds the draw that is another', () => {
    const bent = fairRecord((record) => ({
      ...record,
      fairness: { ...(record.fairness as Json), words: ['oak', null] },
    }));
    const { fair, text } = checkDraws(bent);
    expect(fair).toBe(false);
    expect(text).toMatch(/^Step \d+ doesn’t match the seed sealed before the game\.$/);
  });

  it('finds a seed that is not the sealed one', () => {
    const other = fairRecord((record) => ({
      ...record,
      fairness: { ...(record.fairness as Json), commitment: commitmentOf(SEED.replaceAll('0', '1')) },
    }));
    expect(checkDraws(other).text).toBe('This seed isn’t the one sealed before the game.');
  });

  it('finds a seal that was changed after this device saw it, though everything in the record fits together', () => {
    expect(checkDraws(fairRecord(), commitmentOf(SEED.replaceAll('0', '1')))).toEqual({
      fair: false,
      text: 'The seal in this record isn’t the one this device saw at the table.',
    });
  });

  it('says of a record that keeps it to itself that nothing can be checked', () => {
    const silent = fairRecord(({ fairness: _, ...record }) => record);
    expect(hasFairness(silent)).toBe(false);
    expect(checkDraws(silent).fair).toBe(false);
  });
});

describe('the seal that this device saw first', () => {
  let texts: Texts;
  beforeEach(() => {
    texts = memoryTexts();
  });
  const note = (seen: Seen): void => noteCommitment(seen, texts);
  const seen = (table: string): Seen | undefined => seenCommitment(table, texts);

  it('is kept, whatever the table says later', () => {
    note({ table: 'a', commitment: 'first', early: true });
    note({ table: 'b', commitment: 'other', early: false });
    note({ table: 'a', commitment: 'second', early: false });
    expect(seen('a')).toEqual({ table: 'a', commitment: 'first', early: true });
    expect(seen('c')).toBeUndefined();
  });

  it('of the oldest tables is forgotten, and of the newest is not', () => {
    for (let count = 0; count < 300; count++) note({ table: `table ${count}`, commitment: 'x', early: true });
    expect(seen('table 0')).toBeUndefined();
    expect(seen('table 299')).toBeDefined();
  });

  it('survives what somebody else has written there', () => {
    texts.set('pouch/commitments', '[1, {"table": 3}, null]');
    expect(seen('a')).toBeUndefined();
    note({ table: 'a', commitment: 'first', early: true });
    expect(seen('a')?.commitment).toBe('first');
  });

  it('of a device that stores nothing lasts as long as the page', () => {
    noteCommitment({ table: 'a', commitment: 'first', early: true }, memoryTexts('unavailable'));
    expect(seenCommitment('a', memoryTexts('unavailable'))).toBeUndefined();
  });
});

describe('a record of the server', () => {
  it('is shown with its bots and my own seat', () => {
    const teller = new Teller('pirate-coins', 2);
    const about = aboutOf(teller, [person('Ann'), bot('Ottilie')]);
    const record = fairRecord((json) => ({ ...json, players: ['Ann', 'Ottilie'] }));
    const known = { table: TABLE, about, me: 'Ann_____________', seen: undefined };
    const { players, table } = watchedTable(record, known);
    expect(players).toEqual([
      { seat: 0, name: 'Ann', kind: 'person', mine: true },
      { seat: 1, name: 'Ottilie', kind: 'bot', level: 'fair', mine: false },
    ]);
    expect(table).toBe(TABLE);
    expect(watchedTable(record, { ...known, about: undefined }).players[0]?.mine).toBe(false);
  });
});
