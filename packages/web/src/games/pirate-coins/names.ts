import { countOf, METALS, type Seat, type SeatSet, seatsIn } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { type Metals, metalName } from './show.ts';

/** Who does something, for sentences that speak to 'you', of one, or of many. */
export interface Doers {
  readonly form: 'you' | 'one' | 'many';
  readonly names: string;
}

export function doers(seats: SeatSet, names: Names): Doers {
  const all = seatsIn(seats);
  const others = all.filter((seat) => !names.isYou(seat)).map(names.of);
  const withYou = others.length < all.length;
  if (withYou && others.length === 0) return { form: 'you', names: t('pirate.you') };
  const words = withYou ? [...others, t('pirate.you')] : others;
  return { form: words.length === 1 ? 'one' : 'many', names: andList(words) };
}

export const doer = (seat: Seat, names: Names): { readonly form: 'you' | 'one'; readonly name: string } => ({
  form: names.isYou(seat) ? 'you' : 'one',
  name: names.of(seat),
});

/** 1 gold, 2 silver */
export function coinWords(heap: Metals): string {
  const there = [2, 1, 0].filter((metal) => countOf(heap, metal) > 0);
  if (there.length === 0) return t('pirate.coins.none');
  return there.map((metal) => t(`metal.count.${metalName(metal)}`, { count: countOf(heap, metal) })).join(', ');
}

export const metalWord = (metal: number): string => t(`metal.${METALS[metal] ?? 'copper'}`);

/** +8, or 0 */
export const signed = (gain: number): string => (gain > 0 ? `+${gain}` : String(gain));
