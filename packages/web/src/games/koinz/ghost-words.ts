import { koinzInternals, type Seat } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Fit } from './fit.ts';
import { gainWords } from './gains.ts';
import type { Ghost, Heard } from './ghost.ts';
import { placeName } from './places.ts';
import type { Pile, Size, View } from './types.ts';
import { koinOf, sizeTitle, sizeWord, whoseFor } from './words.ts';

const { bottomOf, ownerOf, topOf } = koinzInternals;

export interface GhostShown {
  readonly view: View;
  readonly names: Names;
  readonly seat: Seat;
  readonly koin: Size;
  readonly surface: number;
  readonly fit: Fit;
}

/** What the dock says about the ghost: what laying it here would be. With a steady hand, nothing. */
export function ghostWords({ view, names, seat, koin, surface, fit }: GhostShown): string {
  const place = placeName(view.round, surface);
  const pile = fit.kind === 'stack' ? fit.pile : undefined;
  const gains = (): string => gainWords(view, { seat, koin, surface, pile }, names);
  switch (fit.kind) {
    case 'place':
      return t('koinz.say.fits', { place, gains: gains() });
    case 'overlap':
      return t('koinz.say.overlaps', { koin: inTheWay(view, names, surface, fit.pile), by: fit.by });
    case 'stack': {
      const top = topOf(pileAt(view, surface, fit.pile));
      const owner = ownerOf(pileAt(view, surface, fit.pile), top) ?? seat;
      const below = { whose: whoseFor(names, owner, seat), size: sizeWord(top) };
      return t('koinz.say.stack', { below: t('koinz.tell.whose-size', below), place, gains: gains() });
    }
  }
}

const pileAt = (view: View, surface: number, pile: number): Pile => view.surfaces[surface]?.[pile] ?? 0;

/** The koin at the bottom is the widest: it is the one in the way. */
function inTheWay(view: View, names: Names, surface: number, index: number): string {
  const pile = pileAt(view, surface, index);
  return koinOf(names, ownerOf(pile, bottomOf(pile)), bottomOf(pile));
}

/** The same for the ears: where the koin is, and whether it fits. A steady hand hears only where. */
export function heardGhost(view: View, names: Names, { koin, surface, at }: Ghost, fit: Fit | undefined): string {
  if (koin === undefined || at === undefined || fit === undefined) return '';
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
      const pile = pileAt(view, surface, fit.pile);
      return t('koinz.heard-stack', { koin: koinOf(names, ownerOf(pile, topOf(pile)), topOf(pile)) });
    }
  }
}

/** What is said at once when something was done with the koin in hand. */
export function heardWords(heard: Exclude<Heard, { readonly kind: 'where' }>): string {
  switch (heard.kind) {
    case 'taken':
      return t('koinz.heard-taken', { size: sizeTitle(heard.koin) });
    case 'put-back':
      return t('koinz.heard-back');
    case 'nothing-in-hand':
      return t('koinz.heard-none');
    case 'nothing-carries':
      return t('koinz.heard-no-stack', { size: sizeWord(heard.koin) });
  }
}
