import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { loadKit } from '../../games/registry.ts';
import { noteCommitment } from '../../online/commitments.ts';
import { theServer } from '../../online/server.ts';
import { TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';
import type { AnyKit } from '../../table/kit.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import online from '../../words/en/online.json';
import people from '../../words/en/people.json';
import table from '../../words/en/table.json';
import { addWords, t } from '../../words/t.ts';
import { TableGone } from '../table-gone.tsx';
import { PlayingTable } from './playing.tsx';
import { PeopleAtTable } from './shared/people-at-table.tsx';
import { WaitingRoom } from './waiting-room/waiting-room.tsx';

addWords(table);
addWords(online);
addWords(people);

/** A table on the server: before the game, during it, and after it. */
export default function TablePage({ id }: { readonly id: string }): ReactNode {
  return TABLE_ID.test(id) ? <KnownTable id={id} /> : <TableGone reason={t('table.gone.link')} />;
}

/** A link that was cut short on its way leads nowhere. */
const TABLE_ID = /^[\w-]{16}$/;

function KnownTable({ id }: { readonly id: string }): ReactNode {
  const connection = useTableConnection(id);
  return connection === undefined ? <Waiting text={t('table.loading')} /> : <AtTable connection={connection} />;
}

function AtTable({ connection }: { readonly connection: TableConnection }): ReactNode {
  const view = useSyncExternalStore(connection.subscribe, connection.view);
  const kit = useKit(view);
  const { state, about, source } = view;
  useEffect(() => {
    // The seal of the draws as it was when this device first saw the table, to be compared with at the end.
    if (about !== undefined)
      noteCommitment({
        table: about.id,
        commitment: about.fairness.commitment,
        early: about.phase === 'waiting',
      });
  }, [about]);
  // Who was at the table is told that they are not any more.
  if (state === 'gone')
    return <TableGone reason={view.reason ?? ''} {...(about && { title: t('online.gone-title') })} />;
  if (about?.ended !== undefined) return <TableGone reason={endedWords(about.ended.why)} />;
  if (about === undefined || kit === undefined) {
    const line = view.line.connection;
    const hasFailed = line.state === 'lost' && line.retryAt > 0;
    return (
      <Waiting text={t(waitingWords(view))}>{hasFailed && <LinkButton to="/">{t('table.home')}</LinkButton>}</Waiting>
    );
  }
  return (
    <PeopleAtTable connection={connection} view={view}>
      {about.phase === 'waiting' || source === undefined ? (
        <WaitingRoom connection={connection} view={view} about={about} kit={kit} />
      ) : (
        <PlayingTable connection={connection} view={view} about={about} source={source} kit={kit} />
      )}
    </PeopleAtTable>
  );
}

const endedWords = (why: string | null): string =>
  why === null ? t('table.gone.ended') : t('table.gone.ended-why', { why });

const waitingWords = ({ line }: TableState) =>
  line.blocked ? 'online.blocked' : line.connection.state === 'lost' ? 'online.connecting' : 'table.loading';

function useTableConnection(id: string): TableConnection | undefined {
  const [connection, setConnection] = useState<TableConnection>();
  useEffect(() => {
    const opened = new TableConnection(id, theServer());
    setConnection(opened);
    return () => opened.close();
  }, [id]);
  return connection;
}

function useKit({ about }: TableState): AnyKit | undefined {
  const [kit, setKit] = useState<AnyKit>();
  const game = about?.game;
  useEffect(() => {
    if (game !== undefined) loadKit(game).then(setKit, () => {});
  }, [game]);
  return kit;
}
