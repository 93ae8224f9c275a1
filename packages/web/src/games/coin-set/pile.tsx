import { coinSetMetal, coinSetInternals as internals, METALS } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { metalCounter } from '../../art/drawings.ts';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import style from './pile.module.css';

const FEW = 2;
const MANY = 5;
/** How far a coin lies over the one before it, in parts of its width. */
const OVER = 0.42;
const OVER_MANY = 0.62;

/** What somebody has won, three by three; a large pile is counted by metal. */
export function Pile({ coins, size = 21 }: { readonly coins: readonly number[]; readonly size?: number }): ReactNode {
  const sets = Math.ceil(coins.length / internals.SET);
  const metals = coins.map((coin) => coinSetMetal(2 * coin));
  if (sets > MANY)
    return <MetalCounts counts={METALS.map((_, metal) => metals.filter((each) => each === metal).length)} size={17} />;
  const width = sets > FEW ? Math.min(size, 15) : size;
  const over = width * (sets > FEW ? OVER_MANY : OVER);
  return (
    <span className={style.pile}>
      <span className="unseen">{t('coin-set.piles', { count: sets })}</span>
      {Array.from({ length: sets }, (_, set) => (
        // Sets are only added at the end, and taken from there.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={set} style={{ display: 'inline-flex', paddingInlineStart: over }}>
          {metals.slice(set * internals.SET, (set + 1) * internals.SET).map((metal, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the coins of a set stay as they are
            <span key={index} style={{ marginInlineStart: -over }}>
              <Art drawing={metalCounter(METALS[metal] ?? 'copper')} width={width} label="" />
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
