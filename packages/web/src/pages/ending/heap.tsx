import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import type { EndingHeap } from '../../table/game-ending.ts';
import style from './heap.module.css';
import { heapOf } from './heap-places.ts';

/** In points, for the detail of the drawings: the heap's width decides how wide its coins are. */
const DETAIL = 84;

/** The coins that somebody has in the end, poured out one after another. */
export function HeapOfCoins({ heap: { coins, caption } }: { readonly heap: EndingHeap }): ReactNode {
  const { width, height, places } = heapOf(coins.length);
  if (coins.length === 0) return null;
  return (
    <figure
      className={style.heap}
      style={{ '--across': Math.max(width, 3.2), '--ratio': width / height } as CSSProperties}
    >
      <div className={style.coins} aria-hidden="true">
        {places.map(({ x, y, degrees }, index) => (
          <span
            // Coins of a heap stay where they fell.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            style={
              {
                insetInlineStart: `${((x - 0.5) / width) * 100}%`,
                insetBlockEnd: `${((y - 0.5) / height) * 100}%`,
                inlineSize: `${100 / width}%`,
                '--tilt': `${degrees}deg`,
                '--order': index,
              } as CSSProperties
            }
          >
            {coins[index] !== undefined && <Art drawing={coins[index].drawing(DETAIL)} label="" />}
          </span>
        ))}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
