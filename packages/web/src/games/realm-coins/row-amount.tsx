import { countOf, realmInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { Share } from './round.ts';
import style from './row-amount.module.css';
import { RowCoins } from './row-coins.tsx';
import type { Show } from './show.ts';
import { rowSpot } from './spots.ts';
import { ordinal, who } from './words.ts';

const { CROWN, GRYPHON, poolValue, unescorted } = realmInternals;

interface AmountProps {
  readonly share: Share;
  readonly className: string | undefined;
}

/** What a player has bid: its value as it ranks, its coins, and what of it is paid. */
export const BidAmount = ({ share, className = '' }: AmountProps): ReactNode => (
  <td className={`${className} ${style.amount}`} data-of="bid">
    <b className="number">{share.value}</b>
    <span className={style.heap}>
      <RowCoins name={`bid ${share.seat}`} coins={share.bid} returned={share.returned} />
      <small>{paidWords(share)}</small>
    </span>
  </td>
);

/** 'pays 7, two knights return' */
function paidWords({ outcome, place, paid, extra, knights, bid }: Share): string {
  const crowns = countOf(unescorted(bid), CROWN);
  switch (outcome) {
    case 'tied':
      return t('realm.row.tied');
    case 'cancelled':
      return extra === 0 ? t('realm.row.returns') : t('realm.row.pays-coin', { paid });
    case 'open':
    case 'won':
      if (place === undefined) return crowns === 0 ? '' : t('realm.row.pays-crowns', { paid, count: crowns });
      if (knights > 0) return t('realm.row.pays-knights', { paid, count: knights });
      if (crowns > 0) return t('realm.row.pays-crowns', { paid, count: crowns });
      return t('realm.row.pays', { paid });
  }
}

interface WonAmountProps extends AmountProps {
  readonly shares: readonly Share[];
  readonly show: Show;
  readonly names: Names;
}

/** The pool that a player has won, or will win. */
export function WonAmount(props: WonAmountProps): ReactNode {
  return (
    <td className={`${props.className} ${style.amount}`} data-of="won" data-spot={rowSpot(props.share.seat)}>
      <Won {...props} />
    </td>
  );
}

function Won({ share, shares, show, names }: WonAmountProps): ReactNode {
  const { seat, place, outcome, won, extra } = share;
  if (outcome === 'won' && place !== undefined)
    return (
      <>
        <b key={poolValue(won)} className="number">
          {poolValue(won)}
        </b>
        <span className={style.heap} key="won">
          <RowCoins name={`won ${seat}`} coins={won} />
          <small>
            {extra === 0
              ? t('realm.row.pool', { place: ordinal(place) })
              : t('realm.row.wyverns', { paid: poolValue(extra) })}
          </small>
        </span>
      </>
    );
  if (outcome !== 'open' || place === undefined) return null;
  const isNext = shares.find((each) => each.outcome === 'open') === share;
  const willSwoop = place > 0 && countOf(share.bid, GRYPHON) > 0;
  return (
    <>
      <b key="coming" className={`number ${style.coming}`}>
        {poolValue(show.pools[place]?.coins ?? 0)}
      </b>
      <small className={style.next}>
        {willSwoop
          ? t('realm.row.then-swoop', who(seat, names))
          : t(isNext ? 'realm.row.next' : 'realm.row.pool', { place: ordinal(place) })}
      </small>
    </>
  );
}
