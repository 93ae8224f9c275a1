import { type Json, stateJson } from '@pouch/rules';
import { TERMINAL_GAMES } from '../games/index.js';
import type { TerminalStyle } from '../show/paint.js';
import type { Session } from './session.js';
import { sentences } from './text.js';

/** The table as the player sees it now, or in another state, as lines that fit. */
export function boardLines(session: Session, style: TerminalStyle, state?: Json): string[] {
  const { board, boardIs } = TERMINAL_GAMES[session.id];
  const lines = board(state ?? stateJson(session.game, session.view()), session.name, style);
  return boardIs === 'drawing' ? lines : sentences(lines, style);
}
