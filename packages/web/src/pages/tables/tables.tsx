import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { settings } from '../../device/settings.ts';
import { Button } from '../../ui/button.tsx';
import { WaitingLine } from '../../ui/waiting.tsx';
import words from '../../words/en/tables.json';
import { addWords, t } from '../../words/t.ts';
import { useMaking } from '../new-table/use-making.ts';
import type { Wish } from '../new-table/wish.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { TableLists } from './lists.tsx';
import { NoTables } from './no-tables.tsx';
import style from './tables.module.css';
import { type Tables, useTables } from './use-tables.ts';

addWords(words);

const TableSheet = lazy(() => import('../new-table/table-sheet.tsx'));

/** My tables on the server, and those that wait for players. */
export default function TablesPage(): ReactNode {
  const tables = useTables();
  const [sheet, setSheet] = useState<Wish['visibility']>();
  return (
    <Page title={t('tables.title')} className={style.page}>
      <header className={`row wrap spread ${style.head}`}>
        <PageHead title={t('tables.title')} lead={t('tables.lead')} />
        <Button aria-haspopup="dialog" onClick={() => setSheet('private')}>
          <Plus size={18} aria-hidden="true" /> {t('tables.make')}
        </Button>
      </header>
      <Content {...tables} onMakeListed={() => setSheet('listed')} />
      {sheet !== undefined && (
        <Suspense>
          <NewTable visibility={sheet} onClose={() => setSheet(undefined)} />
        </Suspense>
      )}
    </Page>
  );
}

function Content({ shown, tryAgain, tryNow, onMakeListed }: Tables & { readonly onMakeListed: () => void }): ReactNode {
  switch (shown.kind) {
    case 'failed':
      return (
        <NoTables
          role="status"
          title={shown.why === 'refused' ? shown.reason : t('tables.no-connection')}
          text={shown.why === 'refused' ? undefined : t('tables.no-connection-text')}
        >
          <Button onClick={tryAgain}>{t('tables.again')}</Button>
        </NoTables>
      );
    case 'looking':
      return (
        <div className="stack">
          <WaitingLine text={t('tables.looking')} />
        </div>
      );
    case 'lists':
      return (
        <>
          {shown.stale !== undefined && (
            <div className="warning row wrap spread" role="status">
              <span>{t(shown.stale === 'blocked' ? 'tables.blocked' : 'tables.lost')}</span>
              <Button size="small" onClick={tryNow}>
                {t('tables.try-now')}
              </Button>
            </div>
          )}
          <TableLists {...shown} onMakeListed={onMakeListed} />
        </>
      );
  }
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
