import { coinSetInternals as internals } from '@pouch/rules';
import { type ReactNode, useMemo } from 'react';
import { bestTimes } from '../../device/best-times.ts';
import { clockTime } from '../../words/clock-time.ts';
import { t } from '../../words/t.ts';
import style from './alone.module.css';
import { Pile } from './pile.tsx';
import { pileSpot } from './spots.ts';
import type { View } from './types.ts';
import { useTicking } from './use-time.ts';
import { bestWords } from './words.ts';

interface Props {
  readonly view: View;
  readonly seconds: () => number;
}

const TOP = 3;

const useBest = (over: boolean): ReturnType<typeof bestTimes> =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: a finished game may be among the best
  useMemo(() => bestTimes(), [over]);

/** S5: one player against the clock. */
export function AloneRail({ view, seconds }: Props): ReactNode {
  const over = view.phase === 'over';
  useTicking(!over);
  const best = useBest(over).slice(0, TOP);
  const won = internals.wonBy(view, 0);
  return (
    <>
      <h2>{t('coin-set.alone')}</h2>
      <dl className={style.figures}>
        <div>
          <dt>{t('coin-set.alone.time')}</dt>
          <dd className="number">{clockTime(seconds())}</dd>
        </div>
        <div>
          <dt>{t('coin-set.alone.sets')}</dt>
          <dd className="number" data-spot={pileSpot(0)}>
            {won.length / internals.SET}
          </dd>
        </div>
      </dl>
      <span className={style.won}>
        <Pile coins={won} size={18} />
      </span>
      <h3>{t('coin-set.alone.best-times')}</h3>
      {best.length === 0 ? (
        <p>{t('coin-set.alone.no-best')}</p>
      ) : (
        <ol className={style.times}>
          {best.map((time) => (
            <li key={time.id}>{bestWords(time)}</li>
          ))}
        </ol>
      )}
    </>
  );
}

export function AloneRow({ view, seconds }: Props): ReactNode {
  const over = view.phase === 'over';
  useTicking(!over);
  const [best] = useBest(over);
  return (
    <dl className={style.figures}>
      <div>
        <dt>{t('coin-set.alone.time')}</dt>
        <dd className="number">{clockTime(seconds())}</dd>
      </div>
      <div>
        <dt>{t('coin-set.alone.sets')}</dt>
        <dd className="number" data-spot={pileSpot(0)}>
          {internals.wonBy(view, 0).length / internals.SET}
        </dd>
      </div>
      <div>
        <dt>{t('coin-set.alone.best')}</dt>
        <dd className={style.best}>{best === undefined ? t('coin-set.alone.no-best') : bestWords(best)}</dd>
      </div>
    </dl>
  );
}
