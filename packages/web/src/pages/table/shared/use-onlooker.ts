import { useMuted } from '../../../device/muted.ts';
import type { TableState } from '../../../online/table-state.ts';
import { NO_MANNERS, type Onlooker } from './people.ts';

/** Who I am at a table, for what I can do about others. */
export function useOnlooker({ about, me, seat, manners = NO_MANNERS }: TableState): Onlooker {
  const muted = useMuted();
  const holder = seat === undefined ? undefined : about?.seats[seat];
  const id = holder?.kind === 'person' ? holder.guest : me?.id;
  return { me: id, isHost: id !== undefined && id === about?.host, manners, muted };
}
