import { koinzInternals, type Seat } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { pointsAfter } from './points.ts';
import type { Size, View } from './types.ts';
import { nameAt } from './words.ts';

const { pointsOn } = koinzInternals;

/** A koin on a surface: on a pile, or beside them. */
export interface Laying {
  readonly seat: Seat;
  readonly koin: Size;
  readonly surface: number;
  readonly pile: number | undefined;
}

/** What laying a koin changes, the one who lays it first: 'You +2, Wren −3' */
export function gainWords(view: View, { surface, ...laying }: Laying, names: Names): string {
  const piles = view.surfaces[surface] ?? [];
  const before = pointsOn(piles, view.seats);
  const after = pointsAfter(piles, { seats: view.seats, ...laying });
  const changes = after.map((points, seat) => ({ seat, change: points - (before[seat] ?? 0) }));
  return changes
    .filter(({ change }) => change !== 0)
    .toSorted((a, b) => Number(b.seat === laying.seat) - Number(a.seat === laying.seat))
    .map(({ seat, change }, index) =>
      t('koinz.gain', {
        name: nameAt(names, seat, index === 0 ? 'first' : 'later'),
        change: change > 0 ? `+${change}` : `−${-change}`,
      }),
    )
    .join(', ');
}
