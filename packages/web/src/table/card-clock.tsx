import type { ReactNode } from 'react';
import { timeFigure, timeWords } from '../words/time.ts';
import style from './card-clock.module.css';
import { isLate, isLong } from './clock.ts';
import type { Clock } from './source.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface CardClockProps {
  readonly clock: Clock;
  /** The crest, or its button, which the ring goes around. */
  readonly children: ReactNode;
}

const AROUND = 100;
const MINUTE = 60_000;

/** How long somebody else still has: a ring around their crest, and the time at its top. */
export function CardClock({ clock, children }: CardClockProps): ReactNode {
  const left = useTimeLeft(clock, { now: Date.now, precision: 'seconds', motion: 'none' });
  return (
    <span className={style.clock} data-late={isLate(left)}>
      {children}
      <svg viewBox="0 0 40 40" role="img" aria-label={timeWords(left)}>
        <circle className={style.track} cx={20} cy={20} r={18} />
        <circle
          className={style.left}
          cx={20}
          cy={20}
          r={18}
          pathLength={AROUND}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - left / clock.total)}
        />
      </svg>
      {!isLong(left) && (
        <span className={style.figure} aria-hidden="true">
          {left < MINUTE ? Math.ceil(left / 1000) : timeFigure(left)}
        </span>
      )}
    </span>
  );
}
