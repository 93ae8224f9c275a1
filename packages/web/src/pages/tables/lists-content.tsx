import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { WaitingLine } from '../../ui/waiting.tsx';
import words from '../../words/en/tables.json';
import { addWords, t } from '../../words/t.ts';
import { NoTables } from './no-tables.tsx';
import type { Shown } from './state.ts';
import type { Tables } from './use-tables.ts';

addWords(words);

interface ListsContentProps extends Tables {
  readonly children: (lists: Extract<Shown, { kind: 'lists' }>) => ReactNode;
}

/** Lists of tables, or why there are none to show. */
export function ListsContent({ shown, tryAgain, tryNow, children }: ListsContentProps): ReactNode {
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
          {children(shown)}
        </>
      );
  }
}
