import type { ReactNode } from 'react';
import { pirateCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import { flipOdds } from './flip-odds.ts';
import { metalName } from './metals.ts';
import style from './odds.module.css';
import type { View } from './types.ts';

/** What the flip of the fortune coin does, side by side. */
export function Odds({ view, look }: { readonly view: View; readonly look: 'full' | 'short' }): ReactNode {
  const metal = metalName(view.fortune ?? 0);
  const { skull, monster, attacks } = flipOdds(view, look);
  const size = look === 'short' ? 34 : 42;
  return (
    <div className={style.odds} data-look={look}>
      <div>
        <Coin drawing={pirateCoin(metal, 'skull', size)} size={size} />
        <b>{t('pirate.odds')}</b>
        <p>{skull}</p>
      </div>
      <div data-warned={attacks}>
        <Coin drawing={pirateCoin(metal, 'monster', size)} size={size} />
        <b>{t('pirate.odds')}</b>
        <p>{monster}</p>
      </div>
    </div>
  );
}
