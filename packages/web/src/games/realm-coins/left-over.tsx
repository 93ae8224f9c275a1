import { realmInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { andList } from '../../words/lists.ts';
import { t } from '../../words/t.ts';
import { Times } from './coins.tsx';
import { FALLING, gathered, nameOf } from './faces.ts';
import style from './left-over.module.css';
import { Pouch } from './pouch.tsx';
import type { Show } from './show.ts';
import { poolSpot } from './spots.ts';
import { coinWords, ordinal } from './words.ts';

const COIN = 22;

/** In one line under the rows: the pools that no bid can reach, and the pouch. */
export function LeftOver({ show }: { readonly show: Show }): ReactNode {
  const pools = show.pools.flatMap((pool, place) => (pool === null || place < show.reach ? [] : [{ pool, place }]));
  return (
    <p className={style.line}>
      {pools.length > 0 && (
        <>
          <span className={style.words}>
            {t('realm.pools.left-over', { places: andList(pools.map(({ place }) => ordinal(place))) })}
          </span>
          {pools.map(({ pool, place }) => (
            <span key={place} className={style.pool} data-spot={poolSpot(place)} data-slide={pool.slide}>
              <span className="unseen">
                {t('realm.pool.label', {
                  place: ordinal(place),
                  value: realmInternals.poolValue(pool.coins),
                  coins: coinWords(pool.coins),
                })}
              </span>
              {gathered(pool.coins, FALLING).map(({ face, count }) => (
                <span key={face} className={style.coin}>
                  <Coin drawing={realmCoin(nameOf(face), COIN)} size={COIN} label="" shadow="none" />
                  <Times count={count} />
                </span>
              ))}
            </span>
          ))}
        </>
      )}
      <Pouch pouch={show.pouch} />
    </p>
  );
}
