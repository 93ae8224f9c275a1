import type { About } from '@pouch/protocol';
import { type ReactNode, useId } from 'react';
import { useWide } from '../../../device/media.ts';
import type { TableConnection } from '../../../online/table-connection.ts';
import type { TableState } from '../../../online/table-state.ts';
import type { AnyKit } from '../../../table/kit.ts';
import waitingRoom from '../../../words/en/waiting-room.json';
import { addWords, t } from '../../../words/t.ts';
import { Chat } from '../shared/chat.tsx';
import { ConnectionBar } from '../shared/connection-bar.tsx';
import { WaitingBar } from './bar.tsx';
import { TableBehind } from './behind.tsx';
import { Decision } from './decision.tsx';
import { readinessOf } from './facts.ts';
import { Fairness } from './fairness.tsx';
import { GroupChat } from './group-chat.tsx';
import { Invite } from './invite.tsx';
import { Seats } from './seats.tsx';
import { TableFacts } from './table-facts.tsx';
import { useAtTable } from './use-at-table.ts';
import { useWaitingRoom } from './use-waiting-room.ts';
import style from './waiting-room.module.css';

addWords(waitingRoom);

export interface WaitingRoomProps {
  readonly connection: TableConnection;
  readonly view: TableState;
  readonly about: About;
  readonly kit: AnyKit;
}

/** A table whose game has not begun: who is there, and how others get there. */
export function WaitingRoom({ connection, view, about: newest, kit }: WaitingRoomProps): ReactNode {
  const { name } = kit.game;
  const wide = useWide();
  const { table, wanted, sit, field } = useAtTable(connection, view, newest);
  const { about, seat } = table;
  useWaitingRoom(table, name);
  return (
    <div className={style.screen}>
      <div className={style.top}>
        <WaitingBar game={name} rules={`/learn/${about.game}?from=${location.pathname}`} />
        <ConnectionBar line={view.line} tryNow={connection.tryNow} />
      </div>
      <main className={style.body} data-line={view.line.connection.state}>
        <div className={style.stage}>
          <p className={style.headline}>{t('waiting-room.headline', { open: readinessOf(about, seat).open.length })}</p>
          <Seats table={table} />
          {wide && <TableBehind about={about} kit={kit} />}
        </div>
        <div className={`panel ${style.invite}`}>
          <Invite about={about} game={name} />
        </div>
        <div className={`docked ${style.decision}`}>
          <Decision table={table} game={name} wanted={wanted} sit={sit} field={field} />
        </div>
        <div className={style.rail}>
          <TableFacts table={table} game={name} watchers={view.here.watchers} />
          <GroupChat about={about} me={view.me?.id} />
          <Fairness table={table} />
          <TableChat connection={connection} view={view} />
        </div>
      </main>
    </div>
  );
}

function TableChat({ connection, view }: Pick<WaitingRoomProps, 'connection' | 'view'>): ReactNode {
  const heading = useId();
  return (
    <section className={style.chat} aria-labelledby={heading} data-chat>
      <h2 id={heading}>{t('waiting-room.chat')}</h2>
      <Chat connection={connection} view={view} />
    </section>
  );
}
