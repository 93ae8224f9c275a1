import { type About, isSlow } from '@pouch/protocol';
import { BellRing, Handshake, Link2, Megaphone, ShieldCheck, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { useWide } from '../../device/media.ts';
import { useMuted } from '../../device/muted.ts';
import { audible } from '../../online/chat-lines.ts';
import type { TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import { saidAfter } from '../../online/unread.ts';
import type { TableExtras } from '../../table/extras.ts';
import type { AnyKit } from '../../table/kit.ts';
import { TableScreen } from '../../table/screen.tsx';
import type { Snapshot, TableSource } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import { useAlerts } from '../alerts/use-alerts.ts';
import { rulesOverTable } from '../learn/rules-over-table.tsx';
import { FairnessSheet } from './fairness-sheet.tsx';
import { GameSheet } from './game-sheet.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { LeaveSheet } from './leave-sheet.tsx';
import { MissedBar } from './missed-bar.tsx';
import { NewLine } from './new-line.tsx';
import { NotifyBar } from './notify-bar.tsx';
import { PeopleBar } from './people-bar.tsx';
import { SeatBar } from './seat-bar.tsx';
import { roleAt } from './seats.ts';
import { Chat } from './shared/chat.tsx';
import { ConnectionBar } from './shared/connection-bar.tsx';
import { usePeople } from './shared/people-context.ts';
import { useAnnouncedLines } from './shared/use-announced-lines.ts';
import { useWebhookHosts } from './shared/webhook.ts';
import { useLook } from './use-look.ts';
import { useMyTurn } from './use-my-turn.ts';

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

const AlertsSheet = lazy(() => import('./alerts-sheet.tsx'));
const WebhookSheet = lazy(() => import('./shared/webhook-sheet.tsx'));

type Sheet = 'leave' | 'fairness' | 'invite' | 'alerts' | 'webhook' | 'game';

/** A game on the server, while it runs and when it is over. */
export function PlayingTable({ connection, view, about, source, kit }: PlayingTableProps): ReactNode {
  const [, go] = useLocation();
  const [sheet, setSheet] = useState<Sheet>();
  const wide = useWide();
  const people = usePeople();
  const chat = useUnread(view);
  const alerts = useAlerts();
  const isPlaying = view.seat !== undefined && about.phase === 'playing';
  const isSlowTable = isSlow(about);
  const hosts = useWebhookHosts(about.phase !== 'over' && view.me?.id === about.host);
  const snapshot = useSyncExternalStore(source.subscribe, source.snapshot);
  useMyTurn(connection.id, source, kit, isSlowTable && alerts.situation === 'on' ? 'server' : 'page');
  useLook(connection, view, isPlaying && isSlowTable);
  useAnnouncedLines(connection.id, view, 'all');
  useEffect(() => void Promise.allSettled([loadEnding(), kit.loadEnding()]), [kit]);

  const close = (): void => setSheet(undefined);
  // Spectators and players who have left or finished leave without a question.
  const leave = (): void => (roleAt(about, view.seat) === 'plays' ? setSheet('leave') : go('/'));
  const extras: TableExtras = {
    banner: (
      <>
        <ConnectionBar line={view.line} tryNow={connection.tryNow} {...unsentOf(kit, snapshot)} />
        {about.phase === 'playing' && <MissedBar table={about.id} kit={kit} source={source} snapshot={snapshot} />}
        <PeopleBar connection={connection} view={view} about={about} source={source} />
        <SeatBar connection={connection} view={view} about={about} />
        {isPlaying && about.clock === 'slow' && <NotifyBar alerts={alerts} />}
      </>
    ),
    notice: !wide && <NewLine line={chat.newest} />,
    chat: {
      content: <Chat connection={connection} view={view} />,
      unread: chat.unread,
      onShown: chat.setShown,
    },
    actions: [
      ...(roleAt(about, view.seat) === 'plays'
        ? [
            {
              label: t('together.title'),
              icon: <Handshake size={20} aria-hidden="true" />,
              act: () => setSheet('game'),
            },
          ]
        : []),
      {
        label: t('people.title'),
        icon: <Users size={20} aria-hidden="true" />,
        act: () => people?.all(),
      },
      ...(isPlaying
        ? [
            {
              label: t('alerts.tell-me'),
              icon: <BellRing size={20} aria-hidden="true" />,
              act: () => setSheet('alerts'),
            },
          ]
        : []),
      ...(hosts.length > 0
        ? [
            {
              label: t('webhook.title'),
              icon: <Megaphone size={20} aria-hidden="true" />,
              act: () => setSheet('webhook'),
            },
          ]
        : []),
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
      {sheet === 'game' && view.seat !== undefined && (
        <GameSheet connection={connection} about={about} seat={view.seat} close={close} />
      )}
      {sheet === 'invite' && <InviteSheet table={about.id} game={kit.game.name} close={close} />}
      <Suspense>
        {sheet === 'alerts' && <AlertsSheet alerts={alerts} close={close} />}
        {sheet === 'webhook' && <WebhookSheet table={about.id} hosts={hosts} close={close} />}
      </Suspense>
      {sheet === 'fairness' && <FairnessSheet about={about} close={close} />}
    </>
  );
}

/** What is at stake while the line is lost: a decision on its way, and the time for it. */
function unsentOf({ game, unsent }: AnyKit, { view, viewer, clocks, pending }: Snapshot) {
  const turn = game.turn(view);
  if (viewer === 'table' || turn.kind !== 'decide') return {};
  return { clock: clocks[viewer], unsent: pending && unsent(turn.phase) };
}

/** How many lines nobody has read here, and the newest of them. */
function useUnread({ lines: all, me }: TableState) {
  const muted = useMuted();
  const lines = useMemo(() => audible(all, muted), [all, muted]);
  const newest = lines.at(-1)?.number ?? 0;
  const [read, setRead] = useState(newest);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (shown) setRead(newest);
  }, [shown, newest]);
  const unread = shown ? [] : saidAfter(lines, read, me?.id);
  return { unread: unread.length, newest: unread.at(-1), setShown };
}
