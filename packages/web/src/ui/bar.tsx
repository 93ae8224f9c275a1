import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import style from './bar.module.css';

/** How far a player has come: the value beside it is what is read out. */
export function Bar({
  seat,
  value,
  goal,
}: {
  readonly seat: Seat;
  readonly value: number;
  readonly goal: number;
}): ReactNode {
  const part = Math.min(1, Math.max(0, value / goal));
  return (
    <span className={style.bar} aria-hidden="true">
      <span className={style.fill} style={{ background: `var(--player-${seat})`, transform: `scaleX(${part})` }} />
    </span>
  );
}
