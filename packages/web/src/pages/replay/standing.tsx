import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Rank } from '../../replay/standing.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import style from './standing.module.css';
import type { ReplayModel } from './use-replay.ts';

interface StandingProps {
  readonly replay: ReplayModel;
}

/** The players as they came in. A press looks from their seat: bids as that player knew them. */
export function Standing({ replay }: StandingProps): ReactNode {
  return (
    <ol
      className={`stack ${style.standing}`}
      aria-label={t('replay.standing')}
      // On a phone the row scrolls: where nothing in it takes the focus, it does itself.
      tabIndex={replay.isSecret ? 0 : undefined}
    >
      {replay.ranks.map((rank) => (
        <li key={rank.seat}>
          <Row replay={replay} rank={rank} />
        </li>
      ))}
    </ol>
  );
}

function Row({ replay, rank }: StandingProps & { readonly rank: Rank }): ReactNode {
  const { names, playback, isSecret, lookFrom } = replay;
  const { seat, won } = rank;
  const isViewer = playback.viewer === seat;
  const inside = <Inside replay={replay} rank={rank} />;
  if (isSecret)
    return (
      <div className={`card row ${style.player}`} data-won={won}>
        {inside}
      </div>
    );
  return (
    <button
      type="button"
      className={`card row ${style.player}`}
      data-won={won}
      data-seat={seat}
      aria-pressed={isViewer}
      title={t('replay.look-from', { name: names.of(seat) })}
      onClick={() => lookFrom(isViewer ? 'table' : seat)}
    >
      {inside}
    </button>
  );
}

function Inside({ replay, rank: { seat, score, rank, won } }: StandingProps & { readonly rank: Rank }): ReactNode {
  const { kit, names, end, isOver, playback } = replay;
  return (
    <>
      {/* Only a game that is over has a first place. */}
      {isOver && (
        <span className={`number ${style.rank}`}>
          <span className="unseen">{t('replay.rank', { rank })}</span>
          <span aria-hidden="true">{rank}</span>
        </span>
      )}
      <span className={style.crest}>
        <Crest seat={seat} name={names.of(seat)} size={38} />
      </span>
      <span className={`stack ${style.who}`}>
        <span className="row">
          <span className="cut">{names.of(seat)}</span>
          {won && <span className="unseen">{t('replay.winner')}</span>}
          {playback.viewer === seat && <Eye size={15} aria-hidden="true" />}
        </span>
        <span className={`dim ${style.coins}`}>
          <kit.Holdings view={end} seat={seat} />
        </span>
      </span>
      <span className={`number ${style.score}`}>
        <span className="unseen">{t('replay.score', { score })}</span>
        <span aria-hidden="true">{score}</span>
      </span>
    </>
  );
}
