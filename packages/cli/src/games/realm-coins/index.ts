import type { realmInternals } from '@pouch/rules';
import type { TerminalGame } from '../terminal-game.js';
import { realmBoard } from './board.js';
import { realmDialogue } from './dialogue.js';

export const realmTerminal: TerminalGame<realmInternals.Types> = {
  usualSeats: 3,
  board: realmBoard,
  boardIs: 'sentences',
  boardAfter: ['round-begun', 'over'],
  headings: { round: 'round-begun', end: 'over' },
  untold: ['bid-in'],
  faces: { copper: ['peasant', 'boar'], silver: ['knight', 'gryphon'], gold: ['crown', 'wyvern'] },
  dialogue: realmDialogue,
};
