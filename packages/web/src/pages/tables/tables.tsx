import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import words from '../../words/en/tables.json';
import { addWords, t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { openSeats, openTo } from './listing.ts';
import { ListsContent } from './lists-content.tsx';
import { MyTables } from './my-tables.tsx';
import style from './tables.module.css';
import { useTables } from './use-tables.ts';

addWords(words);

const NewTableSheet = lazy(() => import('./new-table-sheet.tsx'));

/** My tables on the server, and the way to those of others. */
export default function TablesPage(): ReactNode {
  const tables = useTables();
  const [sheet, setSheet] = useState(false);
  return (
    <Page title={t('tables.title')} className={style.page}>
      <header className={`row wrap spread ${style.head}`}>
        <PageHead title={t('tables.title')} lead={t('tables.lead')} />
        <Button aria-haspopup="dialog" onClick={() => setSheet(true)}>
          <Plus size={18} aria-hidden="true" /> {t('tables.make')}
        </Button>
      </header>
      <ListsContent {...tables}>
        {({ mine, lobby, me }) => (
          <>
            <MyTables mine={mine} onChange={tables.askAgain} />
            {lobby && (
              <p className="row wrap spread">
                <span>
                  {t('tables.in-lobby', {
                    count: openTo(lobby, me).filter(({ about }) => about.phase === 'waiting' && openSeats(about) > 0)
                      .length,
                  })}
                </span>
                <LinkButton to="/lobby" size="small">
                  {t('tables.to-lobby')}
                </LinkButton>
              </p>
            )}
          </>
        )}
      </ListsContent>
      {sheet && (
        <Suspense>
          <NewTableSheet visibility="private" onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </Page>
  );
}
