import { pirateCoins, pirateInternals } from '@pouch/rules';
import type { TableKit } from '../../table/kit.ts';
import words from '../../words/en/pirate-coins.json';
import { addWords, t } from '../../words/t.ts';
import { Board } from './board.tsx';
import { chart, figures } from './chart.ts';
import { hints } from './hints.ts';
import { Holdings } from './holdings.tsx';
import { Play } from './play.tsx';
import { result } from './result.ts';
import { scenes } from './scenes.ts';
import { Secret } from './secret.tsx';
import { type Show, still, type Types } from './show.ts';
import { chapter, group, heading, prompt, tell, waiting } from './telling.ts';

addWords(words);

export const kit: TableKit<Types, Show> = {
  game: pirateCoins,
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
  score: (view, seat) => pirateInternals.worthOf(pirateInternals.bootyOf(view, seat)),
  // The round stack holds a coin for each round to come.
  rounds: ({ round, stack }) => ({ round, of: round + stack.length }),
  Secret,
  chart,
  figures,
  hints,
  // The words are there once the module is loaded: each time somebody asks.
  get keys() {
    return [
      { keys: ['P'], does: t('pirate.keys.plunder') },
      { keys: ['S'], does: t('pirate.keys.sally') },
      { keys: ['←', '→'], does: t('pirate.keys.move') },
      { keys: ['Enter'], does: t('pirate.keys.choose') },
      { keys: ['I'], does: t('pirate.keys.why') },
    ];
  },
};
