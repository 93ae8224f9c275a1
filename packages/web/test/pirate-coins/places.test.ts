import { coinsFrom } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { monsterPlaces } from '../../src/games/pirate-coins/monster-places.ts';
import { roundPlaces } from '../../src/games/pirate-coins/round-places.ts';
import { type Show, still } from '../../src/games/pirate-coins/show.ts';
import { choosing } from './steps.ts';

const show = still(choosing());

describe('monsters on their places', () => {
  test('count up from the first place', () => {
    const one = { ...show, fortune: null, monsters: coinsFrom([1, 0, 0]) };
    expect(monsterPlaces(one, 0)).toEqual({ count: 1, danger: 'none', places: ['here', 'empty', 'empty'] });
    expect(monsterPlaces(one, 1).places).toEqual(['empty', 'empty', 'empty']);
  });

  test('two are a danger only when the fortune coin has their metal', () => {
    const two = { ...show, monsters: coinsFrom([2, 2, 0]) };
    const dangers = [0, 1, 2].map((metal) => monsterPlaces({ ...two, fortune: 1 }, metal).danger);
    expect(dangers).toEqual(['none', 'next', 'none']);
  });

  test('the third attacks', () => {
    expect(monsterPlaces({ ...show, monsters: coinsFrom([0, 0, 3]) }, 2).danger).toBe('attack');
  });

  test('only the coin that has just been flipped is on its way', () => {
    const landing: Show = {
      ...show,
      fortune: null,
      happening: { event: 'flipped', coin: 0, side: 'monster' },
      monsters: coinsFrom([2, 1, 0]),
      arriving: coinsFrom([1, 0, 0]),
    };
    expect(monsterPlaces(landing, 0).places).toEqual(['here', 'arriving', 'empty']);
    expect(monsterPlaces(landing, 1).places).toEqual(['here', 'empty', 'empty']);
    // A copper that joins the loot does not make a monster arrive.
    const skull: Show = { ...landing, happening: { event: 'flipped', coin: 0, side: 'skull' } };
    expect(monsterPlaces(skull, 0).places).toEqual(['here', 'here', 'empty']);
  });
});

describe('the round stack', () => {
  const states = (round: number, stack: readonly number[]): readonly string[] =>
    roundPlaces({ round, stack }).map(({ state, coin }) => (coin === undefined ? state : `${state} ${coin}`));

  test('rounds played, the one now, and coins for those to come', () => {
    expect(states(3, [2, 0])).toEqual(['played', 'played', 'now', 'to-come 2', 'to-come 0']);
    expect(states(5, [])).toEqual(['played', 'played', 'played', 'played', 'now']);
  });

  test('before it is made, and before the first round has taken its coin', () => {
    expect(states(1, [])).toEqual(['now', 'empty', 'empty', 'empty', 'empty']);
    expect(states(1, [2, 1, 0, 1, 2])).toEqual(['now 2', 'to-come 1', 'to-come 0', 'to-come 1', 'to-come 2']);
  });
});
