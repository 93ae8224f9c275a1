import { coinsFrom, EMPTY } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { playerState } from '../../src/games/pirate-coins/player-state.ts';
import { type Show, still } from '../../src/games/pirate-coins/show.ts';
import { choosing, speak } from './steps.ts';

beforeAll(speak);

const show = still(choosing());

describe('what a player is doing', () => {
  const state = (more: Partial<Show>, seat = 1, took = new Map<number, number>()) =>
    playerState({ ...show, ...more }, seat, took);

  test('choosing, chosen, aboard', () => {
    expect(state({})).toEqual({ doing: 'choosing', text: 'Choosing', short: 'choosing' });
    expect(state({ hidden: 0b010 })).toEqual({ doing: 'chosen', text: 'Ready', short: 'ready' });
    expect(state({ choosing: false })).toEqual({ doing: 'aboard', text: 'Aboard', short: 'aboard' });
  });

  test('ashore, with what was taken if it has been seen', () => {
    const took = new Map([[1, 4]]);
    expect(state({ aboard: 0b101 }, 1, took)).toEqual({ doing: 'ashore', text: 'Ashore, +4', short: 'ashore' });
    expect(state({ aboard: 0b101 })?.text).toBe('Ashore');
    expect(state({ aboard: 0b101 }, 1, new Map([[1, 0]]))?.text).toBe('Ashore, 0');
  });

  test('who has 25 says so to the end; the others say nothing then', () => {
    const booty = [EMPTY, coinsFrom([1, 0, 8]), EMPTY];
    expect(state({ booty, over: true })).toMatchObject({ doing: 'goal', text: 'Reached 25' });
    expect(state({ booty, over: true }, 2)).toBeUndefined();
    expect(state({ starter: null }, 2)).toBeUndefined();
  });
});
