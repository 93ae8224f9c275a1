import type { Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Crest } from '../../ui/crest.tsx';
import style from './seat-list.module.css';

/** The seats of a table that is being put together, one below the other. Seats never change places. */
export const SeatList = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <ul className="stack">{children}</ul>
);

export interface SeatRowProps {
  readonly seat: Seat;
  /** Its first letter stands in the crest. */
  readonly name?: string;
  /** Nobody has the seat yet. */
  readonly hollow?: boolean;
  /** Who sits there, as text or as a field. */
  readonly children: ReactNode;
}

export const SeatRow = ({ seat, name = '', hollow = false, children }: SeatRowProps): ReactNode => (
  <li className={`row ${style.seat}`}>
    <Crest seat={seat} name={name} size={32} hollow={hollow} />
    {children}
  </li>
);

/** Who has a seat, where that is no field. */
export const SeatWords = ({ children }: { readonly children: string }): ReactNode => (
  <span className={style.words}>{children}</span>
);
