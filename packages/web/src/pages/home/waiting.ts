import { GAME_FACTS, type GameId } from '@pouch/rules';
import { mySeat } from '../../device/bests.ts';
import type { SaveHead } from '../../device/save.ts';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';

/** A table of mine on the server, in words. */
export interface WaitingTable {
  readonly id: string;
  readonly game: GameId;
  readonly title: string;
  readonly status: string;
  readonly due: boolean;
}

/** What waits for me: a game of this device, or a table of the server. */
export type Waiting = { readonly save: SaveHead } | { readonly table: WaitingTable };

/** The most pressing first: decisions that others wait for, then games of this device, then what waits for others. */
export const inOrder = (saves: readonly SaveHead[], tables: readonly WaitingTable[]): readonly Waiting[] => [
  ...tables.filter(({ due }) => due).map((table) => ({ table })),
  ...saves.map((save) => ({ save })),
  ...tables.filter(({ due }) => !due).map((table) => ({ table })),
];

export interface AllWaiting {
  /** The most pressing first. */
  readonly waiting: readonly Waiting[];
  /** Tables on the server are still looked up, or were: room for them is kept, whatever comes. */
  readonly tables: 'none' | 'looking' | 'known';
}

/**
 * What home shows of the games on this device and of my tables, which come later than the page; `expected` says that
 * there will be some.
 */
export function allWaiting(
  saves: readonly SaveHead[],
  tables: readonly WaitingTable[] | undefined,
  expected: boolean,
): AllWaiting {
  const unfinished = saves.filter(({ finished }) => !finished);
  // A card that comes late would push everything down: what nobody expected is shown the next time.
  const hasRoom = expected || unfinished.length > 0;
  return {
    waiting: inOrder(unfinished, hasRoom ? (tables ?? []) : []),
    tables: !expected ? 'none' : tables === undefined ? 'looking' : 'known',
  };
}

export const idOf = (waiting: Waiting): string => ('save' in waiting ? waiting.save.id : waiting.table.id);

export const addressOf = (waiting: Waiting): string =>
  'save' in waiting ? `/play/${waiting.save.id}` : `/table/${waiting.table.id}`;

/** 'Realm Coins with Mara and 2 more' */
export function titleOf(waiting: Waiting): string {
  if ('table' in waiting) return waiting.table.title;
  const { save } = waiting;
  const me = mySeat(save);
  return titleWith(
    save.game,
    save.players.filter((_, seat) => seat !== me).map(({ name }) => name),
  );
}

export function titleWith(id: GameId, others: readonly string[]): string {
  const { name: game } = GAME_FACTS[id];
  const [first] = others;
  if (first === undefined) return t('home.alone', { game });
  const names = others.length > 2 ? t('home.and-more', { name: first, count: others.length - 1 }) : andList(others);
  return t('home.with', { game, names });
}

const UNITS = [
  { unit: 'day', millis: 86_400_000 },
  { unit: 'hour', millis: 3_600_000 },
  { unit: 'minute', millis: 60_000 },
] as const;

/** 'yesterday', '5 minutes ago' */
export function ago(then: number, now: number): string {
  const passed = Math.max(0, now - then);
  const fitting = UNITS.find(({ millis }) => passed >= millis);
  if (fitting === undefined) return t('home.just-now');
  const count = Math.floor(passed / fitting.millis);
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-count, fitting.unit);
}
