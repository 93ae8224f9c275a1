import { RequestRefused, type SeekWish } from '@pouch/protocol';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNetwork } from '../../device/connection.ts';
import { settings } from '../../device/settings.ts';
import { theServer } from '../../online/server.ts';
import { t } from '../../words/t.ts';
import { afterSeeking, CONNECTING, type FindState } from './state.ts';

export interface SeekingNow {
  readonly state: FindState;
  /** Nothing is heard from the server now. */
  readonly lost: boolean;
  /** How long it takes already, in milliseconds. */
  readonly waited: number;
  /** Why bots could not be seated. */
  readonly problem: string | undefined;
  readonly playWithBots: () => void;
  readonly again: () => void;
}

/** Looks for someone to play with while the page is open. */
export function useSeeking({ game, seats }: SeekWish): SeekingNow {
  const network = useNetwork();
  const [tries, setTries] = useState(0);
  const [state, setState] = useState(CONNECTING);
  const [problem, setProblem] = useState<string>();
  const server = theServer();
  const line = useSyncExternalStore(server.subscribe, server.line);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is another look
  useEffect(() => {
    setProblem(undefined);
    setState(network ? CONNECTING : { kind: 'no-connection' });
    return network ? look({ game, seats }, setState) : undefined;
  }, [network, tries, game, seats]);

  const waited = useWaited(state.kind === 'waiting' ? state.since : undefined);
  const playWithBots = async (): Promise<void> => {
    if (state.kind !== 'waiting') return;
    setProblem(undefined);
    const answer = await server.socket().ask({ do: 'fill', table: state.table, level: settings().level });
    if (!answer.ok) setProblem(answer.reason);
  };
  return {
    state: line.blocked ? { kind: 'refused', reason: t('find.blocked') } : state,
    lost: state.kind === 'waiting' && line.connection.state === 'lost',
    waited,
    problem,
    playWithBots: () => void playWithBots(),
    again: () => setTries(tries + 1),
  };
}

function look(wish: SeekWish, tell: (state: FindState) => void): () => void {
  const server = theServer();
  let stop = (): void => {};
  let wanted = true;
  const heard = (state: FindState): void => {
    if (wanted) tell(state);
  };
  const begin = async (): Promise<void> => {
    const me = await server.guest();
    if (me instanceof RequestRefused) return heard({ kind: 'refused', reason: me.reason });
    if (!wanted) return;
    const seeking = server.socket().seek(wish, {
      onSeeking: (message) => heard(afterSeeking(message, server.here)),
      onRefused: (reason) => heard({ kind: 'refused', reason }),
    });
    stop = () => seeking.close();
  };
  begin().catch(() => heard({ kind: 'no-connection' }));
  return () => {
    wanted = false;
    stop();
  };
}

const TICK = 1000;

function useWaited(since: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === undefined) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [since]);
  return since === undefined ? 0 : Math.max(0, now - since);
}
