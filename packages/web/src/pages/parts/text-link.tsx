import type { ReactNode } from 'react';
import { Link } from 'wouter';
import style from './text-link.module.css';

export interface TextLinkProps {
  readonly to: string;
  readonly tone?: 'plain' | 'quiet';
  readonly children: ReactNode;
}

/** A link that stands by itself, often with an icon: as high as a finger needs. */
export const TextLink = ({ to, tone = 'plain', children }: TextLinkProps): ReactNode => (
  <Link href={to} className={`row ${style[tone]}`}>
    {children}
  </Link>
);
