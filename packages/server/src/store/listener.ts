import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { backOffMs } from '../back-off.js';

export interface Listener {
  close(): Promise<void>;
}

interface Handlers {
  readonly received: (payload: string) => void;
  /** The connection was lost for a while, and perhaps notifications with it. */
  readonly lost: () => void;
}

/** How often to check that the connection is alive. */
const HEARTBEAT_MS = 15_000;

/** Listens to a channel on a connection of its own, and reconnects until it is closed. */
export async function listen(config: pg.ClientConfig, channel: string, handlers: Handlers): Promise<Listener> {
  const closing = new AbortController();
  let current = await connect(config, channel, handlers);

  const keepListening = async () => {
    for (;;) {
      await current.ended;
      const next = await reconnect(() => connect(config, channel, handlers), closing.signal);
      if (next === undefined) return;
      current = next;
      handlers.lost();
    }
  };
  const done = keepListening();

  return {
    close: async () => {
      closing.abort();
      await current.end();
      await done;
    },
  };
}

interface Connected {
  readonly ended: Promise<void>;
  end(): Promise<void>;
}

async function connect(config: pg.ClientConfig, channel: string, { received }: Handlers): Promise<Connected> {
  const client = new pg.Client({ ...config, query_timeout: HEARTBEAT_MS });
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  // Every error ends the connection, and `ended` is handled.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) received(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  const heartbeat = setInterval(() => client.query('select 1').catch(() => client.end().catch(() => {})), HEARTBEAT_MS);
  heartbeat.unref();
  void ended.then(() => clearInterval(heartbeat));
  return { ended, end: () => client.end().catch(() => {}) };
}

async function reconnect(attempt: () => Promise<Connected>, closing: AbortSignal): Promise<Connected | undefined> {
  for (let failures = 1; !closing.aborted; failures++) {
    try {
      const connected = await attempt();
      if (!closing.aborted) return connected;
      await connected.end();
    } catch {
      await delay(backOffMs(failures), undefined, { signal: closing }).catch(() => {});
    }
  }
  return undefined;
}
