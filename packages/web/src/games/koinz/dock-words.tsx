import type { ReactNode } from 'react';
import style from './dock-words.module.css';

/** What a dock says: one question or state, and more about it. */
export const DockWords = ({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}): ReactNode => (
  <div className={`stack ${style.words}`}>
    {title !== undefined && <h2 key={String(title)}>{title}</h2>}
    {children}
  </div>
);
