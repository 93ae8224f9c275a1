import { realmCoins } from '@pouch/rules';
import type { TableKit } from '../../table/kit.ts';
import words from '../../words/en/realm-coins.json';
import { addWords, t } from '../../words/t.ts';
import { Board } from './board.tsx';
import type { RealmTypes } from './faces.ts';
import { hints } from './hints.ts';
import { Holdings } from './holdings.tsx';
import { chart, figures, result, score } from './outcome.ts';
import { Play } from './play.tsx';
import { scenes } from './scenes.ts';
import { Secret } from './secret.tsx';
import { type RealmShow, still } from './show.ts';
import { chapter, group, heading, prompt, tell, waiting } from './words.ts';

addWords(words);

/** The table of Realm Coins. */
export const kit: TableKit<RealmTypes, RealmShow> = {
  game: realmCoins,
  still,
  scenes,
  heading,
  tell,
  group,
  prompt,
  waiting,
  chapter,
  Board,
  Play,
  result,
  Holdings,
  score,
  rounds: ({ round }) => ({ round }),
  Secret,
  chart,
  figures,
  hints,
  get keys() {
    return [
      { keys: ['1', '2', '3'], does: t('realm.key.realm') },
      { keys: ['Shift', '1'], does: t('realm.key.wild') },
      { keys: ['F'], does: t('realm.key.flip') },
      { keys: ['Delete'], does: t('realm.key.out') },
      { keys: ['Shift', 'Delete'], does: t('realm.key.clear') },
      { keys: ['I'], does: t('realm.key.explain') },
      { keys: ['Enter'], does: t('realm.key.main') },
      { keys: ['Esc'], does: t('realm.key.back') },
    ];
  },
};
