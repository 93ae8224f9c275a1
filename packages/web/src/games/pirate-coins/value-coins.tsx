import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { t } from '../../words/t.ts';
import { counter } from './pictures.ts';
import { coinsOf, type Metals } from './show.ts';
import style from './value-coins.module.css';

/** More coins than this are gathered by metal. */
const MOST = 6;

/** Coins one by one with their worth, dearest first; many of them gathered. Words beside them say the same. */
export function ValueCoins({ heap, size = 27 }: { readonly heap: Metals; readonly size?: number }): ReactNode {
  const all = coinsOf(heap);
  if (all.length <= MOST)
    return (
      <span className={style.coins} aria-hidden="true">
        {all.map((metal, index) => (
          // Coins of one metal are all alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Art key={index} drawing={counter(metal)} width={size} label="" />
        ))}
      </span>
    );
  return (
    <span className={style.coins} aria-hidden="true">
      {[...new Set(all)].map((metal) => (
        <span key={metal} className={style.many}>
          <Art drawing={counter(metal)} width={size} label="" />
          {t('pirate.times', { count: all.filter((each) => each === metal).length })}
        </span>
      ))}
    </span>
  );
}
