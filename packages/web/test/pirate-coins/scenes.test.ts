import { coinsFrom, EMPTY, pirateCoins, pirateInternals, randomFrom } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { onDeck, scenes } from '../../src/games/pirate-coins/scenes.ts';
import { settled, still } from '../../src/games/pirate-coins/show.ts';
import { SPOTS } from '../../src/games/pirate-coins/spots.ts';
import type { Types } from '../../src/games/pirate-coins/types.ts';
import { flip, fortune, playSteps, plunder, START, sally } from './steps.ts';

const scenesAt = ({ first, moments }: ReturnType<typeof playSteps>, number: number): ReturnType<typeof scenes> => {
  const moment = moments[number - 1];
  if (moment === undefined) throw new Error(`there is no moment ${number}`);
  return scenes(moments[number - 2]?.view ?? first, moment);
};

/** The same numbers for the same seed. */
const bits = (seed: number) => {
  let state = seed * 0x9e3779b9;
  return {
    next: (): number => {
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return state >>> 0;
    },
  };
};

describe('the scenes of a step', () => {
  test('stacking, then the first loot', () => {
    const game = playSteps(START);
    const [stacked, begun] = scenesAt(game, 2);
    expect(stacked?.show.stack).toEqual([2, 1, 0, 1, 2]);
    expect(stacked?.flights).toHaveLength(5);
    expect(begun?.show).toMatchObject({ round: 1, loot: coinsFrom([0, 0, 1]), stack: [1, 0, 1, 2] });
    expect(begun?.flights?.[0]).toMatchObject({ from: SPOTS.round(1), to: SPOTS.hold(2) });
  });

  test('a choice that is not the last one shows nothing', () => {
    const game = playSteps([...START, fortune(0), plunder(0)]);
    expect(scenesAt(game, 4)).toEqual([]);
  });

  test('the last choice: all are shown, then plunderers leave one by one with their coins', () => {
    const game = playSteps([plunder(0), plunder(1), sally(2)], {
      phase: 'choose',
      starter: 0,
      fortune: 0,
      loot: coinsFrom([1, 2, 1]),
      booty: [coinsFrom([2, 0, 1]), coinsFrom([0, 0, 1]), coinsFrom([0, 0, 1])],
    });
    const made = scenesAt(game, 3);
    expect(made.map(({ show }) => show.happening.event)).toEqual(['revealed', 'plundered', 'plundered']);
    const [revealed, first, second] = made;
    expect(revealed?.show).toMatchObject({ monster: 0b011, skull: 0b100, aboard: 0b111 });
    // 8 for two is 4: gold and silver for a copper back.
    expect(first?.show).toMatchObject({ aboard: 0b110, leaving: coinsFrom([0, 1, 1]), arriving: coinsFrom([1, 0, 0]) });
    expect(first?.flights?.map(({ from, to }) => [from, to])).toEqual([
      [SPOTS.hold(2), SPOTS.booty(0)],
      [SPOTS.hold(1), SPOTS.booty(0)],
      [SPOTS.booty(0), SPOTS.hold(0)],
    ]);
    expect(first && onDeck(first.show)).toEqual([0, 1, 2]);
    expect(second?.show.aboard).toBe(0b100);
  });

  test('a flip: tossed for 900 ms, then it lands', () => {
    const game = playSteps([flip('skull')], { phase: 'flip', starter: 0, fortune: 1, loot: coinsFrom([1, 0, 0]) });
    const [tossed, landed] = scenesAt(game, 1);
    expect(tossed?.show.happening).toEqual({ event: 'tossed', coin: 1, side: 'skull' });
    expect(tossed?.millis).toBeGreaterThanOrEqual(900);
    expect(landed?.show).toMatchObject({ fortune: null, loot: coinsFrom([1, 1, 0]) });
    expect(landed?.flights?.[0]).toMatchObject({ from: SPOTS.toss, to: SPOTS.hold(1) });
  });

  test('an attack: the third monster lands, the loot leaves, the next round begins', () => {
    const game = playSteps([flip('monster')], {
      phase: 'flip',
      starter: 2,
      fortune: 0,
      loot: coinsFrom([0, 0, 2]),
      monsters: coinsFrom([2, 0, 0]),
      stack: [1, 1, 1, 1],
    });
    const made = scenesAt(game, 1);
    expect(made.map(({ show }) => show.happening.event)).toEqual(['tossed', 'flipped', 'attacked', 'round-begun']);
    expect(made[1]?.flights?.[0]).toMatchObject({ to: SPOTS.monster(0, 3) });
    expect(made[2]?.show).toMatchObject({ loot: EMPTY, leaving: coinsFrom([0, 0, 2]) });
    expect(made[3]?.show).toMatchObject({ round: 2, monsters: EMPTY, starter: 0 });
  });

  test('[P3] an empty pouch ends the round', () => {
    const game = playSteps([flip('skull')], {
      phase: 'flip',
      starter: 0,
      fortune: 1,
      loot: coinsFrom([1, 0, 0]),
      pouch: EMPTY,
      stack: [1, 1, 1, 1],
    });
    const made = scenesAt(game, 1);
    expect(made.map(({ show }) => show.happening.event)).toEqual(['tossed', 'flipped', 'pouch-empty', 'round-begun']);
    expect(made[2]?.show.leaving).toBe(coinsFrom([1, 1, 0]));
  });

  test('the last scene of every step of many games shows how things stand after it', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const random = randomFrom(bits(seed));
      const state = pirateCoins.setup(2 + (seed % 4), {});
      let before = pirateCoins.view(state, 'table');
      for (let turn = pirateCoins.turn(state); turn.kind !== 'over'; turn = pirateCoins.turn(state)) {
        const events: Types['Event'][] = [];
        const step = turn.kind === 'chance' ? pirateCoins.chance(state, random) : pirateCoins.sample(state, random);
        pirateCoins.advance(state, step, events);
        const view = pirateCoins.view(state, 'table');
        const last = scenes(before, { number: 1, events, view }).at(-1);
        if (last !== undefined) {
          const { booty, aboard, loot, monsters, stack, round } = still(view);
          expect(settled(last.show)).toMatchObject({ booty, aboard, loot, monsters, stack, round });
        }
        before = view;
      }
      expect(pirateInternals.worthOf(before.booty[0] ?? 0)).toBeGreaterThanOrEqual(3);
    }
  });
});
