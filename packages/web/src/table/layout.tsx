import type { ReactNode } from 'react';
import { t } from '../words/t.ts';
import style from './layout.module.css';

/** The regions of every table, in reading order: the others, the common things, and what is mine. */

export interface OthersProps {
  readonly count: number;
  readonly children: ReactNode;
  /** Where one's own card is among them, they are not 'the others'. */
  readonly label?: string;
}

export function Others({ count, children, label = t('table.others') }: OthersProps): ReactNode {
  return (
    <ul className={style.others} aria-label={label} data-crowd={count > 3 ? 'many' : 'few'}>
      {children}
    </ul>
  );
}

/** Between the players and the board: the goal and the last round. */
export const Line = ({ children }: { readonly children: ReactNode }): ReactNode =>
  children === undefined ? null : <div className={style.line}>{children}</div>;

export function Middle({ label, children, className = '' }: Region): ReactNode {
  return (
    <section className={`${style.middle} ${className}`} aria-label={label} data-board>
      {children}
    </section>
  );
}

interface Region {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}

export function Dock({ label, children, className = '' }: Region): ReactNode {
  return (
    <section className={`docked ${style.dock} ${className}`} aria-label={label} data-dock>
      {children}
    </section>
  );
}
