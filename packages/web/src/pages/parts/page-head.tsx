import type { ReactNode } from 'react';
import style from './page-head.module.css';

export interface PageHeadProps {
  readonly title: string;
  /** A sentence on what the page is for. */
  readonly lead: string;
  readonly className?: string | undefined;
}

/** What every page begins with. */
export const PageHead = ({ title, lead, className = '' }: PageHeadProps): ReactNode => (
  <div className={`stack ${style.head} ${className}`}>
    <h1>{title}</h1>
    <p>{lead}</p>
  </div>
);
