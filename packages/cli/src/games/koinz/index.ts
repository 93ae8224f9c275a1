import type { koinzInternals } from '@pouch/rules';
import type { TerminalGame } from '../terminal-game.js';
import { koinzAtScoring, koinzBoard } from './board.js';
import { koinzDialogue } from './dialogue.js';

export const koinzTerminal: TerminalGame<koinzInternals.Types> = {
  usualSeats: 2,
  board: koinzBoard,
  boardIs: 'drawing',
  boardAfter: [],
  scoring: { event: 'scored', stateBefore: koinzAtScoring },
  headings: { round: 'round-begun', end: 'over' },
  untold: [],
  dialogue: koinzDialogue,
};
