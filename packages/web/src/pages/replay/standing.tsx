import type { Seat } from '@pouch/rules';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Rank } from '../../replay/standing.ts';
import type { AnyKit, Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './standing.module.css';

export interface StandingProps {
  readonly kit: AnyKit;
  /** The view at the end. */
  readonly view: unknown;
  readonly ranks: readonly Rank[];
  readonly names: Names;
  /** Whether the game is over: only then is there a first place. */
  readonly isOver: boolean;
  /** Who is looked from. */
  readonly from: Seat | 'table';
  /** Left out where secrets are still secrets. */
  readonly lookFrom?: (viewer: Seat | 'table') => void;
}

/** The players as they came in. A press looks from their seat: bids as that player knew them. */
export function Standing({ kit, view, ranks, names, isOver, from, lookFrom }: StandingProps): ReactNode {
  return (
    <ol
      className={style.standing}
      data-many={ranks.length > 3}
      aria-label={t('replay.standing')}
      // On a phone the row scrolls: where nothing in it takes the focus, it does itself.
      tabIndex={lookFrom === undefined ? 0 : undefined}
    >
      {ranks.map(({ seat, score, rank, won }) => {
        const inside = (
          <>
            {isOver && (
              <span className={style.rank}>
                <span className="unseen">{t('replay.rank', { rank })}</span>
                <span aria-hidden="true">{rank}</span>
              </span>
            )}
            <span className={style.crest}>
              <Crest seat={seat} name={names.of(seat)} size={38} />
            </span>
            <span className={style.who}>
              <span className={style.name}>
                <span>{names.of(seat)}</span>
                {won && <span className="unseen">{t('replay.winner')}</span>}
                {from === seat && <Eye size={15} aria-hidden="true" className={style.eye} />}
              </span>
              <span className={style.coins}>
                <kit.Holdings view={view} seat={seat} />
              </span>
            </span>
            <span className={`number ${style.score}`}>
              <span className="unseen">{t('replay.score', { score })}</span>
              <span aria-hidden="true">{score}</span>
            </span>
          </>
        );
        const className = `${style.row}${won ? ` ${style.won}` : ''}${isOver ? '' : ` ${style.unranked}`}`;
        return (
          <li key={seat}>
            {lookFrom === undefined ? (
              <div className={className}>{inside}</div>
            ) : (
              <button
                type="button"
                className={className}
                data-seat={seat}
                aria-pressed={from === seat}
                title={t('replay.look-from', { name: names.of(seat) })}
                onClick={() => lookFrom(from === seat ? 'table' : seat)}
              >
                {inside}
              </button>
            )}
          </li>
        );
      })}
    </ol>
  );
}
