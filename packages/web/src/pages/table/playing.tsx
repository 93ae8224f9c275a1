import type { About } from '@pouch/protocol';
import { BellRing, Link2, ShieldCheck, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useWide } from '../../device/media.ts';
import type { TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import { saidAfter } from '../../online/unread.ts';
import type { TableAction, TableExtras } from '../../table/extras.ts';
import type { AnyKit } from '../../table/kit.ts';
import { TableScreen } from '../../table/screen.tsx';
import type { TableSource } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import { rulesOverTable } from '../learn/rules-over-table.tsx';
import { FairnessSheet } from './fairness-sheet.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { NewLine } from './new-line.tsx';
import { NotifyBar } from './notify-bar.tsx';
import { PeopleBar } from './people-bar.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { SeatBar } from './seat-bar.tsx';
import { roleAt } from './seats.ts';
import { Chat } from './shared/chat.tsx';
import { ConnectionBar } from './shared/connection-bar.tsx';
import { useAnnouncedLines } from './shared/use-announced-lines.ts';
import { useMyTurn } from './use-my-turn.ts';
import { useNotify } from './use-notify.ts';

export interface PlayingTableProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly about: About;
  readonly source: TableSource;
  readonly kit: AnyKit;
}

/** Loaded beside the game, long before it ends. */
const loadEnding = () => import('./ending.tsx').catch(() => ({ default: Unloaded }));
const OnlineEnding = lazy(loadEnding);

const Unloaded = (): ReactNode => (
  <p className="warning" role="status">
    {t('table.unloaded')}
  </p>
);

type Sheet = 'leave' | 'fairness' | 'invite' | 'people';

/** A game on the server, while it runs and when it is over. */
export function PlayingTable({ connection, view, about, source, kit }: PlayingTableProps): ReactNode {
  const [, go] = useLocation();
  const [sheet, setSheet] = useState<Sheet>();
  const wide = useWide();
  const chat = useUnread(view);
  const notify = useNotify(view.seat !== undefined && about.phase === 'playing');
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot);
  useMyTurn(connection.id, source, kit);
  useAnnouncedLines(connection.id, view, 'all');
  useEffect(() => void Promise.allSettled([loadEnding(), kit.loadEnding()]), [kit]);

  const close = (): void => setSheet(undefined);
  // Spectators and players who have left or finished leave without a question.
  const leave = (): void => (roleAt(about, view.seat) === 'plays' ? setSheet('leave') : go('/'));
  const extras: TableExtras = {
    banner: (
      <>
        <ConnectionBar line={view.line} tryNow={connection.tryNow} />
        <PeopleBar connection={connection} view={view} about={about} source={source} />
        <SeatBar connection={connection} view={view} about={about} />
        {about.clock === 'slow' && notify.canAsk && <NotifyBar notify={notify} />}
      </>
    ),
    notice: !wide && <NewLine line={chat.newest} />,
    chat: {
      content: <Chat connection={connection} view={view} />,
      unread: chat.unread,
      onShown: chat.setShown,
    },
    actions: [
      ...(roleAt(about, view.seat) === 'plays' ? [peopleAction(() => setSheet('people'))] : []),
      ...(notify.canAsk ? [notifyAction(notify.ask)] : []),
      { label: t('online.invite'), icon: <Link2 size={20} aria-hidden="true" />, act: () => setSheet('invite') },
      { label: t('fair.title'), icon: <ShieldCheck size={20} aria-hidden="true" />, act: () => setSheet('fairness') },
    ],
  };
  return (
    <>
      <TableScreen
        source={source}
        kit={kit}
        leave={leave}
        rulesChapter={rulesOverTable(about.game)}
        ending={(ended) => (
          <Suspense>
            <OnlineEnding
              connection={connection}
              tableState={view}
              about={about}
              kit={kit}
              view={ended}
              moments={source.moments(0)}
              players={snapshot.players}
            />
          </Suspense>
        )}
        extras={extras}
      />
      {sheet === 'leave' && <LeaveSheet connection={connection} about={about} stay={close} go={() => go('/')} />}
      {sheet === 'people' && view.seat !== undefined && (
        <PeopleSheet connection={connection} about={about} seat={view.seat} close={close} />
      )}
      {sheet === 'invite' && <InviteSheet table={about.id} game={kit.game.name} close={close} />}
      {sheet === 'fairness' && <FairnessSheet about={about} close={close} />}
    </>
  );
}

const peopleAction = (act: () => void): TableAction => ({
  label: t('people.title'),
  icon: <Users size={20} aria-hidden="true" />,
  act,
});

const notifyAction = (act: () => void): TableAction => ({
  label: t('online.notify'),
  icon: <BellRing size={20} aria-hidden="true" />,
  act,
});

/** How many lines nobody has read here, and the newest of them. */
function useUnread({ lines, me }: TableState) {
  const newest = lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState(newest);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown) setRead(newest);
  }, [shown, newest]);
  const unread = shown ? [] : saidAfter(lines, read, me?.id);
  return { unread: unread.length, newest: unread.at(-1), setShown };
}
