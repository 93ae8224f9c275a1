import { Link2, SlidersHorizontal, UserSearch } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { Button, Key } from '../../ui/button.tsx';
import { t } from '../../words/t.ts';
import type { MakingTrouble, TableMaking } from '../new-table/use-making.ts';
import { Problem } from '../parts/problem.tsx';
import { TextLink } from '../parts/text-link.tsx';
import style from './make-table.module.css';
import type { Choosing } from './use-choice.ts';

export const troubleWords = (trouble: MakingTrouble | undefined): string | undefined =>
  trouble?.failed === 'refused' ? trouble.reason : trouble && t('home.no-answer');

export interface MakeTableProps {
  readonly choice: Choosing;
  readonly making: TableMaking;
}

/** A table on the server, as a part of the panel. */
export function MakeTable({
  choice,
  making,
  className,
}: MakeTableProps & { readonly className: string | undefined }): ReactNode {
  const { trouble } = making;
  const off = !useNetwork();
  const wrong = troubleWords(trouble);
  return (
    <div className={className}>
      <h2 className={off ? style.lost : undefined}>{t('home.friends')}</h2>
      {wrong === undefined || off ? (
        <p role="status">{t(off ? 'home.needs-connection' : 'home.friends-text')}</p>
      ) : (
        <Problem>{wrong}</Problem>
      )}
      <TextLink to={`/find/${choice.game}`}>
        <UserSearch size={18} aria-hidden="true" /> {t('home.play-someone')}
      </TextLink>
      <MakeButtons choice={choice} making={making}>
        <Key>{t('home.make-key')}</Key>
      </MakeButtons>
    </div>
  );
}

/** One press makes a table as last time; beside it is the way to change that. */
export function MakeButtons({
  choice,
  making,
  children,
}: MakeTableProps & { readonly children?: ReactNode }): ReactNode {
  const off = !useNetwork();
  return (
    <div className={`row ${style.buttons}`}>
      <Button
        busy={making.busy}
        aria-disabled={off}
        onClick={() => {
          if (!off) making.make(choice.game);
        }}
      >
        <Link2 size={18} aria-hidden="true" /> {t('home.make-table')} {children}
      </Button>
      <Button
        className={style.options}
        aria-label={t('home.table-options')}
        title={t('home.table-options')}
        aria-haspopup="dialog"
        aria-disabled={off}
        onClick={() => {
          if (!off) choice.open('table');
        }}
      >
        <SlidersHorizontal size={19} aria-hidden="true" />
      </Button>
    </div>
  );
}
