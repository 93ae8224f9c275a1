import { coinSet, faceWords, type Json, Refusal } from '@pouch/rules';
import type { NameOf } from './board.js';
import { columns } from './columns.js';

interface State {
  readonly table: readonly { readonly coin: number; readonly side: string; readonly turned: boolean }[];
  readonly bag: readonly number[];
  readonly won: readonly (readonly number[])[];
}

const IN_A_ROW = 2;

export function coinSetBoard(json: Json, name: NameOf): string[] {
  const state = json as unknown as State;
  const cells = state.table.map((lying, place) => [place + 1, coinWords(lying), lying.turned ? 'turned' : '']);
  const rows: (string | number)[][] = [];
  for (let from = 0; from < cells.length; from += IN_A_ROW) rows.push(cells.slice(from, from + IN_A_ROW).flat());
  const won = state.won.map((coins, seat) => `${name(seat)} ${coins.length}`);
  return [...columns(rows), `bag ${state.bag.length}; ${won.join(', ')}`];
}

function coinWords(lying: { readonly coin: number; readonly side: string }): string {
  const deal = coinSet.notation.readStep({ chance: 'deal', coins: [lying] });
  if (deal instanceof Refusal || deal.chance !== 'deal') return '';
  return deal.coins.map(faceWords).join();
}
