import { type ReactNode, useEffect, useRef } from 'react';
import { useMotion } from '../device/media.ts';
import { announce } from '../ui/announcer.tsx';
import { t } from '../words/t.ts';
import { timeWords } from '../words/time.ts';
import { clockFigure, isLate, isLong, isSoonOver } from './clock.ts';
import style from './ring.module.css';
import type { Clock } from './source.ts';
import { useTimeLeft } from './use-time-left.ts';

export interface RingProps {
  readonly clock: Clock;
  readonly size?: number;
  /** Shown instead of the time left. */
  readonly children?: ReactNode;
  /** Tenths of a second all the time: for clocks of a few seconds. */
  readonly tenths?: boolean;
  /** The same clock on another machine may be ahead; for the device's own it is 0. */
  readonly now?: () => number;
}

/** A clock: a ring that empties, with the time left. Under five seconds it turns to wax and shows tenths. */
export function Ring({ clock, size = 60, children, tenths = false, now = Date.now }: RingProps): ReactNode {
  const precision = tenths ? 'tenths' : 'seconds';
  const motion = useMotion();
  const left = useTimeLeft(clock, { now, precision, motion });
  const announced = useRef(0);
  useEffect(() => {
    if (!isSoonOver(clock, left) || announced.current === clock.until) return;
    announced.current = clock.until;
    announce(t('clock.soon', { seconds: Math.ceil(left / 1000) }));
  }, [left, clock]);
  const radius = size / 2 - 3;
  const around = 2 * Math.PI * radius;
  return (
    <div
      className={style.ring}
      style={{ width: size, height: size }}
      data-late={isLate(left)}
      role="timer"
      aria-label={timeWords(left)}
    >
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle className={style.track} cx={size / 2} cy={size / 2} r={radius} strokeWidth={4} />
        <circle
          className={style.left}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={4}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - Math.min(1, left / clock.total))}
        />
      </svg>
      {children ?? (
        <span className={style.figure} data-long={isLong(left)}>
          {clockFigure(left, precision)}
        </span>
      )}
    </div>
  );
}
