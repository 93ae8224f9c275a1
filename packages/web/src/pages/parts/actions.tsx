import type { ReactNode } from 'react';
import style from './actions.module.css';

/** Buttons in a row; on a phone they share its width. */
export const Actions = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div className={`row wrap ${style.actions}`}>{children}</div>
);
