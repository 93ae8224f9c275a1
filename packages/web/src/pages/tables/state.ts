import type { Listed, RequestRefused } from '@pouch/protocol';
import type { Line } from '../../online/line.ts';

/** What the page of tables knows, and what it shows of that. */

export interface TablesState {
  readonly state: 'opening' | 'open' | 'no-connection' | 'refused';
  readonly reason?: string;
  /** My id on the server. */
  readonly me?: string;
  /** Undefined until they have been heard of. */
  readonly lobby?: readonly Listed[];
  readonly mine?: readonly Listed[];
}

export const OPENING: TablesState = { state: 'opening' };

/** The network is gone; lists that were there are kept for when it is back. */
export const withoutNetwork = ({ mine, lobby }: TablesState): TablesState => ({
  state: 'no-connection',
  ...(mine && lobby && { mine, lobby }),
});

/** What a host of files answers that has no server behind it. */
const NO_SERVER: readonly number[] = [404, 405, 501];

export const refusedState = ({ status, reason }: RequestRefused): TablesState =>
  NO_SERVER.includes(status) ? { state: 'no-connection' } : { state: 'refused', reason };

export type Shown =
  | { readonly kind: 'failed'; readonly why: 'no-connection' }
  | { readonly kind: 'failed'; readonly why: 'refused'; readonly reason: string }
  | { readonly kind: 'looking' }
  | {
      readonly kind: 'lists';
      readonly mine: readonly Listed[];
      /** Undefined where only plain requests get through. */
      readonly lobby: readonly Listed[] | undefined;
      readonly me: string;
      /** The lists are not up to date: the line was lost, or something stops it. */
      readonly stale: 'lost' | 'blocked' | undefined;
    };

export function shownOf({ state, reason = '', me = '', lobby, mine }: TablesState, line: Line): Shown {
  if (state === 'no-connection') return { kind: 'failed', why: state };
  if (state === 'refused') return { kind: 'failed', why: state, reason };
  // One list after the other would push things about.
  if (mine === undefined || (lobby === undefined && !line.blocked)) return { kind: 'looking' };
  // Before the first word over the line there is nothing to be lost.
  const isLost = lobby !== undefined && line.connection.state === 'lost';
  return { kind: 'lists', mine, lobby, me, stale: line.blocked ? 'blocked' : isLost ? 'lost' : undefined };
}
