import type { ReactNode } from 'react';
import { Dock } from '../../table/layout.tsx';
import { Ring } from '../../table/ring.tsx';
import { Sending } from '../../table/sending.tsx';
import type { Clock } from '../../table/source.ts';
import style from './dock-frame.module.css';

export interface DockFrameProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A dock in parts. Every dock of this table is as high as the others, and as the stage. */
export function DockFrame({ label, children, className = '' }: DockFrameProps): ReactNode {
  return (
    <Dock label={label} className={`${style.dock} ${style.frame} ${className}`}>
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

/** The last part of a dock: the decision with its clock. */
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
