import type { ReactNode } from 'react';
import style from './card-list.module.css';

export interface CardListProps {
  readonly labelledBy?: string | undefined;
  readonly children: ReactNode;
}

/** Things to choose from, each on a card as wide as the page. */
export const CardList = ({ labelledBy, children }: CardListProps): ReactNode => (
  <ul className="stack" aria-labelledby={labelledBy}>
    {children}
  </ul>
);

export const CardRow = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <li className={`card row ${style.card}`}>{children}</li>
);
