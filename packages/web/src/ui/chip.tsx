import type { ReactNode } from 'react';
import style from './chip.module.css';

export interface ChipProps {
  readonly tone?: 'plain' | 'ready' | 'warning';
  readonly children: ReactNode;
  readonly className?: string;
}

export function Chip({ tone = 'plain', children, className = '' }: ChipProps): ReactNode {
  return <span className={`${style.chip}${tone === 'plain' ? '' : ` ${style[tone]}`} ${className}`}>{children}</span>;
}
