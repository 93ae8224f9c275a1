import { useEffect, useState } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { guestNote } from '../../device/guest.ts';
import type { WaitingTable } from './waiting.ts';

export interface MyTables {
  /** Undefined while they are looked up. */
  readonly tables: readonly WaitingTable[] | undefined;
  /** This device probably has tables: their room on the page is kept from the first moment. */
  readonly expected: boolean;
}

/** My tables on the server. Nobody is asked on a device that was never a guest there, or that has no network. */
export function useMyTables(): MyTables {
  const network = useNetwork();
  const [expected] = useState(() => network && guestNote() === 'tables');
  const [tables, setTables] = useState<readonly WaitingTable[]>();

  useEffect(() => {
    if (!network || guestNote() === 'never') return;
    let wanted = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      import('./my-tables.ts')
        .then(({ myTables }) => myTables())
        // Errors are reported when the player presses something.
        .catch(() => undefined)
        .then((found) => {
          if (wanted) setTables((known) => found ?? known ?? []);
        });
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      wanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [network]);

  return { tables, expected };
}
