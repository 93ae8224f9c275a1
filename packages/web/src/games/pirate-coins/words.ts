import { countOf, type Metal, type Seat, type SeatSet, seatsIn } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { DEAREST_FIRST, MONSTERS, metalName } from './metals.ts';
import type { Lack } from './split.ts';
import type { Metals } from './types.ts';

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

/** A name in the middle of a sentence. */
export const youOrName = (seat: Seat, names: Names): string => (names.isYou(seat) ? t('pirate.you') : names.of(seat));

/** 1 gold, 2 silver */
export function coinWords(heap: Metals): string {
  const there = DEAREST_FIRST.filter((metal) => countOf(heap, metal) > 0);
  if (there.length === 0) return t('pirate.coins.none');
  return there.map((metal) => t(`metal.count.${metalName(metal)}`, { count: countOf(heap, metal) })).join(', ');
}

export const metalWord = (metal: Metal): string => t(`metal.${metalName(metal)}`);

/** Angler */
export const monsterName = (metal: Metal): string => t(`pirate.${MONSTERS[metalName(metal)]}`);

/** the angler */
export const monsterWord = (metal: Metal): string => monsterName(metal).toLocaleLowerCase();

/** +8, or 0 */
export const signed = (gain: number): string => (gain > 0 ? `+${gain}` : String(gain));

export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** no change for your share */
export const lackWords = (lack: Lack, whose: 'yours' | 'theirs'): string => t(`pirate.lack.${lack}`, { whose });

/** What is said of a decision of one's own that is on its way while the line is lost, and of one that a bot has made. */
export const unsent = (): string => t('pirate.unsent');
export const missed = (): string => t('pirate.missed');
