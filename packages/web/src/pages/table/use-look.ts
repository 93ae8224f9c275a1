import { useEffect } from 'react';
import type { TableConnection } from '../../online/table-connection.ts';
import type { TableState } from '../../online/table-state.ts';

/** The server tells nobody of their turn who has the table before their eyes. */
export function useLook(connection: TableConnection, { here, line }: TableState, wanted: boolean): void {
  const isFine = line.connection.state === 'fine';
  // Who is here comes after every subscription: after a lost line the server has to be told again.
  useEffect(() => {
    if (!wanted || !isFine || here === undefined) return;
    const tell = (): void => void connection.ask({ do: 'look', page: document.hidden ? 'hidden' : 'visible' });
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [connection, wanted, isFine, here]);
}
