import { createHash, createHmac } from 'node:crypto';
import { commitmentOf, fairRandom, type Verdict, verifyRecord, type Words } from '@pouch/protocol';
import { GAMES, type GameId, type Json, Refusal, readRecord } from '@pouch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairRecord } from './fair-game.js';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = SEED.replace('1f', '1e');

/** Computed with Python's hmac and json for the words of the test. */
const GOLDEN = { large: [611763506, 524986021, 662099588], small: [22, 22, 6, 21, 3, 6, 21, 10, 5, 8, 11, 22] };

/** The formula of docs/api.md, implemented with another library. */
function* bits(seed: string, words: Words, step: number): Generator<number> {
  for (let block = 0; ; block++) {
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(JSON.stringify([words, step, block]), 'utf8');
    const digest = mac.digest();
    for (let at = 0; at < 32; at += 4) yield digest.readUInt32BE(at);
  }
}
function* belows(seed: string, words: Words, step: number, n: number): Generator<number> {
  const width = BigInt(n - 1).toString(2).length;
  for (const word of bits(seed, words, step)) {
    const top = Number(BigInt(word) >> BigInt(32 - width));
    if (top < n) yield top;
  }
}
const take = <T>(from: Iterator<T>, many: number): unknown[] => Array.from({ length: many }, () => from.next().value);
const draws = (seed: string, words: Words, step: number, n: number, many: number): number[] => {
  const random = fairRandom(seed, words, step);
  return Array.from({ length: many }, () => random.below(n));
};

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const word = fc.option(fc.string({ unit: 'grapheme', maxLength: 40 }), { nil: null });

describe('the mapping', () => {
  test('the commitment is the SHA-256 of the bytes of the seed', () => {
    expect(commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
    fc.assert(
      fc.property(hex, (seed) => {
        expect(commitmentOf(seed)).toBe(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex'));
      }),
    );
  });

  test('golden values', () => {
    expect(draws(SEED, ['wyvern', null, 'żółw 🐢'], 0, 2 ** 30, 3)).toEqual(GOLDEN.large);
    expect(draws(SEED, ['wyvern', null, 'żółw 🐢'], 41, 25, 12)).toEqual(GOLDEN.small);
  });

  test('is the documented one for any seed, words, step and number', () => {
    fc.assert(
      fc.property(
        hex,
        fc.array(word, { maxLength: 8 }),
        fc.nat(10_000),
        fc.integer({ min: 2, max: 2 ** 30 }),
        (seed, words, step, n) => {
          expect(draws(seed, words, step, n, 20)).toEqual(take(belows(seed, words, step, n), 20));
        },
      ),
    );
  });

  test('is independent for interleaved tables', () => {
    const seeds = Array.from({ length: 600 }, (_, table) => table.toString(16).padStart(64, '0'));
    const together = seeds.map((seed) => fairRandom(seed, [null], 0));
    for (let round = 0; round < 12; round++) for (const random of together) random.below(1000);
    expect(together.map((random) => random.below(1000))).toEqual(
      seeds.map((seed) => draws(seed, [null], 0, 1000, 13).at(-1)),
    );
  });

  test.each([2, 3, 7, 25])('is uniform below %i', (n) => {
    const many = 40_000;
    const counts = new Array<number>(n).fill(0);
    for (let step = 0; step < many / 20; step++)
      for (const drawn of draws(SEED, ['a', 'b'], step, n, 20)) counts[drawn] = (counts[drawn] ?? 0) + 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - many / n) ** 2 / (many / n), 0);
    // Five standard deviations.
    expect(chiSquare).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
  });

  test('depends on step, words and their seats', () => {
    const all = [
      draws(SEED, ['a', null], 0, 2 ** 30, 4),
      draws(SEED, ['a', null], 1, 2 ** 30, 4),
      draws(SEED, [null, 'a'], 0, 2 ** 30, 4),
      draws(SEED, ['a', 'null'], 0, 2 ** 30, 4),
      draws(SEED, ['a,null'], 0, 2 ** 30, 4),
      draws(OTHER, ['a', null], 0, 2 ** 30, 4),
    ].map(String);
    expect(new Set(all).size).toBe(all.length);
  });
});

