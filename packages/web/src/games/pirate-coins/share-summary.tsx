import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { ShareItems } from './share-items.tsx';
import type { ShareRow } from './share-rows.ts';
import style from './share-summary.module.css';

/** My shares in one line, for a phone: hold one for its coins. */
export const ShareSummary = ({ rows }: { readonly rows: readonly ShareRow[] }): ReactNode => (
  <div className={style.summary}>
    <span className={style.label} aria-hidden="true">
      {t('pirate.if-plunder')}
    </span>
    <ShareItems rows={rows} className={style.shares} label={t('pirate.if-plunder')}>
      {(row) => (
        <>
          <span aria-hidden="true">{row.who}</span>
          <b className="number" aria-hidden="true">
            {row.gain}
          </b>
        </>
      )}
    </ShareItems>
  </div>
);
