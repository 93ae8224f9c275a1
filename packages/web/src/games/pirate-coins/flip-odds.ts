import { countOf, pirateInternals } from '@pouch/rules';
import { t } from '../../words/t.ts';
import type { View } from './types.ts';
import { monsterName, monsterWord } from './words.ts';

const { ATTACK } = pirateInternals;

export interface FlipOdds {
  /** What a skull does, and a monster. */
  readonly skull: string;
  readonly monster: string;
  readonly attacks: boolean;
}

/** What the flip does: a skull joins the loot, a monster the monsters, and the third of them attacks. */
export function flipOdds({ fortune, monsters }: View, look: 'full' | 'short'): FlipOdds {
  const metal = fortune ?? 0;
  const place = countOf(monsters, metal) + 1;
  const attacks = place === ATTACK;
  if (look === 'short')
    return {
      skull: t('pirate.odds.skull-short'),
      monster: attacks
        ? t('pirate.odds.attack-short', { monster: monsterWord(metal) })
        : t('pirate.odds.monster-short', { monster: monsterName(metal), place, most: ATTACK }),
      attacks,
    };
  return {
    skull: t('pirate.odds.skull'),
    monster: attacks
      ? t('pirate.odds.attack', { monster: monsterWord(metal) })
      : t('pirate.odds.monster', { monster: monsterWord(metal), place }),
    attacks,
  };
}
