import type { Seat } from '@pouch/rules';
import { createContext, useContext } from 'react';
import type { PlayerAbout } from './source.ts';

/** What can be done about another person at the table; nothing at a table of this device. */
export const PersonMenu = createContext<((seat: Seat) => void) | undefined>(undefined);

/** Opens the menu of a player who is somebody else. */
export function usePersonMenu({ seat, kind, mine }: PlayerAbout): (() => void) | undefined {
  const open = useContext(PersonMenu);
  return open === undefined || kind !== 'person' || mine ? undefined : () => open(seat);
}
