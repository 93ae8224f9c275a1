import { has, realmInternals, type Seat } from '@pouch/rules';
import { type ReactNode, useRef } from 'react';
import type { Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { lastRound, type Share, sharesOf } from './round.ts';
import { BidAmount, WonAmount } from './row-amount.tsx';
import type { Show } from './show.ts';
import { stashSpot } from './spots.ts';
import style from './stage-rows.module.css';
import type { Types, View } from './types.ts';
import { useSlide } from './use-slide.ts';
import { ordinal, signed } from './words.ts';

const { stashOf, worthOf } = realmInternals;

export interface StageRowsProps {
  readonly show: Show;
  readonly view: View;
  readonly names: Names;
  readonly told: readonly Moment<Types>[];
  /** The player who has no card over the pools: coins fly to their row. */
  readonly mine?: Seat | undefined;
}

/** Player, bid, pool, net: filled in as the round is told. */
export function StageRows(props: StageRowsProps): ReactNode {
  const { show, view, told } = props;
  const round = show.phase === 'bid' ? undefined : lastRound(told);
  const shares = round === undefined ? [] : sharesOf(round);
  const seats = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => !has(show.out, seat));
  const isBidding = show.phase === 'bid';
  const frame = useRef<HTMLDivElement>(null);
  useSlide(frame, shares);
  return (
    <div ref={frame} className={style.frame}>
      <table className={style.table} data-players={isBidding ? seats.length : shares.length}>
        <caption className="unseen">{t('realm.row.table')}</caption>
        <thead>
          <tr className={style.row}>
            <th scope="col">
              <span className="unseen">{t('realm.row.place')}</span>
            </th>
            <th scope="col">{t('realm.row.player')}</th>
            <th scope="col">{t('realm.row.bid')}</th>
            <th scope="col">{t('realm.row.wins')}</th>
            <th scope="col">{t('realm.row.net')}</th>
            <th scope="col">{t('realm.row.stash')}</th>
          </tr>
        </thead>
        <tbody>
          {isBidding
            ? seats.map((seat) => <Bidder key={seat} {...props} seat={seat} />)
            : shares.map((share) => <ShareRow key={share.seat} {...props} {...{ share, shares }} />)}
        </tbody>
      </table>
    </div>
  );
}

function Player({ seat, names }: { readonly seat: Seat; readonly names: Names }): ReactNode {
  return (
    <th scope="row" className={style.player}>
      <Crest seat={seat} name={names.of(seat)} size={32} />
      <span className="cut">{names.isYou(seat) ? t('realm.you') : names.of(seat)}</span>
    </th>
  );
}

/** While bids are formed: who is ready. */
function Bidder({ seat, view, names }: StageRowsProps & { readonly seat: Seat }): ReactNode {
  const stash = worthOf(stashOf(view, seat));
  return (
    <tr className={style.row}>
      <td className={style.place} />
      <Player seat={seat} names={names} />
      <td className={style.bid}>
        <span className={style.note}>{t(has(view.unsealed, seat) ? 'realm.row.bidding' : 'realm.row.ready')}</span>
      </td>
      <td className={style.won} />
      <td className={style.net} />
      <td className={style.stash}>
        <b>{stash}</b>
      </td>
    </tr>
  );
}

interface ShareProps extends StageRowsProps {
  readonly share: Share;
  readonly shares: readonly Share[];
}

function ShareRow(props: ShareProps): ReactNode {
  const { share, show, names, mine } = props;
  const { seat, place, net, before, after, outcome } = share;
  return (
    <tr
      className={style.row}
      data-now={isAbout(show, share)}
      data-outcome={outcome}
      data-slide={`row ${seat}`}
      data-spot={seat === mine ? stashSpot(seat) : undefined}
    >
      <td className={style.place}>{place === undefined ? '' : ordinal(place)}</td>
      <Player seat={seat} names={names} />
      <BidAmount share={share} className={style.bid} />
      <WonAmount {...props} className={style.won} />
      {/* Other words are new ones: they do not move there. */}
      <td className={style.net}>
        <span key={net}>{net === undefined ? t('realm.row.dash') : signed(net)}</span>
      </td>
      <td className={style.stash}>
        {before !== undefined && (
          <span key={after}>
            {before} {t('realm.row.arrow')} <b>{after ?? t('realm.row.unknown')}</b>
          </span>
        )}
      </td>
    </tr>
  );
}

/** Whether the stage speaks of this row just now. */
function isAbout({ note }: Show, { seat, place }: Share): boolean {
  switch (note?.note) {
    case 'collected':
    case 'swoop':
    case 'swooped':
    case 'appease':
    case 'appeased':
    case 'forfeited':
    case 'out':
      return note.seat === seat;
    case 'crowns-home':
    case 'knights-home':
    case 'tied':
      return has(note.seats, seat);
    case 'off':
      return has(note.payers, seat);
    case 'ranked':
      return place === 0;
    default:
      return false;
  }
}
