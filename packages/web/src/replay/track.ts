import type { ChartData } from '../table/kit.ts';
import { labelEvery, type Scale, type Tick } from './scale.ts';

/** What has room on the timeline. Places are those of the scale. */

const LEAST_BETWEEN_TICKS = 8;
const LEAST_BETWEEN_LABELS = 30;
const SIGN_WIDTH = 17;

export interface ShownTick extends Tick {
  readonly place: number;
  readonly isLabelled: boolean;
}

export function ticksWithRoom({ ticks }: Scale, width: number): readonly ShownTick[] {
  const every = labelEvery(ticks.length, width, LEAST_BETWEEN_LABELS);
  // Ticks stay even: those with a label are among them.
  const fitting = labelEvery(ticks.length, width, LEAST_BETWEEN_TICKS);
  const sparse = every % fitting === 0 ? fitting : every;
  return ticks.flatMap((tick, place) =>
    place % sparse === 0 ? [{ ...tick, place, isLabelled: place % every === 0 }] : [],
  );
}

type Sign = ChartData['signs'][number];

/** Signs that lie over one another would tell nothing: the earlier one stays. */
export function signsWithRoom(
  signs: readonly Sign[],
  scale: Scale,
  width: number,
): readonly (Sign & { readonly place: number })[] {
  const points = scale.length === 0 ? 0 : width / scale.length;
  const kept: (Sign & { readonly place: number })[] = [];
  for (const sign of signs) {
    const place = scale.place(sign.moment);
    const before = kept.at(-1);
    if (before === undefined || (place - before.place) * points >= SIGN_WIDTH) kept.push({ ...sign, place });
  }
  return kept;
}
