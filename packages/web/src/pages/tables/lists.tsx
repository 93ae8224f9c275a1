import type { Listed } from '@pouch/protocol';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import { CardList, CardRow } from '../parts/card-list.tsx';
import { openTo, sorted } from './listing.ts';
import { NoTables } from './no-tables.tsx';
import { FinishedRow, LobbyRow, MineRow } from './rows.tsx';
import type { Shown } from './state.ts';
import style from './tables.module.css';

/** How many entries of a list are shown at first. */
const MOST_SHOWN = 12;

type TableListsProps = Omit<Extract<Shown, { kind: 'lists' }>, 'kind' | 'stale'> & {
  readonly onMakeListed: () => void;
};

export const TableLists = ({ mine, lobby, me, onMakeListed }: TableListsProps): ReactNode => (
  <>
    <Part title={t('tables.mine')}>
      <MyTables mine={mine} />
    </Part>
    <Part title={t('tables.lobby')}>
      {lobby !== undefined && <Lobby lobby={openTo(lobby, me)} onMakeListed={onMakeListed} />}
    </Part>
  </>
);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={`stack ${style.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function MyTables({ mine }: { readonly mine: readonly Listed[] }): ReactNode {
  const { due, running, waiting, finished } = sorted(mine);
  if (mine.length === 0) return <NoTables title={t('tables.mine-empty')} text={t('tables.mine-empty-text')} />;
  return (
    <>
      <Group title={t('tables.due')} tables={due} row={MineRow} />
      <Group title={t('tables.running')} tables={running} row={MineRow} />
      <Group title={t('tables.waiting')} tables={waiting} row={MineRow} />
      <Group title={t('tables.finished')} tables={finished} row={FinishedRow} />
    </>
  );
}

interface RowsProps {
  readonly tables: readonly Listed[];
  readonly row: (props: { readonly listed: Listed }) => ReactNode;
  readonly labelledBy?: string;
}

function Group({ title, ...rows }: RowsProps & { readonly title: string }): ReactNode {
  const id = useId();
  if (rows.tables.length === 0) return null;
  return (
    <div className={`stack ${style.group}`}>
      <h3 id={id}>{title}</h3>
      <Rows {...rows} labelledBy={id} />
    </div>
  );
}

/** The first rows, and a button for the rest. */
function Rows({ tables, row: Row, labelledBy }: RowsProps): ReactNode {
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables.slice(0, MOST_SHOWN);
  const more = tables.length - shown.length;
  return (
    <>
      <CardList labelledBy={labelledBy}>
        {shown.map((listed) => (
          <CardRow key={listed.about.id}>
            <Row listed={listed} />
          </CardRow>
        ))}
      </CardList>
      {more > 0 && (
        <Button look="quiet" className={style.more} onClick={() => setAll(true)}>
          {t('tables.more', { count: more })}
        </Button>
      )}
    </>
  );
}

interface LobbyProps {
  readonly lobby: readonly Listed[];
  readonly onMakeListed: () => void;
}

function Lobby({ lobby, onMakeListed }: LobbyProps): ReactNode {
  if (lobby.length > 0) return <Rows tables={lobby} row={LobbyRow} />;
  return (
    <NoTables title={t('tables.lobby-empty')} text={t('tables.lobby-empty-text')}>
      <Button aria-haspopup="dialog" onClick={onMakeListed}>
        {t('tables.make-listed')}
      </Button>
    </NoTables>
  );
}
