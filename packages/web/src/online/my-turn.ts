import { type Game, has, only } from '@pouch/rules';
import type { Snapshot } from '../table/source.ts';
import { t } from '../words/t.ts';

/** Whether the table waits for me, and how the tab says so. */

/** Whether a decision of whoever looks is awaited. In a race everybody is, all the time: there it counts if nobody else is. */
export function isMyTurn(
  game: Pick<Game, 'turn'>,
  { view, viewer, pending }: Snapshot,
  pace: 'turns' | 'race',
): boolean {
  if (viewer === 'table' || pending !== undefined) return false;
  const turn = game.turn(view);
  if (turn.kind !== 'decide' || !has(turn.awaited, viewer)) return false;
  return pace === 'turns' || turn.awaited === only(viewer);
}

export const tabTitle = (game: string, isMine: boolean): string =>
  isMine ? t('online.title.turn', { game }) : t('page.title', { title: game });

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The same in every tab of the table: the browser shows one at a time. */
  readonly tag: string;
}

/** When it may be time for one. */
export interface Occasion {
  readonly table: string;
  readonly game: string;
  readonly isMine: boolean;
  readonly wasMine: boolean;
  readonly hidden: boolean;
  readonly permission: NotificationPermission | undefined;
}

/** What to do about the notification: it comes when the turn does and nobody looks, and goes when it is over. */
export function noticeFor({ table, game, isMine, wasMine, hidden, permission }: Occasion): Notice | 'close' | 'leave' {
  if (!isMine) return wasMine ? 'close' : 'leave';
  if (!hidden) return 'close';
  if (wasMine || permission !== 'granted') return 'leave';
  return {
    title: t('online.notice.title', { game }),
    body: t('online.notice.body'),
    tag: noticeTag(table),
  };
}

export const noticeTag = (table: string): string => `pouch/turn/${table}`;
