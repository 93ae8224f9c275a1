import type { Listed } from '@pouch/protocol';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { settings } from '../../device/settings.ts';
import { Button } from '../../ui/button.tsx';
import { WaitingLine } from '../../ui/waiting.tsx';
import words from '../../words/en/tables.json';
import { addWords, t } from '../../words/t.ts';
import { useMaking } from '../new-table/use-making.ts';
import type { Wish } from '../new-table/wish.ts';
import { Page } from '../page.tsx';
import { openTo, sorted } from './listing.ts';
import { FinishedRow, LobbyRow, MineRow } from './rows.tsx';
import style from './tables.module.css';
import { type Tables, useTables } from './use-tables.ts';

addWords(words);

const TableSheet = lazy(() => import('../new-table/table-sheet.tsx'));

/** How many entries of a list are shown at first. */
const SHOWN = 12;

/** My tables on the server, and those that wait for players. */
export default function TablesPage(): ReactNode {
  const tables = useTables();
  const [sheet, setSheet] = useState<Wish['visibility']>();
  return (
    <Page title={t('tables.title')} className={`${style.page}`}>
      <header className={style.head}>
        <div>
          <h1>{t('tables.title')}</h1>
          <p>{t('tables.lead')}</p>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setSheet('private')}>
          <Plus size={18} aria-hidden="true" /> {t('tables.make')}
        </Button>
      </header>
      <TablesParts tables={tables} onMakeListed={() => setSheet('listed')} />
      {sheet !== undefined && (
        <Suspense>
          <NewTable visibility={sheet} onClose={() => setSheet(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

interface PartsProps {
  readonly tables: Tables;
  readonly onMakeListed: () => void;
}

function TablesParts({ tables, onMakeListed }: PartsProps): ReactNode {
  const { state, reason, me = '', lobby, mine, line, tryAgain, tryNow } = tables;
  if (state === 'no-connection' || state === 'refused')
    return (
      <div className={style.empty} role="status">
        <p>
          <b>{state === 'refused' ? reason : t('tables.no-connection')}</b>
        </p>
        {state === 'no-connection' && <p>{t('tables.no-connection-text')}</p>}
        <Button onClick={tryAgain}>{t('tables.again')}</Button>
      </div>
    );
  // One of them after the other would push things about.
  if (mine === undefined || (lobby === undefined && !line.blocked))
    return (
      <div className={style.looking}>
        <WaitingLine text={t('tables.looking')} />
      </div>
    );
  // Before the first word over the line there is nothing to be lost.
  const isLost = lobby !== undefined && line.connection.state === 'lost';
  return (
    <>
      {(isLost || line.blocked) && (
        <div className={style.lost} role="status">
          <span>{t(line.blocked ? 'tables.blocked' : 'tables.lost')}</span>
          <Button size="small" onClick={tryNow}>
            {t('tables.try-now')}
          </Button>
        </div>
      )}
      <Part title={t('tables.mine')}>
        <MyTables mine={mine} />
      </Part>
      <Part title={t('tables.lobby')}>
        {lobby !== undefined && <Lobby lobby={openTo(lobby, me)} onMakeListed={onMakeListed} />}
      </Part>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className={style.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function MyTables({ mine }: { readonly mine: readonly Listed[] }): ReactNode {
  const { due, running, waiting, finished } = sorted(mine);
  if (mine.length === 0)
    return (
      <div className={style.empty}>
        <p>
          <b>{t('tables.mine-empty')}</b>
        </p>
        <p>{t('tables.mine-empty-text')}</p>
      </div>
    );
  return (
    <>
      <Group title={t('tables.due')} tables={due} row={(listed) => <MineRow listed={listed} />} />
      <Group title={t('tables.running')} tables={running} row={(listed) => <MineRow listed={listed} />} />
      <Group title={t('tables.waiting')} tables={waiting} row={(listed) => <MineRow listed={listed} />} />
      <Group title={t('tables.finished')} tables={finished} row={(listed) => <FinishedRow listed={listed} />} />
    </>
  );
}

interface GroupProps {
  readonly title: string;
  readonly tables: readonly Listed[];
  readonly row: (listed: Listed) => ReactNode;
}

function Group({ title, tables, row }: GroupProps): ReactNode {
  const id = useId();
  if (tables.length === 0) return null;
  return (
    <div className={style.group}>
      <h3 id={id}>{title}</h3>
      <Rows tables={tables} row={row} labelledBy={id} />
    </div>
  );
}

interface RowsProps {
  readonly tables: readonly Listed[];
  readonly row: (listed: Listed) => ReactNode;
  readonly labelledBy?: string;
}

/** The first rows, and a button for the rest. */
function Rows({ tables, row, labelledBy }: RowsProps): ReactNode {
  const [all, setAll] = useState(false);
  const shown = all ? tables : tables.slice(0, SHOWN);
  const more = tables.length - shown.length;
  return (
    <>
      <ul className={style.rows} aria-labelledby={labelledBy}>
        {shown.map((listed) => (
          <li key={listed.about.id} className={style.row}>
            {row(listed)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" className={style.more} onClick={() => setAll(true)}>
          {t('tables.more', { count: more })}
        </Button>
      )}
    </>
  );
}

function Lobby({
  lobby,
  onMakeListed,
}: {
  readonly lobby: readonly Listed[];
  readonly onMakeListed: () => void;
}): ReactNode {
  if (lobby.length > 0) return <Rows tables={lobby} row={(listed) => <LobbyRow listed={listed} />} />;
  return (
    <div className={style.empty}>
      <p>
        <b>{t('tables.lobby-empty')}</b>
      </p>
      <p>{t('tables.lobby-empty-text')}</p>
      <Button aria-haspopup="dialog" onClick={onMakeListed}>
        {t('tables.make-listed')}
      </Button>
    </div>
  );
}

interface NewTableProps {
  readonly visibility: Wish['visibility'];
  readonly onClose: () => void;
}

function NewTable({ visibility, onClose }: NewTableProps): ReactNode {
  const [game, setGame] = useState(settings().lastGame);
  const { busy, trouble, make, forget } = useMaking();
  const problem = trouble?.failed === 'refused' ? trouble.reason : trouble && t('tables.no-connection');
  return (
    <TableSheet
      game={game}
      onGame={(chosen) => {
        forget();
        setGame(chosen);
      }}
      visibility={visibility}
      busy={busy}
      problem={problem}
      onMake={(wish) => make(game, wish)}
      onClose={onClose}
    />
  );
}
