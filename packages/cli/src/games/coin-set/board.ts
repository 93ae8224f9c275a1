import { COIN_SET_SYMBOLS, coinSet, coinSetMarks, coinSetMetal, type Json, METALS, Refusal } from '@pouch/rules';
import { columns } from '../../show/columns.js';
import type { NameOf } from '../terminal-game.js';

interface Lying {
  readonly coin: number;
  readonly side: string;
  readonly turned: boolean;
}

interface State {
  readonly table: readonly Lying[];
  readonly bag: readonly number[];
  readonly won: readonly (readonly number[])[];
}

const IN_A_ROW = 2;

/** By level: what debossed, embossed and ridged look like. */
const FINISHES = ['dark', 'white', 'striped'] as const;

/** By level, then by symbol. */
const SIGNS = [
  ['△', '□', '○'],
  ['▲', '■', '●'],
  ['◬', '▤', '◍'],
] as const;
const JOKER = '★';

export function coinSetBoard(json: Json, name: NameOf): string[] {
  const state = json as unknown as State;
  const cells = state.table.map((lying, place) => [
    `${place + 1}`.padStart(2) + (lying.turned ? '*' : ' '),
    ...coinCells(lying),
  ]);
  const rows: string[][] = [];
  for (let from = 0; from < cells.length; from += IN_A_ROW) rows.push(cells.slice(from, from + IN_A_ROW).flat());
  const won = state.won.map((coins, seat) => `${name(seat)} ${coins.length}`);
  const turned = state.table.some((lying) => lying.turned) ? '; * = already turned' : '';
  return [...columns(rows), `${state.bag.length} in the bag; coins won: ${won.join(', ')}${turned}`];
}

/** gold ○○, 2 dark circles */
function coinCells({ coin, side }: Lying): string[] {
  const deal = coinSet.notation.readStep({ chance: 'deal', coins: [{ coin, side }] });
  const face = deal instanceof Refusal || deal.chance !== 'deal' ? undefined : deal.coins[0];
  if (face === undefined) return [];
  const metal = METALS[coinSetMetal(face)]?.padEnd(6);
  const marks = coinSetMarks(face);
  if (marks === undefined) return [`${metal} ${JOKER}`, 'joker'];
  const many = marks.total + 1;
  const symbol = COIN_SET_SYMBOLS[marks.symbol] ?? '';
  const sign = SIGNS[marks.level]?.[marks.symbol] ?? '';
  return [`${metal} ${sign.repeat(many)}`, `${many} ${FINISHES[marks.level]} ${symbol}${many === 1 ? '' : 's'}`];
}