describe.each(Object.keys(GAMES) as GameId[])('%s', (id) => {
  const words: Words = ['wyvern', null, 'żółw 🐢'].slice(0, GAMES[id].seats.most);
  const fairness = { commitment: commitmentOf(SEED), seed: SEED, words };
  const json = fairRecord(id, SEED, words, { fairness });
  const steps = json.steps as Json[];
  const verifyWith = (changed: Json, evidence: unknown): Verdict => {
    const record = readRecord({ ...json, ...changed });
    if (record instanceof Refusal) throw new Error(record.reason);
    return verifyRecord(record, evidence);
  };
  const verify = (changed: Json = {}): Verdict => verifyWith(changed, fairness);
  const isUnfair = (verdict: Verdict): boolean => verdict.verdict === 'unfair';
  /**
   * How many of forty changes must be detected. A game with few outcomes may have the same ones by chance, and Koinz
   * has only one.
   */
  const least = 10;
  const forty = Array.from({ length: 40 }, (_, other) => `${other + 10}`);
  const firstOutcome = steps.findIndex((step) => 'chance' in step);
  /** Where nothing is left to chance, there is nothing to detect. */
  const testOfChance = test.runIf(firstOutcome >= 0);

  test('a fair game verifies, complete and up to any step', () => {
    expect(verify()).toEqual({ verdict: 'fair', outcomes: steps.filter((step) => 'chance' in step).length });
    for (let many = 0; many < Math.min(steps.length, 40); many++)
      expect(verify({ steps: steps.slice(0, many) }).verdict).toBe('fair');
  });

  test('unknown members of a step are ignored', () => {
    expect(verify({ steps: steps.map((step, number) => ({ at: number, ...step })) }).verdict).toBe('fair');
  });

  test('another commitment is detected', () => {
    expect(verifyWith({}, { ...fairness, seed: OTHER })).toEqual({
      verdict: 'other-seed',
      committed: fairness.commitment,
      commitment: commitmentOf(OTHER),
    });
  });

  testOfChance('another seed with its commitment is detected', () => {
    const seeds = forty.map((other) => SEED.replace('1f', other));
    const verdicts = seeds.map((seed) => verifyWith({}, { ...fairness, seed, commitment: commitmentOf(seed) }));
    expect(verdicts.filter(isUnfair).length).toBeGreaterThanOrEqual(least);
  });

  testOfChance.each([0, 1])('another word of seat %i is detected', (seat) => {
    const others = forty.map((other) => words.with(seat, other));
    const verdicts = others.map((changed) => verifyWith({}, { ...fairness, words: changed }));
    expect(verdicts.filter(isUnfair).length).toBeGreaterThanOrEqual(least);
  });

  testOfChance('a game drawn with another seed is detected at its first difference', () => {
    const games = forty.map((other) => fairRecord(id, SEED.replace('1f', other), words, {}).steps as Json[]);
    let found = 0;
    for (const forged of games) {
      const verdict = verify({ steps: forged });
      if (verdict.verdict !== 'unfair') continue;
      found++;
      expect(forged[verdict.step]).toEqual(verdict.recorded);
      expect(verdict.drawn).not.toEqual(verdict.recorded);
      expect(verify({ steps: forged.slice(0, verdict.step) }).verdict).toBe('fair');
      expect(verify({ steps: [...forged.slice(0, verdict.step), verdict.drawn] }).verdict).toBe('fair');
    }
    expect(found).toBeGreaterThanOrEqual(least);
  });

  testOfChance('an impossible outcome is detected', () => {
    const outcome = { ...steps[firstOutcome], seat: 9, coin: 'mud', coins: [] };
    const changed = steps.with(firstOutcome, outcome);
    expect(verify({ steps: changed })).toEqual({
      verdict: 'unfair',
      step: firstOutcome,
      recorded: outcome,
      drawn: steps[firstOutcome],
    });
  });

  test('an illegal step is reported', () => {
    const decision = steps.findIndex((step) => 'do' in step);
    expect(verify({ steps: steps.with(decision, { seat: 7, do: 'fly' }) })).toMatchObject({
      verdict: 'refused',
      step: decision,
    });
  });

  test.each([
    ['nothing', undefined, /no fairness data/],
    ['null', null, /no fairness data/],
    ['a text', 'fair', /must have/],
    ['an empty object', {}, /must have/],
    ['a seed not told yet', { ...fairness, seed: null }, /secret until the game is over/],
    ['half a seed', { ...fairness, seed: SEED.slice(32) }, /64 hexadecimal digits/],
    ['a seed of other letters', { ...fairness, seed: SEED.replace('0', 'g') }, /64 hexadecimal digits/],
    ['no words', { ...fairness, words: undefined }, /words/],
    ['words of another type', { ...fairness, words: words.map(() => 1) }, /words/],
    ['too few words', { ...fairness, words: words.slice(1) }, /words? for/],
  ])('cannot be verified with %s', (_, evidence, reason) => {
    expect(verifyWith({}, evidence)).toEqual({ verdict: 'unknown', reason: expect.stringMatching(reason) });
  });
});
