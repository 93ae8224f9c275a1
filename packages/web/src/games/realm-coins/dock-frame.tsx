import type { ReactNode } from 'react';
import { Dock } from '../../table/layout.tsx';
import { Ring } from '../../table/ring.tsx';
import { Sending } from '../../table/sending.tsx';
import type { Clock } from '../../table/source.ts';
import style from './dock-frame.module.css';

export interface DockFrameProps {
  readonly label: string;
  /** Forming a bid takes the room in which the bids lie later; all else is below them. */
  readonly size: 'bid' | 'low';
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A dock in parts side by side; where there is no room for that, one below the other. */
export function DockFrame({ label, size, children, className = '' }: DockFrameProps): ReactNode {
  return (
    <Dock label={label} className={`${style.frame} ${style[size]} ${className}`}>
      {children}
    </Dock>
  );
}

export interface PartProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

export const Part = ({ children, className = '' }: PartProps): ReactNode => (
  <div className={`${style.part} ${className}`}>{children}</div>
);

export interface DecisionState {
  readonly clock: Clock | undefined;
  readonly refusal: string | undefined;
  readonly pending: boolean;
}

export interface DecisionProps extends DecisionState {
  /** Beside the clock. */
  readonly top?: ReactNode;
  readonly children?: ReactNode;
  readonly action: ReactNode;
}

/** The last part of a dock: the decision with its clock. It stays in sight. */
export function Decision({ clock, refusal, pending, top, children, action }: DecisionProps): ReactNode {
  return (
    <Part className={style.decision}>
      <div className={style.top}>
        {top}
        {clock !== undefined && <Ring clock={clock} />}
      </div>
      {children}
      <div className={style.act}>
        {refusal !== undefined && <Refusal>{refusal}</Refusal>}
        {action}
        <Sending pending={pending} />
      </div>
    </Part>
  );
}

export const Refusal = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <p className={style.refusal}>{children}</p>
);
