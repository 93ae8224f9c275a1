import { type Game, has, only } from '@pouch/rules';
import type { Snapshot } from '../table/source.ts';
import { t } from '../words/t.ts';

/** Whether the table waits for the viewer. A race always waits for everyone: there it must wait for nobody else. */
export function isMyTurn(game: Pick<Game, 'turn'>, { view, viewer, pending }: Snapshot): boolean {
  if (viewer === 'table' || pending !== undefined) return false;
  const turn = game.turn(view);
  if (turn.kind !== 'decide' || !has(turn.awaited, viewer)) return false;
  return turn.order === 'turns' || turn.awaited === only(viewer);
}

export const tabTitle = (game: string, isMine: boolean): string =>
  isMine ? t('online.title.turn', { game }) : t('page.title', { title: game });

export interface Notice {
  readonly title: string;
  readonly body: string;
  /** The same in every tab of the table, so that the browser shows only one. */
  readonly tag: string;
}

export interface Occasion {
  readonly table: string;
  readonly game: string;
  readonly isMine: boolean;
  readonly wasMine: boolean;
  readonly hidden: boolean;
  readonly permission: NotificationPermission | undefined;
  /** Who tells: this page, or the server, also when the page is closed. */
  readonly toldBy: 'page' | 'server';
}

/** What to do about the notification: show it when the turn begins on a hidden page, close it when the turn is over. */
export function noticeFor(occasion: Occasion): Notice | 'close' | 'leave' {
  const { table, game, isMine, wasMine, hidden, permission, toldBy } = occasion;
  if (!isMine) return wasMine ? 'close' : 'leave';
  if (!hidden) return 'close';
  if (wasMine || permission !== 'granted' || toldBy === 'server') return 'leave';
  return {
    title: t('online.notice.title', { game }),
    body: t('online.notice.body'),
    tag: noticeTag(table),
  };
}

export const noticeTag = (table: string): string => `turn/${table}`;
