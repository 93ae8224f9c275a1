import { koinzInternals, type Seat } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { placeName } from './places.ts';
import type { Pile, Size, View } from './types.ts';

const { KIT, ownerOf, SIZES, topOf, xOf, yOf } = koinzInternals;

/** The words of which Koinz's sentences are made. */

const sizeId = (size: Size): (typeof SIZES)[number] => SIZES[size] ?? 'small';
export const sizeWord = (size: Size): string => t(`koinz.size.${sizeId(size)}`);
export const sizeTitle = (size: Size): string => t(`koinz.Size.${sizeId(size)}`);

export const partId = (part: number): (typeof KIT)[number] => KIT[part] ?? 'surfaces';
/** '3 large koinz', '1 surface' */
export const kitWords = (part: number, number: number): string => t(`koinz.number.${partId(part)}`, { number });

/** The values that let a sentence speak to 'you' or of a name. */
export const who = (names: Names, seat: Seat): { readonly who: string; readonly name: string } => ({
  who: names.isYou(seat) ? 'you' : 'other',
  name: names.of(seat),
});

const whose = (names: Names, seat: Seat): string =>
  names.isYou(seat) ? t('koinz.your') : t('koinz.owners', { name: names.of(seat) });

/** Whose something is that `by` did something to: 'their own' */
export const whoseFor = (names: Names, owner: Seat, by: Seat): string =>
  owner === by ? t('koinz.own', who(names, by)) : whose(names, owner);

/** 'your large koin' */
export const koinOf = (names: Names, seat: Seat | undefined, size: Size): string =>
  seat === undefined ? t('koinz.tell.a-koin') : t('koinz.koin-of', { whose: whose(names, seat), size: sizeWord(size) });

/** 'Mara's medium' */
const shortKoin = (names: Names, seat: Seat | undefined, size: Size): string =>
  seat === undefined ? sizeWord(size) : t('koinz.tell.whose-size', { whose: whose(names, seat), size: sizeWord(size) });

/** The top koin of a pile: 'your large' */
const topWords = (names: Names, pile: Pile): string => shortKoin(names, ownerOf(pile, topOf(pile)), topOf(pile));

/** A pile from its top down, and where it is: 'your small on Mara's large, 30 across, 84 down' */
export function pileWords(names: Names, pile: Pile): string {
  const at = { x: xOf(pile), y: yOf(pile) };
  const [first, ...rest] = SIZES.map((_, size) => size)
    .filter((size) => size < topOf(pile) && ownerOf(pile, size) !== undefined)
    .toReversed()
    .map((size) => shortKoin(names, ownerOf(pile, size), size));
  const top = topWords(names, pile);
  if (first === undefined) return t('koinz.pile-single', { top, ...at });
  const below = rest.reduce((above, next) => t('koinz.on-top-of', { top: above, below: next }), first);
  return t('koinz.pile', { top, below, ...at });
}

export const placeIn = (view: View | undefined, surface: number): string =>
  view === undefined ? t('koinz.surface-number', { number: surface + 1 }) : placeName(view.round, surface);

/** A name in a sentence: 'You' at its beginning, 'you' later on. */
export function nameAt(names: Names, seat: Seat, where: 'first' | 'later'): string {
  if (!names.isYou(seat)) return names.of(seat);
  return t(where === 'first' ? 'koinz.names.you' : 'koinz.names.you-later');
}

/** 'Mara, Tallow and Jonah' */
export const nameList = (names: Names, seats: readonly Seat[]): string =>
  andList(seats.map((seat, index) => nameAt(names, seat, index === 0 ? 'first' : 'later')));

/** '3 large, 3 medium and 4 small koinz each, on 2 surfaces' */
export const setupWords = ([large = 0, medium = 0, small = 0, surfaces = 0]: readonly number[]): string =>
  t('koinz.setup', { large, medium, small, surfaces });

/** What is said of a decision of one's own that is on its way while the line is lost, and of one that a bot has made. */
export const unsent = (phase: string): string => t('koinz.unsent', { phase });
export const missed = (phase: string): string => t('koinz.missed', { phase });
