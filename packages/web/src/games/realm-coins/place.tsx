import { realmInternals } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import type { Looked } from './look-closer.tsx';
import type { Picking } from './pick-coins.tsx';
import style from './place.module.css';
import type { BidShown, Collected, Lying, Show } from './show.ts';
import { bidSpot, poolSpot } from './spots.ts';
import type { Side } from './swap.ts';
import { NoWell, Well } from './well.tsx';
import { coinWords, ordinal, who } from './words.ts';

const { bidValue, poolValue } = realmInternals;

export interface PlaceProps {
  readonly show: Show;
  readonly names: Names;
  readonly pool: Lying | null;
  readonly place: number;
  /** Pool and bid beside each other in a row, or one below the other in a column. */
  readonly layout: 'rows' | 'columns';
  /** More coins than this in a well: equal faces are gathered. */
  readonly most: number;
  readonly detail: number;
  readonly picking: Omit<Picking, 'side'> | undefined;
  readonly look: ((looked: Looked) => void) | undefined;
}

/** One place of the row: its pool, and the bid that lies there. Both keep their room whatever lies there. */
export function Place(props: PlaceProps): ReactNode {
  const { show, names, pool, place, layout, most, detail, look } = props;
  const bid = show.bids[place] ?? null;
  const collected = show.collected[place] ?? null;
  const value = pool === null ? collected?.value : poolValue(pool.coins);
  const title = t('realm.pool', { place: ordinal(place) });
  return (
    <li className={style.place} data-layout={layout} data-now={isNow(show, place)} data-left-over={place >= show.reach}>
      <span className={style.head}>
        <span className={style.ordinal}>
          {layout === 'rows' ? (
            <>
              <span className="unseen">{title}</span>
              <span aria-hidden="true">{ordinal(place)}</span>
            </>
          ) : (
            title
          )}
        </span>
        <span key={value} className={`number ${style.value}`}>
          {pool === null && value !== undefined ? <s>{value}</s> : value}
        </span>
      </span>
      {pool === null ? (
        <Gone collected={collected} names={names} />
      ) : (
        <Well
          lying={pool}
          spot={poolSpot(place)}
          slide={pool.slide}
          label={t('realm.pool.label', { place: ordinal(place), value: value ?? 0, coins: coinWords(pool.coins) })}
          title={`${title}: ${value}`}
          empty={t('realm.pool.empty')}
          picking={pickingOf(props, 'give')}
          ringed={show.swap?.place === place ? show.swap.give : 0}
          {...{ most, detail, look }}
        />
      )}
      <Bid key={bid?.slide} {...props} bid={bid} />
    </li>
  );
}

/** The place that the stage speaks of. */
const isNow = ({ note }: Show, place: number): boolean => note !== null && 'place' in note && note.place === place;

/** Coins are given from the pool of the swap's place, and taken from the bid above it. */
function pickingOf({ picking, place }: PlaceProps, side: Side): Picking | undefined {
  const from = side === 'give' ? place : place + 1;
  return picking?.swap.place === from ? { ...picking, side } : undefined;
}

function Gone({ collected, names }: { readonly collected: Collected | null; readonly names: Names }): ReactNode {
  if (collected === null) return <NoWell>{t('realm.pool.blocked')}</NoWell>;
  const { seat, value } = collected;
  const whose = who(seat, names);
  return (
    <NoWell>
      <Crest seat={seat} name={names.of(seat)} size={24} />
      <span className="cut">
        {value === undefined ? t('realm.collected.some', whose) : t('realm.collected', { ...whose, value })}
      </span>
    </NoWell>
  );
}

/** In the room of a bid that is not there: who will get the pool, or that nobody does. */
function noBidWords(show: Show, place: number): string {
  if (show.note?.note === 'over' || show.phase === 'new-pools') return '';
  if (place >= show.reach) return t(show.placed ? 'realm.pool.unclaimed' : 'realm.pool.left-over');
  return show.phase === 'bid' ? t('realm.pool.to', { place: ordinal(place) }) : '';
}

function Bid(props: PlaceProps & { readonly bid: BidShown | null }): ReactNode {
  const { show, names, place, most, detail, look, bid } = props;
  if (bid === null)
    return (
      <span className={style.bid} data-empty="true">
        <NoWell look="faint">{noBidWords(show, place)}</NoWell>
      </span>
    );
  const whose = bid.seat === null ? t('realm.bid.turned') : t('realm.bid.of', who(bid.seat, names));
  const value = bidValue(bid.coins);
  return (
    <span className={style.bid} data-tied={bid.tied} data-slide={bid.slide}>
      <span className={style.bidHead}>
        {bid.seat !== null && <Crest seat={bid.seat} name={names.of(bid.seat)} size={24} />}
        <span className="unseen">{whose}</span>
        <span key={value} className={`number ${style.bidValue}`}>
          {value}
        </span>
      </span>
      <Well
        lying={bid}
        spot={bidSpot(place)}
        label={t('realm.bid.label', { whose, value, coins: coinWords(bid.coins) })}
        title={`${whose}: ${value}`}
        empty={t('realm.bid.empty')}
        picking={pickingOf(props, 'take')}
        ringed={show.swap?.place === place + 1 ? show.swap.take : 0}
        {...(show.note?.note === 'revealed' && { opening: place })}
        {...{ most, detail, look }}
      />
      {bid.tied && <span className={style.tied}>{t('realm.bid.tied')}</span>}
    </span>
  );
}
