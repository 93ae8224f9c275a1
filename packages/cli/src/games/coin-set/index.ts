import type { coinSetInternals } from '@pouch/rules';
import type { TerminalGame } from '../terminal-game.js';
import { coinSetBoard } from './board.js';
import { coinSetDialogue } from './dialogue.js';

export const coinSetTerminal: TerminalGame<coinSetInternals.Types> = {
  usualSeats: 2,
  board: coinSetBoard,
  boardIs: 'sentences',
  boardAfter: ['dealt', 'all-turned', 'over'],
  headings: { end: 'over' },
  untold: ['dealt'],
  dialogue: coinSetDialogue,
};
