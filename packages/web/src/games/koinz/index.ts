import { koinz } from '@pouch/rules';
import type { TableKit } from '../../table/kit.ts';
import words from '../../words/en/koinz.json';
import { addWords, t } from '../../words/t.ts';
import { Board } from './board.tsx';
import { chapter, heading, hints, prompt, waiting } from './heading.ts';
import { Holdings } from './holdings.tsx';
import { OptionFields } from './options.tsx';
import { Play } from './play.tsx';
import { chart, figures, result, score } from './result.ts';
import { scenes } from './scenes.ts';
import { type KoinzShow, still } from './show.ts';
import { group, tell } from './tell.ts';
import type { KoinzTypes } from './types.ts';

addWords(words);

/** The Koinz table. */
export const kit: TableKit<KoinzTypes, KoinzShow> = {
  game: koinz,
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
  chart,
  figures,
  hints,
  get keys() {
    return [
      { keys: ['1', '2', '3'], does: t('koinz.key.take') },
      { keys: ['←', '↑', '↓', '→'], does: t('koinz.key.move') },
      { keys: ['Shift'], does: t('koinz.key.move-far') },
      { keys: ['[', ']'], does: t('koinz.key.surface') },
      { keys: ['N'], does: t('koinz.key.stack') },
      { keys: ['↵'], does: t('koinz.key.lay') },
      { keys: ['Esc'], does: t('koinz.key.back') },
      { keys: ['1', '…', '6'], does: t('koinz.key.choose') },
    ];
  },
  OptionFields,
};
