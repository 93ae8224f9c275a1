import type { Status } from '@pouch/protocol';
import type { Connection } from '../table/source.ts';

/** The line to the server, and what becomes of it with each status of the socket. */

/** How the line is: as tables show it, and whether it is known why it does not come about. */
export interface Line {
  readonly connection: Connection;
  /** Plain requests are answered, but no WebSocket gets through: something between here and the server stops it. */
  readonly blocked: boolean;
  /** Why the server lets nobody in from here: a ban, for example. */
  readonly refused?: string | undefined;
}

export interface LineState {
  readonly line: Line;
  /** Failed attempts since the line was there. */
  readonly failures: number;
}

export const NO_LINE: LineState = { line: { connection: { state: 'lost', retryAt: 0 }, blocked: false }, failures: 0 };

/** After this many failed attempts a plain request checks whether the server is there at all. */
const DOUBTFUL = 2;

/** `now` is this device's clock. */
export function afterStatus(state: LineState, status: Status, now: number): LineState {
  const { line, failures } = state;
  switch (status.status) {
    case 'connecting':
      // While it is tried there is no time to wait for.
      return line.connection.state === 'lost' ? { ...state, line: withRetry(line, 0) } : state;
    case 'open':
      return { line: { connection: { state: 'fine' }, blocked: false }, failures: 0 };
    case 'lost':
      return { line: withRetry(line, now + status.nextTry), failures: failures + 1 };
    case 'closed':
      return state;
  }
}

export const isDoubtful = ({ failures }: LineState): boolean => failures >= DOUBTFUL;

/** A plain request was answered, or not: a line that is still lost then is blocked. */
export const afterRequest = (
  state: LineState,
  outcome: 'answered' | 'unanswered' | { readonly refused: string },
): LineState => ({
  ...state,
  line: {
    ...state.line,
    blocked: outcome === 'answered' && state.line.connection.state === 'lost',
    ...(typeof outcome === 'object' && state.line.connection.state === 'lost' && { refused: outcome.refused }),
  },
});

const withRetry = (line: Line, retryAt: number): Line => ({ ...line, connection: { state: 'lost', retryAt } });
