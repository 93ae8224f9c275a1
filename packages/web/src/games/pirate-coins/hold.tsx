import type { ReactNode } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import style from './hold.module.css';
import { lyingIn } from './lying.ts';
import { metalName } from './metals.ts';
import type { Show } from './show.ts';
import { SPOTS } from './spots.ts';

const COIN_SIZE = 60;

/** The coins in the hold. */
export const Hold = ({ show }: { readonly show: Show }): ReactNode => (
  <div className={style.hold} data-happening={show.happening.event} aria-hidden="true">
    {lyingIn(show).map(({ key, metal, count, state, isFirst }) => {
      const name = metalName(metal);
      return (
        <span key={key} className={style.coin} data-state={state} {...(isFirst && { 'data-spot': SPOTS.hold(metal) })}>
          <Coin drawing={pirateCoin(name, 'skull', COIN_SIZE)} size={COIN_SIZE} label="" metal={name} />
          {count > 1 && <span className={style.times}>{t('pirate.times', { count })}</span>}
        </span>
      );
    })}
  </div>
);
