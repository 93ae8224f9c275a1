import { EMPTY } from '@pouch/rules';
import type { ReactNode } from 'react';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import { countsOf } from './metals.ts';
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
        <MetalCounts counts={countsOf(pouch)} size={18} />
      </>
    )}
  </div>
);
