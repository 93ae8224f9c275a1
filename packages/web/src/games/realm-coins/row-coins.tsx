import { coinsOfKind, countOf } from '@pouch/rules';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import { FALLING, type Group, gathered, metalNameOf, nameOf } from './faces.ts';
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

/** Every coin on its own as far as there is room; those of which there are most are gathered first. */
function drawnIn(coins: Faces, returned: Faces): readonly RowCoin[] {
  // A coin that returns stays where it was: it only fades.
  const groups: RowCoin[] = FALLING.flatMap((face) => {
    const back = coinsOfKind(face, countOf(returned, face));
    return [
      ...gathered(coinsOfKind(face, countOf(coins, face)) - back, FALLING).map((group) => ({ ...group, back: false })),
      ...gathered(back, FALLING).map((group) => ({ ...group, back: true })),
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
    apart.has(group) ? Array.from({ length: group.count }, (_, index) => ({ ...group, count: 1, index })) : [group],
  );
}

/** Coins in a line; those that return are faint in a dashed ring. */
export function RowCoins({ coins, returned = 0 }: { readonly coins: Faces; readonly returned?: Faces }): ReactNode {
  return (
    <span className={style.coins}>
      <span className="unseen">{coinWords(coins)}</span>
      {drawnIn(coins, returned).map(({ face, count, index, back }) => (
        <span key={`${face}.${index}.${back}`} className={style.coin} data-back={back}>
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
