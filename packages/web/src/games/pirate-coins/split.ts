import { COPPER, EMPTY, GOLD, type Metal, pirateInternals, type Seat, SILVER } from '@pouch/rules';
import type { Metals } from './types.ts';

const { owedEach, worthOf } = pirateInternals;

/** What one plunderer takes from the hold and gives back as change. */
export interface Taken {
  readonly seat: Seat;
  readonly take: Metals;
  readonly give: Metals;
}

/** How the loot of a turn is split. */
export interface Split {
  readonly fortune: Metal;
  /** What lay in the hold before anybody took. */
  readonly loot: Metals;
  readonly plunderers: number;
}

/** Why a plunderer got nothing, or less than a share. */
export type Lack = 'empty' | 'not-alone' | 'too-few' | 'too-little' | 'no-change';

export const gainOf = ({ take, give }: Pick<Taken, 'take' | 'give'>): number => worthOf(take) - worthOf(give);

/** With copper somebody may get a part of a share, for want of change (P6 to P8); with other metals it is all or nothing. */
export function lackOf({ fortune, loot, plunderers }: Split, taken: Pick<Taken, 'take' | 'give'>): Lack | undefined {
  if (loot === EMPTY) return 'empty';
  if (fortune === COPPER) {
    const owed = owedEach(loot, plunderers);
    if (owed === 0) return 'too-little';
    return gainOf(taken) < owed ? 'no-change' : undefined;
  }
  if (taken.take !== EMPTY) return undefined;
  if (fortune === GOLD) return 'not-alone';
  return fortune === SILVER ? 'too-few' : undefined;
}
