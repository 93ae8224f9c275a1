import { countOf } from '@pouch/rules';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { explain } from '../../ui/explain.tsx';
import { t } from '../../words/t.ts';
import { explanationOf } from './explanations.ts';
import { FALLING, type Group, metalNameOf, nameOf } from './faces.ts';
import style from './row-coins.module.css';
import type { Faces } from './types.ts';
import { coinWords } from './words.ts';

/** The detail in which coins of a row are drawn; how wide they are is the styles' matter. */
const DETAIL = 40;

/** More drawings than this: equal faces are gathered. */
const MOST = 6;

interface RowCoin extends Group {
  /** It returns. */
  readonly back: boolean;
}

/**
 * Every coin on its own as far as there is room; those of which there are most are gathered first. Those that return stay
 * beside the others of their face.
 */
function drawnIn(coins: Faces, returned: Faces): readonly RowCoin[] {
  const groups: RowCoin[] = FALLING.flatMap((face) => {
    const back = countOf(returned, face);
    const stay = countOf(coins, face) - back;
    return [
      ...(stay > 0 ? [{ face, count: stay, index: 0, back: false }] : []),
      ...(back > 0 ? [{ face, count: back, index: stay, back: true }] : []),
    ];
  });
  let drawn = groups.length;
  const apart = new Set<RowCoin>();
  for (const group of groups.toSorted((a, b) => a.count - b.count))
    if (drawn + group.count - 1 <= MOST) {
      drawn += group.count - 1;
      apart.add(group);
    }
  return groups.flatMap((group) =>
    apart.has(group)
      ? Array.from({ length: group.count }, (_, index) => ({ ...group, count: 1, index: group.index + index }))
      : [group],
  );
}

export interface RowCoinsProps {
  /** By this name they slide where others come between them. */
  readonly name: string;
  readonly coins: Faces;
  readonly returned?: Faces;
}

/** Coins in a line; those that return are faint in a dashed ring. */
export function RowCoins({ name, coins, returned = 0 }: RowCoinsProps): ReactNode {
  return (
    <span className={style.coins}>
      <span className="unseen">{coinWords(coins)}</span>
      {drawnIn(coins, returned).map(({ face, count, index, back }) => (
        <span
          key={`${face}.${index}`}
          className={style.coin}
          data-back={back}
          data-slide={`${name} ${face} ${index}`}
          {...explain(explanationOf(face))}
        >
          <Coin drawing={realmCoin(nameOf(face), DETAIL)} size={DETAIL} label="" metal={metalNameOf(face)} />
          {count > 1 && (
            <span className={style.times} aria-hidden="true">
              {t('realm.times', { count })}
            </span>
          )}
        </span>
      ))}
    </span>
  );
}
