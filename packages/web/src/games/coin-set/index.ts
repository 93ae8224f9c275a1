import { coinSet } from '@pouch/rules';
import type { TableKit } from '../../table/kit.ts';
import words from '../../words/en/coin-set.json';
import { addWords } from '../../words/t.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { startOfNewGame } from './guide-state.ts';
import { chapter, goal, heading, prompt } from './heading.ts';
import { hints } from './hints.ts';
import { Holdings } from './holdings.tsx';
import { keys } from './keys.ts';
import { lastResult } from './last-result.ts';
import { group, tell } from './log.ts';
import { narrate, skipTo } from './narration.ts';
import { OptionFields } from './options.tsx';
import { Play } from './play.tsx';
import { Rail } from './rail.tsx';
import { finished, result, score } from './result.ts';
import { scenes } from './scenes.ts';
import { type Show, still } from './show.ts';
import { botPace } from './stored-pace.ts';
import type { Types } from './types.ts';
import { missed, unsent } from './words.ts';

addWords(words);

/** The Coin Set table. */
export const kit: TableKit<Types, Show> = {
  game: coinSet,
  still,
  scenes,
  heading,
  tell,
  group,
  prompt,
  goal,
  lastResult,
  narrate,
  skipTo,
  unsent,
  missed,
  chapter,
  Board,
  Play,
  Rail,
  result,
  loadEnding: async () => (await import('./ending.ts')).ending,
  Holdings,
  score,
  localRace: { newGame: startOfNewGame, pace: botPace },
  finished,
  chart,
  hints,
  get keys() {
    return keys();
  },
  OptionFields,
};
