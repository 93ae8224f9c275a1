import { METALS, type MetalName } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../art/art.tsx';
import { metalCounter } from '../art/drawings.ts';
import { t } from '../words/t.ts';
import style from './metal-count.module.css';

/** How many coins there are of each metal, by counters with C, S and G. Metals that are not there are left out if asked. */
export function MetalCounts({
  counts,
  size = 22,
  zeros = 'show',
  digits = 1,
}: {
  readonly counts: readonly number[];
  readonly size?: number;
  readonly zeros?: 'show' | 'hide';
  /** For how many there is always room: a number that changes moves nothing. */
  readonly digits?: 1 | 2;
}): ReactNode {
  return (
    <span className={style.counts} data-digits={digits}>
      {METALS.map((metal, index) => {
        const count = counts[index] ?? 0;
        if (count === 0 && zeros === 'hide') return null;
        return <MetalCount key={metal} metal={metal} count={count} size={size} />;
      })}
    </span>
  );
}

function MetalCount({ metal, count, size }: { metal: MetalName; count: number; size: number }): ReactNode {
  return (
    <span className={style.count}>
      <Art drawing={metalCounter(metal)} width={size} label="" />
      <span className={style.figure} aria-hidden="true">
        {count}
      </span>
      <span className="unseen">{t(`metal.count.${metal}`, { count })}</span>
    </span>
  );
}
