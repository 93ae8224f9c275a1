import type { ReactNode } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import style from './hold.module.css';
import { holdCoins } from './hold-coins.ts';
import { metalName } from './metals.ts';
import { fromMiddle } from './middle.ts';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';

const COIN_SIZE = 60;

/** The coins in the hold. */
export function Hold({ show }: { readonly show: Show }): ReactNode {
  const { coins, lie } = holdCoins(show);
  return (
    <div className={style.hold} data-lie={lie} data-happening={show.happening.event} aria-hidden="true">
      {coins.map(({ key, metal, count, state, isFirst }, index) => {
        const name = metalName(metal);
        return (
          <span
            key={key}
            className={style.coin}
            data-state={state}
            style={fromMiddle(index, coins.length)}
            {...(isFirst && { 'data-spot': SPOTS.hold(metal) })}
          >
            <Coin drawing={pirateCoin(name, 'skull', COIN_SIZE)} size={COIN_SIZE} label="" metal={name} />
            {lie === 'gathered' && count > 1 && <span className={style.times}>{t('pirate.times', { count })}</span>}
          </span>
        );
      })}
    </div>
  );
}
