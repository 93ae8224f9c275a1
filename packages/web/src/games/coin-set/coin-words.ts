import { COIN_SET_LEVELS, COIN_SET_SYMBOLS, coinSetMetal, coinSetInternals as internals, METALS } from '@pouch/rules';
import { t } from '../../words/t.ts';
import { TOTALS, type TraitName, type TraitValue } from './traits.ts';
import type { Face } from './types.ts';

/** The page's words for what the rulebook calls symbol, level and total: shape, finish and number. */
export const traitWord = (name: TraitName): string => t(`game.coin-set.trait.${name}`);

export const valueWord = (value: TraitValue): string => t(`game.coin-set.value.${value}`);

/** 'silver, two white squares' */
export function coinWords(face: Face): string {
  const metal = valueWord(METALS[coinSetMetal(face)] ?? METALS[0]);
  const marks = internals.marksOf(face);
  if (marks === undefined) return t('game.coin-set.joker', { metal });
  return t('game.coin-set.face', {
    metal,
    number: valueWord(TOTALS[marks.total] ?? TOTALS[0]),
    finish: valueWord(COIN_SET_LEVELS[marks.level] ?? COIN_SET_LEVELS[0]),
    shape: COIN_SET_SYMBOLS[marks.symbol] ?? COIN_SET_SYMBOLS[0],
    count: marks.total + 1,
  });
}
