import { coinsFrom, EMPTY, pirateCoins, type pirateInternals, seatCount, seatsIn } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { shareRows } from '../../src/games/pirate-coins/share-rows.ts';
import { shareLines, shareWith } from '../../src/games/pirate-coins/shares.ts';
import type { Event, View } from '../../src/games/pirate-coins/types.ts';
import { choosing, names, speak } from './steps.ts';

beforeAll(speak);

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

  test('every share is what the rules give, and adds up with what is left', () => {
    for (const fortune of [0, 1, 2])
      for (let copper = 0; copper < 4; copper++)
        for (let gold = 0; gold < 4; gold++) {
          const loot = coinsFrom([copper, 2, gold]);
          const view = choosing({ fortune, loot, starter: 1 });
          for (const line of shareLines(view, 0)) {
            expect(line.with.every((set) => seatCount(set) === line.others)).toBe(true);
            for (const [index, share] of line.shares.entries()) {
              const set = line.with[index] ?? 0;
              const before = loot + [0, ...seatsIn(set)].reduce((sum, seat) => sum + (view.booty[seat] ?? 0), 0);
              const after = playedOut(view, set);
              expect(after.loot).toBe(share.left);
              expect(after.booty[0]).toBe((view.booty[0] ?? 0) + share.take - share.give);
              expect(after.loot + [0, ...seatsIn(set)].reduce((sum, seat) => sum + (after.booty[seat] ?? 0), 0)).toBe(
                before,
              );
            }
          }
        }
  });

  test('a line speaks in whole sentences, and says why', () => {
    const [alone, one] = shareRows(choosing({ booty: [coinsFrom([2, 2, 3]), EMPTY, EMPTY] }), 0, names);
    expect(alone?.words).toBe('Alone: +8. You take 1 gold, 2 silver, 1 copper.');
    expect(one?.words).toBe('With one: +4. You take 1 gold, 1 silver and give back 1 copper.');
    expect(one?.why.title).toBe('With one: +4');
    expect(one?.why.text).toContain('8 divided by 2, rounded down, is 4.');
    const silver = shareRows(choosing({ fortune: 1 }), 0, names)[1];
    expect(silver?.why.text).toContain('Left in the loot: 1 gold, 1 copper.');
    expect(silver?.why.text).toContain('You get the coins of each metal divided by 2, rounded down.');
    const gold = shareRows(choosing({ fortune: 2 }), 0, names);
    expect(gold.map(({ why }) => why.text)).toEqual([
      'You take 1 gold, 2 silver, 1 copper. A lone plunderer takes all the loot.',
      'You take nothing. Two or more get nothing.',
    ]);
  });

  test('keys of lines are their own, so that a line is never taken for another', () => {
    const keys = shareRows(choosing({ seats: 5, aboard: 0b11111, starter: 2 }), 0, names).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('before a fortune coin is drawn there are no shares', () => {
    expect(shareRows(choosing({ fortune: null }), 0, names)).toEqual([]);
  });
});

/** The table after I have plundered with these, and the others have stayed. */
function playedOut(view: View, others: number): View {
  const state = pirateCoins.copy({ ...(view as pirateInternals.State), monster: others, hidden: 0 });
  state.skull = view.aboard & ~others & ~1;
  // Only the split matters here: a booty of 25 would end the game, an empty deck the round.
  const events: Event[] = [];
  pirateCoins.advance(state, { do: 'choose', seat: 0, side: 'monster' }, events);
  const booty = [...view.booty];
  let loot = view.loot;
  for (const event of events)
    if (event.event === 'plundered') {
      booty[event.seat] = (booty[event.seat] ?? 0) + event.take - event.give;
      loot += event.give - event.take;
    }
  return { ...view, booty, loot };
}
