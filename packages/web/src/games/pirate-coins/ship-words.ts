import { has, pirateInternals } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import type { Show } from './show.ts';
import { coinWords, youOrName } from './words.ts';

/** The ship for those who do not see it. */
export function shipInWords({ loot, aboard, booty, monster, skull, hidden }: Show, names: Names): string {
  const there = booty.flatMap((_, seat) => {
    if (!has(aboard, seat)) return [];
    const name = youOrName(seat, names);
    return [has(monster | skull | hidden, seat) ? t('pirate.board.chosen', { name }) : name];
  });
  return t('pirate.board.words', {
    worth: pirateInternals.worthOf(loot),
    coins: coinWords(loot),
    aboard: there.length === 0 ? t('pirate.board.nobody') : andList(there),
  });
}
