import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { guestNote } from '../../device/guest.ts';
import { deviceSaves } from '../../device/saves.ts';
import { type AllWaiting, allWaiting, type WaitingTable } from './waiting.ts';

const onSaves = (listener: () => void): (() => void) => deviceSaves().subscribe(listener);
const allSaves = () => deviceSaves().list();

/** What waits for me, here and on the server. */
export function useWaiting(): AllWaiting {
  const { games } = useSyncExternalStore(onSaves, allSaves);
  const network = useNetwork();
  // This device probably has tables: their room on the page is kept from the first moment.
  const [expected] = useState(() => network && guestNote() === 'tables');
  return allWaiting(games, useMyTables(network), expected);
}

/**
 * My tables on the server; undefined while they are looked up. Nobody is asked on a device that was never a guest there,
 * or that has no network.
 */
function useMyTables(network: boolean): readonly WaitingTable[] | undefined {
  const [tables, setTables] = useState<readonly WaitingTable[]>();
  useEffect(() => {
    if (!network || guestNote() === 'never') return;
    let wanted = true;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      void import('./my-tables.ts')
        .then(({ askMyTables }) => askMyTables())
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
  return tables;
}
