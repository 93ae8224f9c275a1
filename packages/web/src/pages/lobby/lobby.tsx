import type { Listed } from '@pouch/protocol';
import { Plus, UserSearch } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { settings } from '../../device/settings.ts';
import { deviceTexts } from '../../device/storage.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import words from '../../words/en/finding.json';
import { addWords, t } from '../../words/t.ts';
import { Page } from '../page.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { openTo } from '../tables/listing.ts';
import { Part, Rows } from '../tables/lists.tsx';
import { ListsContent } from '../tables/lists-content.tsx';
import { NoTables } from '../tables/no-tables.tsx';
import { LobbyRow, RunningRow } from '../tables/rows.tsx';
import style from '../tables/tables.module.css';
import { useTables } from '../tables/use-tables.ts';
import { FilterBar } from './filter-bar.tsx';
import { type Filters, filtered, isFiltered, keepFilters, keptFilters, NO_FILTERS } from './filters.ts';

addWords(words);

const NewTableSheet = lazy(() => import('../tables/new-table-sheet.tsx'));

/** The listed tables as they change: to join, and to watch. */
export default function LobbyPage(): ReactNode {
  const tables = useTables();
  const [filters, setFilters] = useState(() => keptFilters(deviceTexts()));
  const [sheet, setSheet] = useState(false);
  const change = (next: Filters): void => {
    keepFilters(next, deviceTexts());
    setFilters(next);
  };
  const game = filters.game === 'any' ? settings().lastGame : filters.game;
  return (
    <Page title={t('lobby.title')} className={style.page}>
      <header className={`row wrap spread ${style.head}`}>
        <PageHead title={t('lobby.title')} lead={t('lobby.lead')} />
        <div className="row wrap">
          <LinkButton to={`/find/${game}`} look="main">
            <UserSearch size={18} aria-hidden="true" /> {t('lobby.find')}
          </LinkButton>
          <Button aria-haspopup="dialog" onClick={() => setSheet(true)}>
            <Plus size={18} aria-hidden="true" /> {t('tables.make')}
          </Button>
        </div>
      </header>
      <ListsContent {...tables}>
        {({ lobby, me }) =>
          lobby && <Lobby lobby={openTo(lobby, me)} filters={filters} onFilter={change} onMake={() => setSheet(true)} />
        }
      </ListsContent>
      {sheet && (
        <Suspense>
          <NewTableSheet visibility="listed" onClose={() => setSheet(false)} />
        </Suspense>
      )}
    </Page>
  );
}

interface LobbyProps {
  readonly lobby: readonly Listed[];
  readonly filters: Filters;
  readonly onFilter: (filters: Filters) => void;
  readonly onMake: () => void;
}

function Lobby({ lobby, filters, onFilter, onMake }: LobbyProps): ReactNode {
  const { open, running, hidden } = filtered(lobby, filters);
  return (
    <>
      <FilterBar filters={filters} onChange={onFilter} />
      <Part title={t('lobby.open')}>
        {open.length > 0 ? (
          <Rows tables={open} row={LobbyRow} />
        ) : hidden > 0 ? (
          <NoTables title={t('lobby.none-match')} text={t('lobby.none-match-text', { count: hidden })}>
            <Button onClick={() => onFilter(NO_FILTERS)}>{t('lobby.clear')}</Button>
          </NoTables>
        ) : (
          <NoTables title={t('lobby.empty')} text={t('lobby.empty-text')}>
            <Button aria-haspopup="dialog" onClick={onMake}>
              {t('tables.make-listed')}
            </Button>
          </NoTables>
        )}
        {open.length > 0 && isFiltered(filters) && (
          <Button look="quiet" size="small" className={style.more} onClick={() => onFilter(NO_FILTERS)}>
            {t('lobby.clear')}
          </Button>
        )}
      </Part>
      <Part title={t('lobby.running')}>
        {running.length > 0 ? (
          <Rows tables={running} row={RunningRow} />
        ) : (
          <p className="dim">{t('lobby.running-empty')}</p>
        )}
      </Part>
    </>
  );
}
