import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isMyTurn, noticeFor, type Occasion, tabTitle } from '../../online/my-turn.ts';
import { closeNotice, permission, showNotice } from '../../online/notices.ts';
import type { AnyKit } from '../../table/kit.ts';
import type { TableSource } from '../../table/source.ts';

/** The tab's title and, where it is allowed and nobody looks, a notification: the table waits for me. */
export function useMyTurn(table: string, source: TableSource, kit: AnyKit, toldBy: Occasion['toldBy']): void {
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot);
  const isMine = isMyTurn(kit.game, snapshot);
  const game = kit.game.name;
  useEffect(() => {
    document.title = tabTitle(game, isMine);
  }, [game, isMine]);
  useEffect(
    () => () => {
      document.title = tabTitle(game, false);
    },
    [game],
  );

  const was = useRef(false);
  useEffect(() => {
    const look = (): void => {
      const notice = noticeFor({
        table,
        game,
        isMine,
        wasMine: was.current,
        hidden: document.hidden,
        permission: permission(),
        toldBy,
      });
      was.current = isMine;
      if (notice === 'close') void closeNotice(table);
      else if (notice !== 'leave') void showNotice(notice, location.href);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [table, game, isMine, toldBy]);
}
