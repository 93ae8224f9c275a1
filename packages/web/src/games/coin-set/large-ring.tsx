import type { CSSProperties, ReactNode } from 'react';
import style from './large-ring.module.css';

export interface LargeRingProps {
  /** How much of the time is left, from 1 to 0; left out where no time runs. */
  readonly part?: number;
  readonly whose: 'mine' | 'another' | 'nobody';
  /** The time left in words, where it is a clock. */
  readonly timer?: string;
  readonly children: ReactNode;
}

/** A ring as large as CALL, which stands there while nobody can call; it takes the focus that CALL had. */
export function LargeRing({ part = 0, whose, timer, children }: LargeRingProps): ReactNode {
  return (
    <div
      className={style.ring}
      style={{ '--part': `${100 * part}%` } as CSSProperties}
      data-whose={whose}
      data-instead
      tabIndex={-1}
      {...(timer !== undefined && { role: 'timer', 'aria-label': timer })}
    >
      {children}
    </div>
  );
}
