import { has, coinSetInternals as internals, type Seat, seatsIn } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { clockTime } from '../../words/clock-time.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { traitWord, valueWord } from './coin-words.ts';
import { type Failure, type Trait, traitsOf } from './traits.ts';
import type { Face, View } from './types.ts';

type You = 'coin-set.you' | 'coin-set.you-within';

export const youOf = (names: Names, seat: Seat): { readonly you: 'yes' | 'no'; readonly name: string } => ({
  you: names.isYou(seat) ? 'yes' : 'no',
  name: names.of(seat),
});

export const nameOrYou = (names: Names, seat: Seat): string => (names.isYou(seat) ? t('coin-set.you') : names.of(seat));

/** 'You' come first. */
export function listOf(names: Names, seats: readonly Seat[], you: You): string {
  const others = seats.filter((seat) => !names.isYou(seat)).map((seat) => names.of(seat));
  return andList(others.length < seats.length ? [t(you), ...others] : others);
}

/** The values of a sentence about several: 'Bo sees', but 'you see' and 'Bo and Ann see'. */
export const allOf = (names: Names, seats: readonly Seat[], you: You) => ({
  names: listOf(names, seats, you),
  verb: seats.length === 1 && !seats.some(names.isYou) ? 'one' : 'many',
});

const traitNames = (traits: readonly Trait[]): string =>
  andList(traits.map(({ name }) => traitWord(name).toLowerCase()));

/** What three coins have in common, shortest way round: 'same metal, all else different'. */
export function setWords(coins: readonly Face[]): string {
  const traits = traitsOf(coins);
  const [metal] = traits;
  if (coins.some(internals.isJoker)) return t('coin-set.what.joker', { metal: metal?.is ?? '' });
  const same = traits.filter(({ is }) => is === 'same');
  const different = traits.filter(({ is }) => is === 'different');
  if (same.length === 0) return t('coin-set.what.all-different');
  return same.length <= different.length
    ? t('coin-set.what.same', { traits: traitNames(same) })
    : t('coin-set.what.different', { traits: traitNames(different) });
}

/** Why three coins are no set: the characteristics that fail. */
export const failureWords = (coins: readonly Face[]): string =>
  traitsOf(coins)
    .flatMap((trait) => {
      if (trait.is !== 'fails') return [];
      const values = failureValues(trait);
      return [t('coin-set.what.fails', { ...values, trait: values.trait.toLowerCase() })];
    })
    .join('; ');

/** The values of a sentence about a characteristic that fails. */
export const failureValues = ({ name, twice, once }: Failure) => ({
  name,
  trait: traitWord(name),
  twice: valueWord(twice),
  once: valueWord(once),
});

export const bestWords = ({ sets, seconds }: { readonly sets: number; readonly seconds: number }): string =>
  t('coin-set.alone.best-line', { sets, time: clockTime(seconds) });

/** What happens when all agree that there is no set. */
export function nextWords(view: View, names: Names): string {
  const alone = view.seats === 1;
  if (view.stage === 'open') return t(alone ? 'coin-set.next.alone.turn-all' : 'coin-set.next.turn-all');
  if (!view.table.every(internals.isTurned)) {
    if (alone) return t('coin-set.next.alone.turn-one');
    return names.isYou(view.turner)
      ? t('coin-set.next.turn-one-you')
      : t('coin-set.next.turn-one', { name: names.of(view.turner) });
  }
  if (view.bagCount > 0) return t(alone ? 'coin-set.next.alone.one-more' : 'coin-set.next.one-more');
  return t(alone ? 'coin-set.next.alone.over' : 'coin-set.next.over');
}

export interface AgreedAbout {
  readonly you: Seat;
  /** How long the others have. */
  readonly seconds: number | undefined;
  readonly room: 'ample' | 'scarce';
}

/** Who has agreed, and how long the others have; where room is scarce, the crests beside it say who. */
export function agreedWords(view: View, names: Names, { you, seconds, room }: AgreedAbout): string {
  if (view.agreed === 0) return '';
  const about = allOf(names, seatsIn(view.agreed), 'coin-set.you');
  if (seconds === undefined) return t('coin-set.agreed.names', about);
  const isYou = names.isYou(you) && has(view.agreed, you);
  if (room === 'scarce') return t(isYou ? 'coin-set.agreed.left-short-you' : 'coin-set.agreed.left-short', { seconds });
  return isYou ? t('coin-set.agreed.left-you', { seconds }) : t('coin-set.agreed.left', { ...about, seconds });
}

/** What is said of a decision of one's own that is on its way while the line is lost, and of one that a bot has made. */
export const unsent = (phase: string): string => t('coin-set.unsent', { phase });
export const missed = (phase: string): string => t('coin-set.missed', { phase });
