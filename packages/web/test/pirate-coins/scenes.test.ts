import { coinsFrom, EMPTY, type Viewer } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { onDeck, scenes } from '../../src/games/pirate-coins/scenes.ts';
import { settled, still } from '../../src/games/pirate-coins/show.ts';
import { SPOTS } from '../../src/games/pirate-coins/spots.ts';
import { choosing, flip, fortune, playSteps, plunder, START, sally } from './steps.ts';

const scenesAt = (
  { first, moments }: ReturnType<typeof playSteps>,
  number: number,
  viewer: Viewer = 'table',
): ReturnType<typeof scenes> => {
  const moment = moments[number - 1];
  if (moment === undefined) throw new Error(`there is no moment ${number}`);
  return scenes(moments[number - 2]?.view ?? first, moment, viewer);
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

  test('the last choice: all are shown, then plunderers leave together with their coins', () => {
    const game = playSteps([plunder(0), plunder(1), sally(2)], {
      phase: 'choose',
      starter: 0,
      fortune: 0,
      loot: coinsFrom([1, 2, 1]),
      booty: [coinsFrom([2, 0, 1]), coinsFrom([0, 0, 1]), coinsFrom([0, 0, 1])],
    });
    const made = scenesAt(game, 3);
    expect(made.map(({ show }) => show.happening.event)).toEqual(['revealed', 'plundered']);
    const [revealed, left] = made;
    expect(revealed?.show).toMatchObject({ monster: 0b011, skull: 0b100, aboard: 0b111 });
    // 8 for two is 4: gold and silver for a copper back; then silver and two copper.
    expect(left?.show).toMatchObject({
      aboard: 0b100,
      leaving: coinsFrom([2, 2, 1]),
      arriving: coinsFrom([1, 0, 0]),
      loot: EMPTY,
    });
    expect(left?.flights?.map(({ from, to }) => [from, to])).toEqual([
      [SPOTS.hold(2), SPOTS.booty(0)],
      [SPOTS.hold(1), SPOTS.booty(0)],
      [SPOTS.booty(0), SPOTS.hold(0)],
      [SPOTS.hold(1), SPOTS.booty(1)],
      [SPOTS.hold(0), SPOTS.booty(1)],
      [SPOTS.hold(0), SPOTS.booty(1)],
    ]);
    expect(left && onDeck(left.show)).toEqual([0, 1, 2]);
  });

  test('what is about the viewer stays longer; who plunders is told together with what they take', () => {
    const from = { phase: 'choose', starter: 0, fortune: 2, loot: coinsFrom([1, 0, 1]) } as const;
    const game = playSteps([plunder(0), sally(1), sally(2)], from);
    const holds = (viewer: Viewer): unknown => scenesAt(game, 3, viewer).map(({ hold }) => hold);
    expect(holds(0)).toEqual([undefined, 'own']);
    expect(holds(1)).toEqual([undefined, 'glance']);
    expect(holds('table')).toEqual([undefined, 'glance']);
  });

  test('nothing is told before it is seen', () => {
    const from = { phase: 'choose', starter: 0, fortune: 0, loot: coinsFrom([1, 0, 1]) } as const;
    const game = playSteps([plunder(0), plunder(1), sally(2), flip('skull')], from);
    expect(scenesAt(game, 3).map(({ told }) => told)).toEqual([2, 4]);
    expect(scenesAt(game, 4).map(({ told }) => told)).toEqual([0, 1]);
  });

  test('a flip: tossed for 900 ms, then it lands', () => {
    const game = playSteps([flip('skull')], { phase: 'flip', starter: 0, fortune: 1, loot: coinsFrom([1, 0, 0]) });
    const [tossed, landed] = scenesAt(game, 1);
    expect(tossed?.show.happening).toEqual({ event: 'tossed', coin: 1, side: 'skull' });
    expect(tossed?.millis).toBe(900);
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

  test('with its last scene the role has passed on and the next turn begun', () => {
    const from = { phase: 'flip', starter: 2, turn: 4, fortune: 1, loot: coinsFrom([1, 0, 0]) } as const;
    const made = scenesAt(playSteps([flip('skull')], from), 1);
    expect(made.map(({ show }) => [show.turn, show.starter])).toEqual([
      [4, 2],
      [5, 0],
    ]);
  });

  test('while the coin is drawn those aboard are asked already, and nobody has chosen', () => {
    const [drawn] = scenesAt(playSteps([...START, fortune(1)]), 3);
    expect(drawn?.show).toMatchObject({ choosing: true, fortune: 1, monster: 0, skull: 0, hidden: 0 });
    expect(drawn?.show.pouch).toBe(still(playSteps(START).moments[1]?.view ?? choosing()).pouch - coinsFrom([0, 1, 0]));
  });

  test('lost loot is back in the pouch at once, and monsters when the next round begins', () => {
    const from = { phase: 'flip', starter: 2, fortune: 0, stack: [1, 1, 1, 1] } as const;
    const loot = coinsFrom([0, 0, 2]);
    const monsters = coinsFrom([2, 1, 0]);
    const game = playSteps([flip('monster')], { ...from, loot, monsters });
    const [, landed, attacked, begun] = scenesAt(game, 1).map(({ show }) => show);
    const { pouch } = game.first;
    expect(landed).toMatchObject({ pouch, monsters: coinsFrom([3, 1, 0]), arriving: coinsFrom([1, 0, 0]) });
    expect(attacked).toMatchObject({ pouch: pouch + loot, leaving: loot, monsters: coinsFrom([3, 1, 0]) });
    expect(begun).toMatchObject({ pouch: pouch + loot + coinsFrom([3, 1, 0]), loot: coinsFrom([0, 1, 0]) });
  });

  test('[P5] with nobody aboard the round ends without a flip: the fortune coin and what is left go back', () => {
    const steps = [plunder(0), plunder(1), plunder(2)];
    const from = { phase: 'choose', starter: 0, fortune: 1, loot: coinsFrom([0, 4, 1]), stack: [0, 0, 0, 0] } as const;
    const game = playSteps(steps, from);
    const made = scenesAt(game, 3);
    expect(made.map(({ show }) => show.happening.event)).toEqual([
      'revealed',
      'plundered',
      'deck-empty',
      'round-begun',
    ]);
    // One silver and the gold cannot be shared by three.
    expect(made[2]?.show).toMatchObject({ aboard: 0, loot: coinsFrom([0, 1, 1]), fortune: 1 });
    expect(made[3]?.show).toMatchObject({ fortune: null, pouch: game.first.pouch + coinsFrom([0, 2, 1]) });
    expect(made[3]?.flights?.[0]).toMatchObject({ from: SPOTS.round(2), to: SPOTS.hold(0) });
  });

  test('the end shows how things stand, with the reason', () => {
    const booty = [coinsFrom([0, 0, 8]), coinsFrom([0, 0, 1]), coinsFrom([0, 0, 1])];
    const from = { phase: 'choose', starter: 0, fortune: 2, loot: coinsFrom([0, 0, 1]), booty } as const;
    const game = playSteps([plunder(0), sally(1), sally(2)], from);
    const last = scenesAt(game, 3).at(-1);
    expect(last?.show.happening).toEqual({ event: 'over', winners: 0b001, ending: 'twenty-five' });
    expect(last && settled(last.show)).toEqual(still(game.moments[2]?.view ?? choosing()));
  });

  test('who gets nothing still leaves, without a sound', () => {
    const from = { phase: 'choose', starter: 0, fortune: 2, loot: coinsFrom([1, 0, 1]) } as const;
    const made = scenesAt(playSteps([plunder(0), plunder(1), sally(2)], from), 3);
    const [, left] = made;
    expect([left?.flights, left?.sound]).toEqual([[], undefined]);
    expect(left?.show.aboard).toBe(0b100);
  });

  test('more that moves takes longer: coins leave one by one', () => {
    const scene = (loot: number): number => {
      const from = { phase: 'choose', starter: 0, fortune: 2, loot } as const;
      return scenesAt(playSteps([plunder(0), sally(1), sally(2)], from), 3)[1]?.millis ?? 0;
    };
    expect(scene(coinsFrom([0, 0, 3]))).toBeGreaterThan(scene(coinsFrom([0, 0, 1])));
    expect(scene(coinsFrom([0, 0, 1]))).toBe(scene(EMPTY));
  });
});
