import { coinsFrom, EMPTY } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { shareRows } from '../../src/games/pirate-coins/share-rows.ts';
import { shareLines, shareWith } from '../../src/games/pirate-coins/shares.ts';
import { tookIn } from '../../src/games/pirate-coins/took.ts';
import words from '../../src/words/en/pirate-coins.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';
import { choosing, names } from './steps.ts';

beforeAll(() => {
  addWords(table);
  addWords(words);
});

const gains = (view: ReturnType<typeof choosing>, seat = 0): [string, string][] =>
  shareRows(view, seat, names).map(({ who, gain }) => [who, gain]);

describe('shares', () => {
  test('[P6] copper, as in the look: alone, with one, with both, with change given back', () => {
    const view = choosing({ booty: [coinsFrom([2, 2, 3]), coinsFrom([2, 2, 4]), coinsFrom([1, 2, 2])] });
    expect(gains(view)).toEqual([
      ['Alone', '+8'],
      ['With one', '+4'],
      ['With both', '+2'],
    ]);
    const [, one, both] = shareRows(view, 0, names);
    expect(one?.share).toMatchObject({ take: coinsFrom([0, 1, 1]), give: coinsFrom([1, 0, 0]) });
    expect(both?.share).toMatchObject({ take: coinsFrom([0, 0, 1]), give: coinsFrom([1, 0, 0]) });
  });

  test('[P8] the share depends on who takes before: by name where there is room', () => {
    // Each is owed 2. Ines pays a copper for the gold, and two coppers are left for me; Jonah takes the one copper.
    const view = choosing({
      starter: 1,
      loot: coinsFrom([1, 0, 1]),
      booty: [coinsFrom([0, 0, 1]), coinsFrom([1, 0, 1]), coinsFrom([0, 0, 1])],
    });
    expect([0b010, 0b100].map((others) => shareWith(view, 0, others).gain)).toEqual([2, 0]);
    expect(gains(view)).toEqual([
      ['Alone', '+4'],
      ['With Ines', '+2'],
      ['With Jonah', '0'],
      ['With both', '0'],
    ]);
  });

  test('[P8] with more of them there is one line a number, which says that it depends', () => {
    const view = choosing({
      seats: 5,
      starter: 1,
      aboard: 0b11111,
      loot: coinsFrom([1, 0, 1]),
      booty: [
        coinsFrom([0, 0, 1]),
        coinsFrom([1, 0, 1]),
        coinsFrom([0, 0, 1]),
        coinsFrom([0, 0, 1]),
        coinsFrom([0, 0, 1]),
      ],
    });
    const one = shareRows(view, 0, names)[1];
    expect([one?.who, one?.gain, one?.share]).toEqual(['With one', '0 to +2', undefined]);
    expect(one?.why.text).toContain('With Ines: +2, 2 copper.');
    const line = shareLines(view, 0)[1];
    expect(line?.shares).toHaveLength(line?.with.length ?? 0);
  });

  test('silver: by count, and what is left in the hold', () => {
    const view = choosing({ fortune: 1, loot: coinsFrom([3, 4, 2]) });
    expect(gains(view)).toEqual([
      ['Alone', '+17'],
      ['With one', '+8'],
      ['With both', '+3'],
    ]);
    expect(shareRows(view, 0, names)[2]?.left).toBe('2 gold, 1 silver');
    expect(shareRows(view, 0, names)[0]?.share?.left).toBe(EMPTY);
  });

  test('gold: alone all, with anyone nothing', () => {
    expect(gains(choosing({ fortune: 2 }))).toEqual([
      ['Alone', '+8'],
      ['With anyone', '0'],
    ]);
  });

  test('one other aboard is named; alone aboard there is one line', () => {
    expect(gains(choosing({ aboard: 0b101 })).map(([who]) => who)).toEqual(['Alone', 'With Jonah']);
    expect(gains(choosing({ aboard: 0b001 })).map(([who]) => who)).toEqual(['Alone']);
  });

  test('four others: alone, with one, with two, with all', () => {
    const five = choosing({ seats: 5, fortune: 1, aboard: 0b11111 });
    expect(gains(five).map(([who]) => who)).toEqual(['Alone', 'With one', 'With two', 'With all 4']);
  });

  test('an empty hold gives nothing', () => {
    expect(gains(choosing({ loot: EMPTY })).every(([, gain]) => gain === '0')).toBe(true);
  });

  test('what each took in a round', () => {
    const took = tookIn(2, [
      { event: 'round-begun', round: 1, coin: 0 },
      { event: 'plundered', seat: 0, take: coinsFrom([0, 0, 2]), give: EMPTY },
      { event: 'round-begun', round: 2, coin: 0 },
      { event: 'plundered', seat: 1, take: coinsFrom([0, 0, 1]), give: coinsFrom([1, 0, 0]) },
    ]);
    expect([...took]).toEqual([[1, 2]]);
  });
});
