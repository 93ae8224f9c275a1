import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { t } from '../../words/t.ts';
import { coinsOf } from './metals.ts';
import { counter } from './pictures.ts';
import type { Metals } from './types.ts';
import style from './value-coins.module.css';

/** More coins than this are gathered by metal. */
const MOST = 6;

/** Coins one by one with their worth, dearest first; many of them gathered. Words beside them say the same. */
export function ValueCoins({ heap }: { readonly heap: Metals }): ReactNode {
  const all = coinsOf(heap);
  const isGathered = all.length > MOST;
  return (
    <span className={style.coins} aria-hidden="true">
      {(isGathered ? [...new Set(all)] : all).map((metal, index) => (
        // Coins of one metal are all alike.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={index} className={style.coin}>
          <Art drawing={counter(metal)} label="" />
          {isGathered && <b>{t('pirate.times', { count: all.filter((each) => each === metal).length })}</b>}
        </span>
      ))}
    </span>
  );
}
