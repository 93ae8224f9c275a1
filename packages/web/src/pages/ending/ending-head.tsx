import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import style from './ending-head.module.css';
import { HeapOfCoins } from './heap.tsx';
import type { EndingModel } from './model.ts';
import { PlaceCoin } from './place-coin.tsx';

const MEDAL_DETAIL = 176;

export interface EndingHeadProps {
  readonly model: EndingModel;
  readonly names: Names;
  /** The id of the headline. */
  readonly heading: string;
}

/** The coin that falls, the result, the story, and the coins that were won. */
export function EndingHead({ model, names, heading }: EndingHeadProps): ReactNode {
  const { subject, place, headline, story, heap } = model;
  return (
    <header className={style.head}>
      {subject !== undefined && (
        <div className={style.medal}>
          <PlaceCoin seat={subject.seat} name={names.of(subject.seat)} rank={subject.rank} detail={MEDAL_DETAIL} />
        </div>
      )}
      <div className={style.words}>
        <p className={style.place}>{place}</p>
        <h2 id={heading}>{headline}</h2>
        <p className={style.story}>{story}</p>
      </div>
      {heap !== undefined && (
        <div className={style.heap}>
          <HeapOfCoins heap={heap} />
        </div>
      )}
    </header>
  );
}
