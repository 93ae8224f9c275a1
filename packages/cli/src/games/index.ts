import type { GameId } from '@pouch/rules';
import { coinSetTerminal } from './coin-set/index.js';
import { koinzTerminal } from './koinz/index.js';
import { pirateTerminal } from './pirate-coins/index.js';
import { realmTerminal } from './realm-coins/index.js';
import type { TerminalGame } from './terminal-game.js';

/** The one place where the command line lists its games. */
export const TERMINAL_GAMES: Readonly<Record<GameId, TerminalGame>> = {
  'realm-coins': realmTerminal,
  'pirate-coins': pirateTerminal,
  koinz: koinzTerminal,
  'coin-set': coinSetTerminal,
};

/** The examples in help texts that name a game, by command. */
export const EXAMPLES = {
  pouch: ['play', 'match koinz --players sharp,fair --games 20', 'replay game.json', 'replay --help'],
  replay: ['replay game.json', 'sim koinz --games 5 --records - | pouch replay - --final'],
  sim: [
    'sim pirate-coins --seats 5 --games 100000 --seed 1',
    'sim realm-coins --players sharp,fair,random --games 100 --rotate',
    `sim koinz --seats 3 --options '{"variant": "sudden-death"}'`,
    'sim coin-set --seats 1 --games 100 --records games.jsonl --json',
  ],
  match: [
    'match koinz --players sharp,fair --games 200 --seed 1',
    'match realm-coins --players sharp,fair,fair,easy --json',
    'match pirate-coins --players "easy,exec:python3 pirate_bot.py" --think 500',
  ],
  show: ['show game.json', 'sim realm-coins --games 1 --records - | pouch show -'],
  demo: ['demo', 'demo koinz --seats 2 --seed 5'],
  play: ['play', 'play realm-coins --level sharp', 'play koinz --record games.jsonl'],
  kit: [
    'kit realm-coins',
    'kit pirate-coins --paper letter --duplex short --offset -0.5,1 -o pirates.pdf',
    'kit coin-set --ink grey --cut square',
    'kit all -o kits    (writes kits/realm-coins-kit.pdf and so on)',
  ],
} as const;
