import type { ReactNode } from 'react';
import { MetalCounts } from '../../ui/metal-count.tsx';
import style from './coin-counts.module.css';
import { countsOf } from './metals.ts';
import type { Metals } from './types.ts';

export interface CoinCountsProps {
  readonly heap: Metals;
  readonly size: number;
  /** For how many digits there is always room. */
  readonly digits?: 1 | 2;
}

/** How many coins of each metal there are, on a table where the numbers change. */
export const CoinCounts = ({ heap, size, digits = 1 }: CoinCountsProps): ReactNode => (
  <span className={style.counts}>
    <MetalCounts counts={countsOf(heap)} size={size} digits={digits} />
  </span>
);
