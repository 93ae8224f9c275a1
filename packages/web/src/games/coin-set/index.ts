import { coinSet, type coinSetInternals as internals } from '@pouch/rules';
import { addTime } from '../../device/best-times.ts';
import type { TableKit } from '../../table/kit.ts';
import words from '../../words/en/coin-set.json';
import { addWords, t } from '../../words/t.ts';
import { Board } from './board.tsx';
import { chart, figures, score } from './course.ts';
import { OptionFields } from './options.tsx';
import { Holdings } from './pile.tsx';
import { Play } from './play.tsx';
import { Rail } from './rail.tsx';
import { chapter, group, heading, isFirstLook, prompt, result, tell, waiting } from './sentences.ts';
import { type Show, scenes, still } from './show.ts';

addWords(words);

export const kit: TableKit<internals.Types, Show> = {
  game: coinSet,
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
  Rail,
  result,
  Holdings,
  score,
  chart,
  figures,
  // S5: alone it is a game against the clock.
  finished: ({ id, seats, seconds, updatedAt, result }) => {
    if (seats === 1) addTime({ id, sets: (result?.scores[0] ?? 0) / 3, seconds, date: updatedAt });
  },
  hints: [
    {
      id: 'call',
      applies: (view) => view.phase === 'search' && isFirstLook(view),
      text: () => t('coin-set.hint.call', { seconds: coinSet.options.pointSeconds.default }),
    },
    {
      id: 'agree',
      applies: (view, seat) => view.phase === 'search' && view.agreed !== 0 && ((view.agreed >>> seat) & 1) === 0,
      text: () => t('coin-set.hint.agree'),
    },
    {
      id: 'turn',
      applies: (view, seat) => view.phase === 'turn' && view.turner === seat,
      text: () => t('coin-set.hint.turn'),
    },
  ],
  // Read when the list is opened: the words are there then.
  get keys() {
    return [
      { keys: [t('coin-set.space')], does: t('coin-set.key.call') },
      { keys: ['1', '…', '8'], does: t('coin-set.key.call-shared') },
      { keys: [...'QWERTASDFG'], does: t('coin-set.key.point') },
      { keys: [...'ZXCVB'], does: t('coin-set.key.more') },
      { keys: ['N'], does: t('coin-set.key.none') },
      { keys: [t('coin-set.enter')], does: t('coin-set.key.turn') },
      { keys: ['Esc'], does: t('coin-set.key.clear') },
      { keys: ['P'], does: t('coin-set.key.pause') },
    ];
  },
  OptionFields,
};
