import { type Json, METALS, pirateValue } from '@pouch/rules';
import type { NameOf } from './board.js';
import { columns, heapText, worth } from './columns.js';

type Heap = Record<string, number>;

interface State {
  readonly booty: readonly Heap[];
  readonly aboard: readonly number[];
  readonly loot: Heap;
  readonly monsters: Heap;
  readonly pouch: Heap;
}

const VALUES: Heap = Object.fromEntries(METALS.map((name, metal) => [name, pirateValue(metal)]));

export function pirateBoard(json: Json, name: NameOf): string[] {
  const state = json as unknown as State;
  const heap = (label: string, coins: Heap): (string | number)[] => [label, worth(coins, VALUES), heapText(coins)];
  return columns([
    heap('loot', state.loot),
    heap('monsters', state.monsters),
    heap('pouch', state.pouch),
    ...state.booty.map((booty, seat) => [...heap(name(seat), booty), state.aboard.includes(seat) ? 'aboard' : '']),
  ]);
}
