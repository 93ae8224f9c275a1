import { has, type Seat } from '@pouch/rules';
import type { Side, View } from './types.ts';

/** The side that the seat has chosen, as far as this view knows it. */
export function chosenSide({ monster, skull }: Pick<View, 'monster' | 'skull'>, seat: Seat): Side | undefined {
  if (has(monster, seat)) return 'monster';
  return has(skull, seat) ? 'skull' : undefined;
}

/** How a press on a card is met. */
export interface Press {
  readonly side: Side;
  readonly chosen: Side | undefined;
  /** The side that waits for a second press. */
  readonly asked: Side | undefined;
  readonly confirm: 'on' | 'off';
  /** The second half of a double click: not meant as the second press. */
  readonly doubled: boolean;
}

/** Where the settings say so, a choice asks once more; what is chosen already needs no choosing. */
export function metWith({ side, chosen, asked, confirm, doubled }: Press): 'nothing' | 'ask' | 'choose' {
  if (side === chosen) return 'nothing';
  if (confirm === 'off') return 'choose';
  if (asked !== side) return 'ask';
  return doubled ? 'nothing' : 'choose';
}
