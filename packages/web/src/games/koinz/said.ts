import { koinzInternals, type Seat } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Fit, Point } from './ghost.ts';
import { placeName } from './places.ts';
import type { Size, View } from './types.ts';
import { koinOf, sizeTitle, sizeWord, whose } from './words.ts';

const { bottomOf, ownerOf, POINTS, topOf } = koinzInternals;

export interface GhostShown {
  readonly view: View;
  readonly names: Names;
  readonly koin: Size;
  readonly surface: number;
  readonly at: Point;
  readonly fit: Fit;
}

/** What the dock says about the ghost: what laying it here would be. With a steady hand, nothing. */
export function ghostWords({ view, names, koin, surface, fit }: GhostShown, seat: Seat): string {
  const place = placeName(view.round, surface);
  const points = POINTS[koin] ?? 0;
  switch (fit.kind) {
    case 'place':
      return t('koinz.say.fits', { place, size: sizeWord(koin), points });
    case 'overlap':
      return t('koinz.say.overlaps', { koin: inTheWay(view, names, surface, fit.pile), by: fit.by });
    case 'stack': {
      const pile = view.surfaces[surface]?.[fit.pile] ?? 0;
      const owner = ownerOf(pile, topOf(pile)) ?? seat;
      const lost = POINTS[topOf(pile)] ?? 0;
      const below = sizeWord(topOf(pile));
      if (owner === seat) return t('koinz.say.stack-own', { below, place, change: lost - points });
      return t('koinz.say.stack', { whose: whose(names, owner), below, place, points, lost, name: names.of(owner) });
    }
  }
}

/** The koin at the bottom is the widest: it is the one in the way. */
function inTheWay(view: View, names: Names, surface: number, pile: number): string {
  const lying = view.surfaces[surface]?.[pile] ?? 0;
  return koinOf(names, ownerOf(lying, bottomOf(lying)), bottomOf(lying));
}

/** The same for the ears: where the koin is, and whether it fits. A steady hand hears only where. */
export function heardGhost({ view, names, koin, surface, at, fit }: GhostShown): string {
  const where = t('koinz.heard', { size: sizeTitle(koin), place: placeName(view.round, surface), x: at.x, y: at.y });
  return view.hand === 'steady' ? where : `${where} ${heardFit(view, names, surface, fit)}`;
}

function heardFit(view: View, names: Names, surface: number, fit: Fit): string {
  switch (fit.kind) {
    case 'place':
      return t('koinz.heard-fits');
    case 'overlap':
      return t('koinz.heard-overlaps', { koin: inTheWay(view, names, surface, fit.pile), by: fit.by });
    case 'stack': {
      const pile = view.surfaces[surface]?.[fit.pile] ?? 0;
      return t('koinz.heard-stack', { koin: koinOf(names, ownerOf(pile, topOf(pile)), topOf(pile)) });
    }
  }
}
