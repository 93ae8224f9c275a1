import { sentence } from '@pouch/rules';
import type { ReactNode } from 'react';
import { useInView } from '../../ui/use-in-view.ts';
import style from './problem.module.css';

export interface ProblemProps {
  /** What went wrong; nothing takes no room. */
  readonly children: string | undefined;
  /** For the field that it is about. */
  readonly id?: string;
  readonly className?: string | undefined;
}

/** What went wrong, read out at once. */
export const Problem = ({ children, id, className = '' }: ProblemProps): ReactNode => (
  <p id={id} ref={useInView(children)} className={`${style.problem} ${className}`} role="alert">
    {children && sentence(children)}
  </p>
);
