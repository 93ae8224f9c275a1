import type { pirateInternals } from '@pouch/rules';
import type { TerminalGame } from '../terminal-game.js';
import { pirateBoard } from './board.js';
import { pirateDialogue } from './dialogue.js';

export const pirateTerminal: TerminalGame<pirateInternals.Types> = {
  usualSeats: 3,
  board: pirateBoard,
  boardIs: 'sentences',
  boardAfter: ['fortune', 'over'],
  headings: { round: 'round-begun', end: 'over' },
  untold: ['chosen'],
  dialogue: pirateDialogue,
};
