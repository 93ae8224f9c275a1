import type { ReactNode } from 'react';
import style from './rocking.module.css';

interface RockingProps {
  readonly rocks: boolean;
  readonly spot?: string;
  readonly children: ReactNode;
}

/** K7: a pile or koin that was nudged rocks once. */
export const Rocking = ({ rocks, spot, children }: RockingProps): ReactNode => (
  <g data-spot={spot} className={rocks ? style.rocks : undefined}>
    {children}
  </g>
);
