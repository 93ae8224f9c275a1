import { type Listed, RequestRefused } from '@pouch/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { type Line, theServer } from '../../online/server.ts';

interface TablesState {
  readonly state: 'opening' | 'open' | 'no-connection' | 'refused';
  readonly reason?: string;
  /** My id on the server. */
  readonly me?: string;
  /** Undefined until they have been heard of. */
  readonly lobby?: readonly Listed[];
  readonly mine?: readonly Listed[];
}

export interface Tables extends TablesState {
  readonly line: Line;
  /** Tries again after a failed connection. */
  readonly tryAgain: () => void;
  /** While the line is lost: does not wait for the next try. */
  readonly tryNow: () => void;
}

/** How often my tables are polled while the page is visible; the lobby is pushed. */
const ASK_EVERY = 20_000;

/** The lobby as it changes, and my tables. */
export function useTables(): Tables {
  const network = useNetwork();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState<TablesState>({ state: 'opening' });
  const server = theServer();
  const line = useSyncExternalStore(server.subscribe, server.line);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another look
  useEffect(() => {
    if (!network)
      return setState(({ mine, lobby }) => ({ state: 'no-connection', ...(mine && lobby && { mine, lobby }) }));
    setState({ state: 'opening' });
    const stop = watch((change) => setState((known) => ({ ...known, ...change })));
    return stop;
  }, [network, tries]);

  // What was missed while the line was away.
  const isFine = line.connection.state === 'fine';
  useEffect(() => {
    if (isFine) void askMine((mine) => setState((known) => ({ ...known, mine })));
  }, [isFine]);

  return { ...state, line, tryAgain: () => setTries(tries + 1), tryNow: () => server.tryNow() };
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
      if (me instanceof RequestRefused) return heard(refusal(me));
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

/** What a host of files answers that has no server behind it is no refusal. */
const refusal = ({ status, reason }: RequestRefused): Partial<TablesState> =>
  status === 404 || status === 405 || status === 501 ? { state: 'no-connection' } : { state: 'refused', reason };

async function askMine(tell: (mine: readonly Listed[]) => void): Promise<void> {
  try {
    const answer = await theServer().api.myTables();
    if (!(answer instanceof RequestRefused)) tell(answer.tables);
  } catch {
    // The line says that it is lost; what was known before stays.
  }
}
