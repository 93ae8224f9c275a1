import { coinsFrom, EMPTY } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { group, tell } from '../../src/games/pirate-coins/log.ts';
import { SPOTS } from '../../src/games/pirate-coins/spots.ts';
import type { Event, View } from '../../src/games/pirate-coins/types.ts';
import { choosing, names, others, speak } from './steps.ts';

beforeAll(speak);

const text = (event: Event, whom = names, before?: View): string | undefined => tell(event, whom, before)?.text;

describe('the log', () => {
  test('speaks to you, of one and of many', () => {
    const told = (plunder: number, sally: number): string | undefined => text({ event: 'revealed', plunder, sally });
    expect(told(0b001, 0b010)).toBe('<b>You</b> plunder; Ines stays aboard.');
    expect(told(0b010, 0b101)).toBe('<b>Ines</b> plunders; Jonah and you stay aboard.');
    expect(told(0, 0b111)).toBe('<b>Ines, Jonah and you</b> stay aboard.');
    expect(told(0b110, 0)).toBe('<b>Ines and Jonah</b> plunder.');
    expect(told(0b001, 0)).toBe('<b>You</b> plunder.');
  });

  test('one who plunders or stays alone leads the line; several do not', () => {
    const lead = (plunder: number, sally: number): unknown => tell({ event: 'revealed', plunder, sally }, names)?.lead;
    expect([lead(0b010, 0b101), lead(0, 0b100), lead(0b110, 0b001), lead(0, 0b111)]).toEqual([1, 2, 'none', 'none']);
  });

  test('says coins, change and gain', () => {
    const take = coinsFrom([0, 1, 1]);
    expect(text({ event: 'plundered', seat: 1, take, give: coinsFrom([1, 0, 0]) })).toBe(
      '<b>Ines</b> takes 1 gold, 1 silver and gives back 1 copper: <b>+4</b>.',
    );
    expect(text({ event: 'plundered', seat: 0, take, give: EMPTY })).toBe(
      '<b>You</b> take 1 gold, 1 silver: <b>+5</b>.',
    );
    expect(text({ event: 'plundered', seat: 0, take: EMPTY, give: EMPTY })).toBe('<b>You</b> get nothing.');
    expect(text({ event: 'plundered', seat: 0, take: EMPTY, give: EMPTY }, others)).toBe('<b>Robin</b> gets nothing.');
  });

  test('says why somebody gets nothing, as far as fortune coin and loot tell', () => {
    const nothing = (more: Partial<View>): string | undefined =>
      text({ event: 'plundered', seat: 1, take: EMPTY, give: EMPTY }, names, choosing(more));
    expect(nothing({ fortune: 2 })).toBe('<b>Ines</b> gets nothing: gold pays only a lone plunderer.');
    expect(nothing({ fortune: 1 })).toBe('<b>Ines</b> gets nothing: too few coins to share.');
    expect(nothing({ fortune: 0 })).toBe('<b>Ines</b> gets nothing: no coin is small enough.');
    expect(nothing({ fortune: 0, loot: EMPTY })).toBe('<b>Ines</b> gets nothing: there’s no loot.');
  });

  test('the set-up: who starts, and what lies on the round stack', () => {
    expect(text({ event: 'starter', seat: 0 })).toBe('<b>You</b> start.');
    expect(text({ event: 'starter', seat: 2 })).toBe('<b>Jonah</b> starts.');
    const coins = [2, 1, 0, 1, 2];
    expect(text({ event: 'stacked', coins })).toBe('Round stack, from the top: gold, silver, copper, silver, gold.');
    expect(text({ event: 'round-begun', round: 2, coin: 1 })).toBe(
      'All aboard. A <b>silver</b> from the round stack is the first loot.',
    );
  });

  test('a fortune coin comes with its rule, a flip with its side', () => {
    expect(text({ event: 'fortune', seat: 1, coin: 1 })).toBe('Ines draws <b>silver</b>: equal coins of each metal.');
    expect(text({ event: 'fortune', seat: 0, coin: 2 })).toBe('You draw <b>gold</b>: take it all, but only alone.');
    expect(text({ event: 'flipped', coin: 0, side: 'skull' })).toBe('<b>Skull!</b> The copper joins the loot.');
    const before = choosing({ monsters: coinsFrom([0, 1, 0]) });
    expect(text({ event: 'flipped', coin: 1, side: 'monster' }, names, before)).toBe('<b>Kraken!</b> 2 of 3.');
  });

  test('a round that ends says what is lost, if anything is', () => {
    expect(text({ event: 'attacked', metal: 0, lost: coinsFrom([1, 0, 2]) })).toBe(
      'The <b>angler</b> attacks: loot worth 7 is lost.',
    );
    expect(text({ event: 'attacked', metal: 2, lost: EMPTY })).toBe(
      'The <b>serpent</b> attacks: there was no loot to lose.',
    );
    expect(text({ event: 'pouch-empty', lost: coinsFrom([2, 0, 0]) })).toBe(
      'The pouch is empty: the round ends, and loot worth 2 is lost.',
    );
    expect(text({ event: 'pouch-empty', lost: EMPTY })).toBe('The pouch is empty: the round ends.');
    expect(text({ event: 'deck-empty' })).toBe('Nobody is aboard: the round ends.');
  });

  test('the end names the winners and the reason', () => {
    expect(text({ event: 'over', winners: 0b001, ending: 'twenty-five' })).toBe(
      '<b>You</b> win with a booty of 25 or more.',
    );
    expect(text({ event: 'over', winners: 0b110, ending: 'five-rounds' })).toBe(
      '<b>Ines and Jonah</b> share the win after five rounds.',
    );
  });

  test('that somebody has chosen is no line: everybody does at every turn', () => {
    expect(tell({ event: 'chosen', seat: 0 }, names)).toBeUndefined();
  });

  test('a line points at the places that it speaks of', () => {
    const spots = (event: Event): readonly string[] | undefined => tell(event, names)?.spots;
    expect(spots({ event: 'round-begun', round: 3, coin: 0 })).toEqual([SPOTS.round(3)]);
    expect(spots({ event: 'fortune', seat: 0, coin: 0 })).toEqual([SPOTS.fortune]);
    expect(spots({ event: 'plundered', seat: 2, take: EMPTY, give: EMPTY })).toEqual([SPOTS.booty(2)]);
    expect(spots({ event: 'flipped', coin: 2, side: 'skull' })).toEqual([SPOTS.hold(2)]);
    expect(spots({ event: 'flipped', coin: 2, side: 'monster' })).toEqual([SPOTS.monster(2, 1)]);
    const before = choosing({ monsters: coinsFrom([0, 0, 1]) });
    expect(tell({ event: 'flipped', coin: 2, side: 'monster' }, names, before)?.spots).toEqual([SPOTS.monster(2, 2)]);
  });

  test('groups by round and by turn', () => {
    const view = choosing({ round: 3, turn: 9 });
    expect(group({ event: 'round-begun', round: 3, coin: 0 }, view)).toBe('Round 3');
    expect(group({ event: 'fortune', seat: 0, coin: 0 }, view)).toBe('Round 3, turn 9');
    expect(group({ event: 'deck-empty' }, view)).toBeUndefined();
  });
});
