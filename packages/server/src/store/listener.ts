import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

export interface Listener {
  close(): Promise<void>;
}

interface Hearing {
  /** What came over the channel. */
  readonly heard: (payload: string) => void;
  /** The connection was lost for a while, and with it perhaps some of what was said. */
  readonly lost: () => void;
}

const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5000;
/** How often to see whether the connection still carries anything; one that died silently would look like silence. */
const BEAT_MS = 15_000;

/** Listens to a channel on a connection of its own, and connects again for as long as it is open. */
export async function listener(config: pg.ClientConfig, channel: string, hearing: Hearing): Promise<Listener> {
  const closing = new AbortController();
  let current = await connect(config, channel, hearing);

  const keepListening = async () => {
    for (;;) {
      await current.ended;
      const next = await connectAgain(() => connect(config, channel, hearing), closing.signal);
      if (next === undefined) return;
      current = next;
      hearing.lost();
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

async function connect(config: pg.ClientConfig, channel: string, { heard }: Hearing): Promise<Connected> {
  const client = new pg.Client({ ...config, query_timeout: BEAT_MS });
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  // Whatever goes wrong ends the connection, which is all that matters here.
  client.on('error', () => {});
  client.on('notification', ({ payload }) => {
    if (payload !== undefined) heard(payload);
  });
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  const beat = setInterval(() => client.query('select 1').catch(() => client.end().catch(() => {})), BEAT_MS);
  beat.unref();
  ended.then(() => clearInterval(beat));
  return { ended, end: () => client.end().catch(() => {}) };
}

async function connectAgain(attempt: () => Promise<Connected>, closing: AbortSignal): Promise<Connected | undefined> {
  for (let pause = FIRST_PAUSE_MS; !closing.aborted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      const connected = await attempt();
      if (!closing.aborted) return connected;
      await connected.end();
    } catch {
      // Not at once, and not all processes at the same moment.
      await delay(pause * (0.5 + Math.random()), undefined, { signal: closing }).catch(() => {});
    }
  }
  return undefined;
}
