import { has, realmCoins } from '@pouch/rules';
import type { TableKit } from '../../table/kit.ts';
import words from '../../words/en/realm-coins.json';
import { addWords } from '../../words/t.ts';
import { Board } from './board.tsx';
import { chart } from './chart.ts';
import { chapter, heading, prompt } from './heading.ts';
import { hints } from './hints.ts';
import { Holdings } from './holdings.tsx';
import { keys } from './keys.ts';
import { group, tell } from './log.ts';
import { goal, lastResult, narrate, skipTo } from './narration.ts';
import { Play } from './play.tsx';
import { result, score } from './result.ts';
import { scenes } from './scenes.ts';
import { Secret } from './secret.tsx';
import { type Show, still } from './show.ts';
import type { Types } from './types.ts';
import { missed, unsent } from './words.ts';

addWords(words);

/** The table of Realm Coins. */
export const kit: TableKit<Types, Show> = {
  game: realmCoins,
  still,
  scenes,
  heading,
  tell,
  group,
  prompt,
  goal,
  lastResult,
  showBegins: 'revealed',
  narrate,
  skipTo,
  unsent,
  missed,
  chapter,
  Board,
  Play,
  result,
  loadEnding: async () => (await import('./ending.ts')).ending,
  Holdings,
  score,
  rounds: ({ round }) => ({ round }),
  best: { better: 'less', figure: (view, seat) => (has(view.winners, seat) ? view.round : undefined) },
  Secret,
  chart,
  hints,
  get keys() {
    return keys();
  },
};
