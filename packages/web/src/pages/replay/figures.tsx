import type { Seat } from '@pouch/rules';
import { type ReactNode, useMemo } from 'react';
import type { AnyKit, Names } from '../../table/kit.ts';
import type { Moment } from '../../table/source.ts';
import { t } from '../../words/t.ts';
import style from './screen.module.css';

export interface FiguresProps {
  readonly kit: AnyKit;
  /** The set-up first. */
  readonly moments: readonly Moment[];
  readonly names: Names;
  readonly seat: Seat;
}

/** A few figures about one player's game. */
export function Figures({ kit, moments, names, seat }: FiguresProps): ReactNode {
  const figures = useMemo(() => {
    const [first, ...rest] = moments;
    return kit.figures(rest, first?.view, seat);
  }, [kit, moments, seat]);
  if (figures.length === 0) return null;
  return (
    <section className={style.figures}>
      <h2>{names.isYou(seat) ? t('replay.your-game') : t('replay.game-of', { name: names.of(seat) })}</h2>
      <dl>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
