import { has, pirateInternals } from '@pouch/rules';
import type { Names } from '../../table/kit.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { tell } from './log.ts';
import type { Show } from './show.ts';
import { coinWords, doer, metalWord, monsterWord, youOrName } from './words.ts';

/** What is going on, in a line beside the ship. Empty at rest. */
export function caption({ happening }: Show, names: Names): string {
  switch (happening.event) {
    case 'rest':
      return '';
    case 'starter':
      return t('pirate.now.starter', doer(happening.seat, names));
    case 'stacked':
      return t('pirate.now.stacked');
    case 'round-begun':
      return t('pirate.now.round', { round: happening.round, metal: metalWord(happening.coin) });
    case 'fortune':
      return t('pirate.now.drawn', doer(happening.seat, names));
    case 'tossed':
      return t('pirate.now.tossed', { metal: metalWord(happening.coin) });
    case 'attacked':
      return t('pirate.now.attacked', { monster: monsterWord(happening.metal) });
    case 'chosen':
    case 'revealed':
    case 'plundered':
    case 'flipped':
    case 'pouch-empty':
    case 'deck-empty':
    case 'over':
      return tell(happening, names)?.text ?? '';
  }
}

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
