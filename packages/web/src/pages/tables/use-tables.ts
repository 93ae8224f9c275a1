import { type Listed, RequestRefused } from '@pouch/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { theServer } from '../../online/server.ts';
import { OPENING, refusedState, type Shown, shownOf, type TablesState, withoutNetwork } from './state.ts';

export interface Tables {
  readonly shown: Shown;
  /** Tries again after a failed connection. */
  readonly tryAgain: () => void;
  /** While the line is lost: does not wait for the next try. */
  readonly tryNow: () => void;
  /** My tables have changed. */
  readonly askAgain: () => void;
}

/** How often my tables are polled while the page is visible; the lobby is pushed. */
const ASK_EVERY = 20_000;

/** The lobby as it changes, and my tables. */
export function useTables(): Tables {
  const network = useNetwork();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState(OPENING);
  const server = theServer();
  const line = useSyncExternalStore(server.subscribe, server.line);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another look
  useEffect(() => {
    if (!network) return setState(withoutNetwork);
    setState(OPENING);
    return watch((change) => setState((known) => ({ ...known, ...change })));
  }, [network, tries]);

  // What was missed while the line was away.
  const isFine = line.connection.state === 'fine';
  useEffect(() => {
    if (isFine) void askMine((mine) => setState((known) => ({ ...known, mine })));
  }, [isFine]);

  return {
    shown: shownOf(state, line),
    tryAgain: () => setTries(tries + 1),
    tryNow: () => server.tryNow(),
    askAgain: () => void askMine((mine) => setState((known) => ({ ...known, mine }))),
  };
}

type Tell = (change: Partial<TablesState>) => void;

function watch(tell: Tell): () => void {
  const server = theServer();
  const stops: (() => void)[] = [];
  let wanted = true;
  const heard: Tell = (change) => {
    if (wanted) tell(change);
  };
  const begin = async (): Promise<void> => {
    try {
      const me = await server.guest();
      if (me instanceof RequestRefused) return heard(refusedState(me));
      if (!wanted) return;
      heard({ state: 'open', me: me.id });
    } catch {
      return heard({ state: 'no-connection' });
    }
    const opened = server.socket().openLobby((lobby) => heard({ lobby }));
    const ask = (): void => {
      if (document.visibilityState === 'visible') void askMine((mine) => heard({ mine }));
    };
    const timer = setInterval(ask, ASK_EVERY);
    document.addEventListener('visibilitychange', ask);
    stops.push(
      () => opened.close(),
      () => clearInterval(timer),
      () => document.removeEventListener('visibilitychange', ask),
    );
    ask();
  };
  void begin();
  return () => {
    wanted = false;
    for (const stop of stops) stop();
  };
}

async function askMine(tell: (mine: readonly Listed[]) => void): Promise<void> {
  try {
    const answer = await theServer().api.myTables();
    if (!(answer instanceof RequestRefused)) tell(answer.tables);
  } catch {
    // The line says that it is lost; what was known before stays.
  }
}
