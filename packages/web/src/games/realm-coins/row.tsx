import { realmInternals, sizeOf } from '@pouch/rules';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { Art } from '../../art/art.tsx';
import { pouchMark } from '../../art/drawings.ts';
import { usePhone, useThemeName, useWide } from '../../device/media.ts';
import type { BoardProps, Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { explain } from '../../ui/explain.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { useRoving } from '../../ui/roving.ts';
import { t } from '../../words/t.ts';
import { Closer, type Looked } from './closer.tsx';
import {
  FALLING,
  type Faces,
  faceValue,
  gathered,
  heapWords,
  metalCounts,
  nameOf,
  ordinal,
  type RealmTypes,
} from './faces.ts';
import style from './row.module.css';
import { type BidShown, hasBids, type Lying, type RealmShow } from './show.ts';
import { bidSpot, POUCH_SPOT, poolSpot } from './spots.ts';
import { SwapArrow } from './swap-arrow.tsx';
import { useSlide } from './use-slide.ts';
import { Coins, type Picking } from './well.tsx';
import { noteWords, who } from './words.ts';

const { poolValue } = realmInternals;

type Size = BoardProps<RealmTypes, RealmShow>['size'];

export interface RowProps {
  readonly show: RealmShow;
  readonly names: Names;
  readonly size: Size;
  /** A swap that is being chosen here: in the pool at `place` and the bid above. */
  readonly swap?: { readonly place: number; readonly take: Picking; readonly give: Picking } | undefined;
}

/** The five places, highest first: pools, and bids once they are open. */
export function Row({ show, names, size, swap }: RowProps): ReactNode {
  const board = useRef<HTMLDivElement>(null);
  const [looked, look] = useState<Looked>();
  const phone = usePhone();
  const wide = useWide();
  const roving = useRoving();
  useSlide(board, show);
  // A small board keeps its height: the place of the bids stays when there are none.
  const mode = size === 'table' && !hasBids(show) ? 'pools' : 'both';
  const most = size === 'table' ? (mode === 'pools' ? 6 : phone ? 3 : 6) : 4;
  const detail = size !== 'table' || !wide ? 40 : mode === 'pools' ? 90 : 66;
  const isAlive = size === 'table' && swap === undefined;
  return (
    <div className={style.board} data-size={size} data-mode={mode}>
      <RowHead show={show} names={names} />
      <div className={style.around} ref={board}>
        <ol className={style.row} aria-label={t('realm.pools')} {...(isAlive ? roving : {})}>
          {show.pools.map((pool, place) => (
            <Place
              key={poolSpot(place)}
              {...{ show, names, pool, place, mode, most, detail, swap }}
              look={isAlive ? look : undefined}
            />
          ))}
        </ol>
        {swap !== undefined && !phone && <SwapArrow board={board} take={swap.take.chosen} give={swap.give.chosen} />}
      </div>
      {looked !== undefined && <Closer looked={looked} close={() => look(undefined)} />}
    </div>
  );
}

function RowHead({ show, names }: { readonly show: RealmShow; readonly names: Names }): ReactNode {
  const theme = useThemeName();
  const count = sizeOf(show.pouch);
  return (
    <div className={style.head}>
      <h2>{t('realm.pools')}</h2>
      <p className={style.note} data-note={show.note?.note}>
        {show.note !== null ? noteWords(show.note, show, names) : t('realm.at-stake', { count: show.reach })}
      </p>
      <span className={style.pouch} data-spot={POUCH_SPOT}>
        <Art drawing={pouchMark(theme)} width={20} label="" />
        <span className={style.pouchWords}>{t('realm.pouch', { count })}</span>
        <MetalCounts counts={metalCounts(show.pouch)} size={18} zeros="hide" />
      </span>
    </div>
  );
}

interface PlaceProps extends Pick<RowProps, 'show' | 'names' | 'swap'> {
  readonly pool: Lying | null;
  readonly place: number;
  readonly mode: 'pools' | 'both';
  readonly most: number;
  readonly detail: number;
  readonly look: ((looked: Looked) => void) | undefined;
}

function Place(props: PlaceProps): ReactNode {
  const { show, names, pool, place, mode, most, detail, look, swap } = props;
  const isLeft = place >= show.reach;
  const value = pool === null ? undefined : poolValue(pool.coins);
  const give = swap?.place === place ? swap.give : undefined;
  const collected = show.collected[place] ?? null;
  const title = t('realm.pool', { place: ordinal(place) });
  return (
    <li className={style.place} data-left-over={isLeft} data-place={place}>
      <span className={style.poolHead}>
        <span className={style.ordinal}>
          <span className={style.full}>{title}</span>
          <span className={style.brief} aria-hidden="true">
            {ordinal(place)}
          </span>
        </span>
        {collected?.value !== undefined && value === undefined ? (
          <s className={style.value}>{collected.value}</s>
        ) : (
          <span className={style.value} data-gone={collected !== null}>
            {value ?? ''}
          </span>
        )}
      </span>
      {pool === null ? (
        <span className={`${style.well} ${style.gone}`}>
          {collected === null ? (
            <span>{t('realm.pool.turned')}</span>
          ) : (
            <>
              <Crest seat={collected.seat} name={names.of(collected.seat)} size={24} />
              <span>
                {collected.value === undefined
                  ? t('realm.collected.some', who(collected.seat, names))
                  : t('realm.collected', { ...who(collected.seat, names), value: collected.value })}
              </span>
            </>
          )}
        </span>
      ) : (
        <Well
          lying={pool}
          spot={poolSpot(place)}
          label={t('realm.pool.label', { place: ordinal(place), value: value ?? 0, coins: heapWords(pool.coins) })}
          title={`${title}: ${value}`}
          empty={t('realm.pool.empty')}
          picking={give}
          ringed={show.swap?.place === place ? show.swap.give : 0}
          {...{ most, detail, look }}
        />
      )}
      {mode === 'pools' ? (
        <span className={style.foot}>{footWords(show, place)}</span>
      ) : (
        <BidBlock {...props} bid={show.bids[place] ?? null} />
      )}
    </li>
  );
}

function BidBlock({
  show,
  names,
  place,
  most,
  detail,
  look,
  swap,
  bid,
}: PlaceProps & { readonly bid: BidShown | null }): ReactNode {
  const take = swap?.place === place + 1 ? swap.take : undefined;
  if (bid === null) {
    return (
      <span className={style.bid} data-none="true">
        <span className={style.bidHead} />
        <span className={`${style.well} ${style.none}`}>{show.placed && <span>{t('realm.bid.none')}</span>}</span>
      </span>
    );
  }
  const whose = bid.seat === null ? t('realm.bid.turned') : t('realm.bid.of', who(bid.seat, names));
  return (
    <span
      className={style.bid}
      data-tied={bid.tied}
      data-slide={bid.slide}
      style={{ '--turn': place } as CSSProperties}
    >
      <span className={style.bidHead}>
        {bid.seat !== null && <Crest seat={bid.seat} name={names.of(bid.seat)} size={22} />}
        <span className={`cut ${style.whose}`}>{whose}</span>
        <span className={style.bidValue}>{bid.value}</span>
      </span>
      <Well
        lying={bid}
        spot={bidSpot(place)}
        label={t('realm.bid.label', { whose, value: bid.value, coins: heapWords(bid.coins) })}
        title={`${whose}: ${bid.value}`}
        empty={t('realm.bid.empty')}
        picking={take}
        ringed={show.swap?.place === place + 1 ? show.swap.take : 0}
        isOpening={show.note?.note === 'revealed'}
        {...{ most, detail, look }}
      />
      {bid.tied && <span className={style.tied}>{t('realm.bid.tied')}</span>}
    </span>
  );
}

function footWords(show: RealmShow, place: number): string {
  if (show.note?.note === 'over') return '';
  return place >= show.reach ? t('realm.pool.left-over') : t('realm.pool.to', { place });
}

interface WellProps {
  readonly lying: Lying;
  readonly spot: string;
  readonly label: string;
  readonly title: string;
  readonly empty: string;
  readonly most: number;
  readonly detail: number;
  readonly ringed: Faces;
  readonly picking: Picking | undefined;
  readonly isOpening?: boolean;
  readonly look: ((looked: Looked) => void) | undefined;
}

function Well({ lying, spot, label, title, empty, picking, look, isOpening = false, ...coins }: WellProps): ReactNode {
  const inside =
    lying.coins === 0 ? (
      <span className={style.empty}>{empty}</span>
    ) : (
      <Coins lying={lying} spot={spot} picking={picking} {...coins} />
    );
  // A bid carries its own mark for sliding, with its head.
  const common = {
    className: `${style.well}${picking === undefined ? '' : ` ${style.swapping}`}`,
    'data-spot': spot,
    'data-opening': isOpening,
    ...(spot.startsWith('pool') ? { 'data-slide': lying.slide } : {}),
  };
  if (picking !== undefined) return <span {...common}>{inside}</span>;
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

/** '5 + 5 + 2 × 3 = 16' in words of coins: 'Crown 5, wyvern 5, 2 gryphons 6'. */
const sumWords = (heap: Faces): string =>
  heap === 0
    ? t('realm.pool.empty')
    : gathered(heap, FALLING)
        .map(({ face, count }) => `${t(`realm.sum.${nameOf(face)}`, { count })} ${count * faceValue(face)}`)
        .join(', ');
