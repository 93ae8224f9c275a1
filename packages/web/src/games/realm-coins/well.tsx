import type { CSSProperties, ReactNode } from 'react';
import { explain } from '../../ui/explain.tsx';
import { t } from '../../words/t.ts';
import { Coins } from './coins.tsx';
import { FALLING, faceValue, gathered, nameOf } from './faces.ts';
import type { Looked } from './look-closer.tsx';
import { PickCoins, type Picking } from './pick-coins.tsx';
import type { Lying } from './show.ts';
import type { Faces } from './types.ts';
import style from './well.module.css';

export interface WellProps {
  readonly lying: Lying;
  readonly spot: string;
  readonly label: string;
  readonly title: string;
  /** Said while there is no coin in it. */
  readonly empty: string;
  readonly most: number;
  readonly detail: number;
  readonly ringed: Faces;
  readonly picking: Picking | undefined;
  /** Bids are opened one a moment after the other: which this is. */
  readonly opening?: number;
  /** By this name it slides to another place; a bid does so with its head. */
  readonly slide?: string;
  readonly look: ((looked: Looked) => void) | undefined;
}

/** A hollow in the table with coins. Pressed, it is seen closer. */
export function Well(props: WellProps): ReactNode {
  const { lying, spot, label, title, empty, picking, opening, slide, look, most, detail, ringed } = props;
  const common = {
    className: `well ${style.well}`,
    'data-spot': spot,
    'data-slide': slide,
    'data-opening': opening !== undefined,
    style: { '--turn': opening ?? 0 } as CSSProperties,
  };
  if (picking !== undefined)
    return (
      <span {...common} data-picking="true">
        <PickCoins coins={lying.coins} spot={spot} detail={detail} picking={picking} />
      </span>
    );
  const inside =
    lying.coins + lying.arriving === 0 ? (
      <span className={style.empty}>{empty}</span>
    ) : (
      <Coins {...{ lying, spot, most, detail, ringed }} />
    );
  if (look === undefined)
    return (
      <span {...common}>
        <span className="unseen">{label}</span>
        {inside}
      </span>
    );
  return (
    <button
      type="button"
      {...explain({ title, text: sumWords(lying.coins) })}
      {...common}
      aria-label={label}
      onClick={() => look({ title, coins: lying.coins })}
    >
      {inside}
    </button>
  );
}

/** 'Crown 5, wyvern 5, 2 gryphons 6' */
const sumWords = (coins: Faces): string =>
  coins === 0
    ? t('realm.pool.empty')
    : gathered(coins, FALLING)
        .map(({ face, count }) => `${t(`realm.sum.${nameOf(face)}`, { count })} ${count * faceValue(face)}`)
        .join(', ');

/** The place of a well that is not there; faint where there is nothing to say of it. */
export const NoWell = ({ children, look = 'plain' }: { children: ReactNode; look?: 'plain' | 'faint' }): ReactNode => (
  <span className={`${style.well} ${style.gone}`} data-look={look}>
    {children}
  </span>
);
