import type { ReactNode } from 'react';
import type { AnyKit, Names } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import type { EndingModel } from './model.ts';
import { PlaceCoin } from './place-coin.tsx';
import style from './standing.module.css';

const DETAIL = 49;
/** More have rows half as high. */
const FEW = 3;

export interface StandingProps {
  readonly kit: AnyKit;
  readonly view: unknown;
  readonly names: Names;
  readonly model: Pick<EndingModel, 'placings' | 'scores'>;
}

/** Everyone as they came in, each on the coin of their place. */
export function Standing({ kit, view, names, model: { placings, scores } }: StandingProps): ReactNode {
  return (
    <ol
      className={`card ${style.standing}`}
      aria-label={t('ending.standing')}
      data-crowd={placings.length > FEW ? 'many' : 'few'}
      // On a low screen a long list scrolls: the keyboard has to reach it.
      tabIndex={placings.length > FEW ? 0 : undefined}
    >
      {placings.map(({ seat, rank, score }) => {
        const name = names.isYou(seat) ? t('ending.you') : names.of(seat);
        return (
          <li key={seat} data-mine={names.isYou(seat)}>
            <span className={style.coin}>
              <PlaceCoin seat={seat} name={names.of(seat)} rank={rank} detail={DETAIL} />
            </span>
            <span className={`cut ${style.name}`}>
              <span className="unseen">{t('ending.seat', { rank, name })}</span>
              <span aria-hidden="true">{name}</span>
            </span>
            <span className={style.holdings}>
              <kit.Holdings view={view} seat={seat} />
            </span>
            {scores === 'told' && <span className={`number ${style.score}`}>{score}</span>}
          </li>
        );
      })}
    </ol>
  );
}
