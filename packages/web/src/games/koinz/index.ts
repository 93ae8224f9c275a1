import { koinz } from '@pouch/rules';
import type { TableKit } from '../../table/kit.ts';
import words from '../../words/en/koinz.json';
import { addWords } from '../../words/t.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { chapter, heading, prompt } from './heading.ts';
import { hints } from './hints.ts';
import { Holdings } from './holdings.tsx';
import { keys } from './keys.ts';
import { group, tell } from './log.ts';
import { goal, hurry, lastResult, narrate, skipTo } from './narration.ts';
import { OptionFields } from './options.tsx';
import { Play } from './play.tsx';
import { result, score } from './result.ts';
import { scenes } from './scenes.ts';
import { type Show, still } from './show.ts';
import type { Types } from './types.ts';
import { missed, unsent } from './words.ts';

addWords(words);

/** The Koinz table. */
export const kit: TableKit<Types, Show> = {
  game: koinz,
  still,
  scenes,
  heading,
  tell,
  group,
  prompt,
  goal,
  lastResult,
  showBegins: 'scored',
  narrate,
  skipTo,
  unsent,
  missed,
  hurry,
  chapter,
  Board,
  Play,
  result,
  loadEnding: async () => (await import('./ending.ts')).ending,
  Holdings,
  score,
  rounds: ({ round }) => ({ round }),
  chart,
  hints,
  get keys() {
    return keys();
  },
  OptionFields,
};
