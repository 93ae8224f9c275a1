import type { ReactNode } from 'react';
import { t } from '../../words/t.ts';
import { ShareItems } from './share-items.tsx';
import style from './share-list.module.css';
import type { ShareRow } from './share-rows.ts';
import { ValueCoins } from './value-coins.tsx';

/** My exact share alone, with one, with more, coin by coin. */
export const ShareList = ({ rows }: { readonly rows: readonly ShareRow[] }): ReactNode => (
  <ShareItems rows={rows} className={style.list} label={t('pirate.shares')}>
    {(row) => (
      <>
        <span aria-hidden="true">{row.who}</span>
        <b className={style.gain} aria-hidden="true">
          {row.gain}
        </b>
        <Coins row={row} />
      </>
    )}
  </ShareItems>
);

function Coins({ row: { share, left } }: { readonly row: ShareRow }): ReactNode {
  if (share === undefined)
    return (
      <span className={style.coins} aria-hidden="true">
        <small>{t('pirate.depends')}</small>
      </span>
    );
  return (
    <span className={style.coins} aria-hidden="true">
      {share.take === 0 ? t('pirate.nothing') : <ValueCoins heap={share.take} />}
      {share.give !== 0 && (
        <span className={style.part}>
          <small>{t('pirate.back')}</small>
          <ValueCoins heap={share.give} />
        </span>
      )}
      {left !== undefined && share.left !== 0 && (
        <span className={style.part}>
          <small>{t('pirate.left')}</small>
          <ValueCoins heap={share.left} />
        </span>
      )}
    </span>
  );
}
