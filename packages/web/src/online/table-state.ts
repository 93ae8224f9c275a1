import type { About, GuestAbout, Here, Manners, PublicChange, Update } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import type { TableSource } from '../table/source.ts';
import type { Line } from './line.ts';
import type { Before } from './online-game.ts';

/** A table on the server as this page knows it, beside the game itself, and what becomes of it with each message. */

/** A line of the chat: a message, or an event of the table beside the game. */
export interface TableLine {
  /** Unique among the lines of the table. */
  readonly key: string;
  readonly number: number;
  readonly at: number;
  readonly happened: Extract<PublicChange['happened'][number], { what: LineEvent }>;
}

const LINE_EVENTS = [
  'said',
  'sat',
  'bot-sat',
  'cleared',
  'left',
  'back',
  'started',
  'over',
  'verdict',
  'rematch',
  'silenced',
  'unsilenced',
  'removed',
  'readmitted',
  'watchers-chat',
  'forgot',
  'ended',
  'webhook',
  'rematch-declined',
  'rematch-withdrawn',
  'not-coming',
  'host',
  'changed',
  'asked',
  'turned-away',
  'stand-in',
  'proposed',
  'agreed',
  'declined',
  'paused',
  'resumed',
  'holiday',
  'resigned',
  'called-off',
] as const;
type LineEvent = (typeof LINE_EVENTS)[number];
const MOST_LINES = 500;

/** All that is known about the table. Replaced as a whole on every change. */
export interface TableState {
  readonly state: 'opening' | 'open' | 'gone';
  /** Why it is gone. */
  readonly reason?: string;
  readonly line: Line;
  readonly about?: About;
  /** What the host has decided about people. */
  readonly manners?: Manners;
  readonly me?: GuestAbout;
  /** My seat; undefined for spectators. */
  readonly seat?: Seat;
  /** Ids of the connected players, and how many spectators there are. */
  readonly here: Pick<Here, 'guests' | 'watchers' | 'away'>;
  /** The oldest first. */
  readonly lines: readonly TableLine[];
  /** The game, once it has started. */
  readonly source?: TableSource;
}

interface Received {
  readonly update: Update;
  /** How many changes before it were not delivered. */
  readonly missed: number;
}

export interface TrackedTable {
  readonly table: TableState;
  /** The number of the last change that was taken in. */
  readonly cursor: number;
  /** Updates that wait until the changes before the first of them are fetched. */
  readonly waiting: readonly Received[];
}

export type TableMessage =
  | { readonly kind: 'line'; readonly line: Line; readonly me: GuestAbout | undefined }
  | { readonly kind: 'me'; readonly me: GuestAbout }
  | ({ readonly kind: 'here' } & TableState['here'])
  /** The table cannot be opened, or not any more. */
  | { readonly kind: 'refused'; readonly reason: string }
  | ({ readonly kind: 'update' } & Received)
  /** The changes that were missing; undefined if they cannot be fetched. */
  | { readonly kind: 'fetched'; readonly told: readonly PublicChange[] | undefined }
  | { readonly kind: 'started'; readonly source: TableSource };

export type TableEffect =
  /** Fetches the public changes after one, up to another. */
  | { readonly kind: 'fetch'; readonly after: number; readonly until: number }
  /** The game has news. */
  | { readonly kind: 'play'; readonly update: Update; readonly about: About; readonly before: Before };

export interface TableChange {
  readonly state: TrackedTable;
  readonly effects: readonly TableEffect[];
}

export const newTrackedTable = (line: Line): TrackedTable => ({
  table: { state: 'opening', line, here: { guests: [], watchers: 0, away: [] }, lines: [] },
  cursor: 0,
  waiting: [],
});

export function afterTableMessage(state: TrackedTable, message: TableMessage): TableChange {
  switch (message.kind) {
    case 'line': {
      const { line, me } = message;
      return known(state, { line, ...(me && { me }) });
    }
    case 'me':
      return known(state, { me: message.me });
    case 'here':
      return known(state, { here: { guests: message.guests, watchers: message.watchers, away: message.away } });
    case 'refused':
      return known({ ...state, waiting: [] }, { state: 'gone', reason: message.reason });
    case 'started':
      return known(state, { source: message.source });
    case 'update': {
      const { update, missed } = message;
      if (state.table.state === 'gone' || update.number < state.cursor) return { state, effects: [] };
      // One after the other: an update behind a gap waits with it.
      const waiting = [...state.waiting, { update, missed }];
      return state.waiting.length > 0 ? { state: { ...state, waiting }, effects: [] } : takeWaiting(state, waiting);
    }
    case 'fetched': {
      const [first, ...waiting] = state.waiting;
      if (first === undefined) return { state, effects: [] };
      const { told } = message;
      const taken =
        told === undefined
          ? takeUpdate(state, first.update, 'gap')
          : takeUpdate(state, { ...first.update, told: [...told, ...first.update.told] }, 'known');
      const rest = takeWaiting(taken.state, waiting);
      return { state: rest.state, effects: [...taken.effects, ...rest.effects] };
    }
  }
}

const known = (state: TrackedTable, more: Partial<TableState>): TableChange => ({
  state: { ...state, table: { ...state.table, ...more } },
  effects: [],
});

/** Takes in updates up to the next gap, and fetches what is missing there. */
function takeWaiting(before: TrackedTable, waiting: readonly Received[]): TableChange {
  let state: TrackedTable = { ...before, waiting: [] };
  const effects: TableEffect[] = [];
  for (const [index, { update, missed }] of waiting.entries()) {
    if (missed > 0) {
      effects.push({ kind: 'fetch', after: state.cursor, until: update.since });
      return { state: { ...state, waiting: waiting.slice(index) }, effects };
    }
    const taken = takeUpdate(state, update, 'known');
    state = taken.state;
    effects.push(...taken.effects);
  }
  return { state, effects };
}

function takeUpdate(state: TrackedTable, update: Update, before: Before): TableChange {
  const { table } = state;
  const about = update.about ?? table.about;
  const cursor = update.number;
  if (about === undefined) return { state: { ...state, cursor }, effects: [] };
  const lines = linesIn(update.told);
  const { seat: _, ...rest } = table;
  return {
    state: {
      ...state,
      cursor,
      table: {
        ...rest,
        state: 'open',
        about,
        ...(update.manners && { manners: update.manners }),
        ...(update.seat !== null && { seat: update.seat }),
        lines: lines.length === 0 ? table.lines : [...table.lines, ...lines].slice(-MOST_LINES),
      },
    },
    effects: about.phase === 'waiting' || update.view === null ? [] : [{ kind: 'play', update, about, before }],
  };
}

const linesIn = (told: readonly PublicChange[]): readonly TableLine[] =>
  told.flatMap(({ number, at, happened }) =>
    happened.flatMap((each, index) =>
      isLine(each) ? [{ key: `${number}.${index}`, number, at, happened: each }] : [],
    ),
  );

const isLine = (each: PublicChange['happened'][number]): each is TableLine['happened'] =>
  LINE_EVENTS.includes(each.what as LineEvent);
