import { countOf } from '@pouch/rules';
import type { ReactNode } from 'react';
import { realmCoin } from '../../art/drawings.ts';
import { Coin } from '../../ui/coin.tsx';
import { t } from '../../words/t.ts';
import style from './coins.module.css';
import { crowdOf, FALLING, laidOut, metalNameOf, nameOf } from './faces.ts';
import { drawnCoins, type Lying, stateOfGroup } from './show.ts';
import { coinSpot } from './spots.ts';
import type { Faces } from './types.ts';

export interface CoinsProps {
  readonly lying: Lying;
  readonly spot: string;
  /** More coins than this: equal faces are gathered. */
  readonly most: number;
  /** The detail in which coins are drawn; how wide they are is the styles' matter. */
  readonly detail: number;
  /** Coins with a ring: chosen for a swap that somebody else makes. */
  readonly ringed: Faces;
}

/** The coins in a well, gold first. */
export function Coins({ lying, spot, most, detail, ringed }: CoinsProps): ReactNode {
  const coins = drawnCoins(lying);
  const groups = laidOut(coins, FALLING, most);
  return (
    // Other coins are new ones, which slide to their places: nothing jumps there.
    <span key={coins} className={style.coins} data-crowd={crowdOf(groups.length)}>
      {groups.map((group) => {
        const { face, index, count } = group;
        const isLast = index + count === countOf(coins, face);
        const { passing, inAir } = stateOfGroup(lying, ringed, group);
        return (
          <span
            key={`${face}.${index}`}
            className={style.coin}
            data-spot={isLast ? coinSpot(spot, face) : undefined}
            data-passing={passing}
            data-slide={`${lying.slide} ${face} ${index}`}
          >
            <Coin drawing={realmCoin(nameOf(face), detail)} size={detail} label="" metal={metalNameOf(face)} />
            <Times count={count - inAir} />
          </span>
        );
      })}
    </span>
  );
}

export const Times = ({ count }: { readonly count: number }): ReactNode =>
  count > 1 ? (
    <span className={style.times} aria-hidden="true">
      {t('realm.times', { count })}
    </span>
  ) : null;
