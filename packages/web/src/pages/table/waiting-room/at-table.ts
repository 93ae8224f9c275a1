import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import type { TableState } from '../../../online/table-state.ts';
import type { UsedErrands, Work } from '../shared/errands.ts';
import type { AskTable } from './sitting.ts';

/** The table as its waiting room's parts need it: what is known of it, who I am there, and what can be asked. */
export interface AtTable {
  readonly about: About;
  /** My id, my seat if I sit, and whether I am the host. */
  readonly me: string | undefined;
  readonly seat: Seat | undefined;
  readonly isHost: boolean;
  readonly here: TableState['here'];
  readonly errands: UsedErrands;
  readonly ask: AskTable;
  /** Sits down again: in another seat, or in the same one after `before` was done. Whether it worked. */
  readonly sitAnew: (place: string, again: { readonly seat?: Seat; readonly before?: Work }) => Promise<boolean>;
  /** Sits down in a seat, or in any if none is named; asks for a name first if there is none. */
  readonly sitAt: (seat?: Seat) => void;
}

/** Who I am at a table: what its seats say goes before what the page was told when it was opened. */
export function meAt(view: TableState, about: About): Pick<AtTable, 'me' | 'seat' | 'isHost'> {
  const holder = view.seat === undefined ? undefined : about.seats[view.seat];
  const me = holder?.kind === 'person' ? holder.guest : view.me?.id;
  return { me, seat: view.seat, isHost: me !== undefined && me === about.host };
}

/** Where what is pressed on a seat's card is under way or refused. */
export const placeOf = (seat: Seat): string => `seat-${seat}`;
