import type { MessageId } from '../words/t.ts';

/** The pages that are always one press away, in the order of the bar. */
export const PLACES = [
  { path: '/', words: 'nav.play' },
  { path: '/lobby', words: 'nav.lobby' },
  { path: '/tables', words: 'nav.tables' },
  { path: '/learn', words: 'nav.learn' },
  { path: '/print', words: 'nav.print' },
  { path: '/replays', words: 'nav.replays' },
] as const satisfies readonly { path: string; words: MessageId }[];

/** Whether an address belongs to a place: its own pages do, and home is only home. */
export const isAt = (place: string, path: string): boolean =>
  path === place || (place !== '/' && path.startsWith(`${place}/`));
