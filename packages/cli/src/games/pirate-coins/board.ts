import { type Json, METALS, pirateValue } from '@pouch/rules';
import { type Counts, columns, countsText, worth } from '../../show/columns.js';
import type { NameOf } from '../terminal-game.js';

interface State {
  readonly booty: readonly Counts[];
  readonly aboard: readonly number[];
  readonly loot: Counts;
  readonly monsters: Counts;
  readonly pouch: Counts;
}

const VALUES: Counts = Object.fromEntries(METALS.map((name, metal) => [name, pirateValue(metal)]));

export function pirateBoard(json: Json, name: NameOf): string[] {
  const state = json as unknown as State;
  const row = (label: string, coins: Counts): (string | number)[] => [label, worth(coins, VALUES), countsText(coins)];
  return columns([
    row('loot', state.loot),
    row('monsters', state.monsters),
    row('pouch', state.pouch),
    ...state.booty.map((booty, seat) => [...row(name(seat), booty), state.aboard.includes(seat) ? 'aboard' : '']),
  ]);
}
