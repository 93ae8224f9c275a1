import { EMPTY } from '@pouch/rules';
import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { CoinCounts } from './coin-counts.tsx';
import style from './pouch-contents.module.css';
import type { Show } from './show.ts';

/** What is left in the pouch, by metal. */
export const PouchContents = ({ show: { pouch } }: { readonly show: Show }): ReactNode => (
  <div className={style.contents}>
    {pouch === EMPTY ? (
      <span>{t('pirate.pouch.empty')}</span>
    ) : (
      <>
        <span>{t('pirate.pouch')}</span>
        <CoinCounts heap={pouch} size={18} digits={2} />
      </>
    )}
  </div>
);
