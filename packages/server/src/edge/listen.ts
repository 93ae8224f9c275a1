import type { Config } from '../config.js';
import { createEdge, type EdgeOptions } from './app.js';

export interface Server {
  readonly url: string;
  /** Stops gracefully: what was accepted is stored, and clients shall reconnect. */
  close(): Promise<void>;
}

/** How long a graceful stop may take: to store everything, and to close connections. */
const STORING_MS = 6000;
const CLOSING_MS = 2000;

/** Serves tables until it is closed, and then closes them and the store. */
export async function listen(options: EdgeOptions): Promise<Server> {
  const { config, store, tables, log } = options;
  const { app, sockets } = await createEdge(options);

  const close = async () => {
    sockets.stopping = true;
    const stored = await within(STORING_MS, tables.stop());
    if (stored !== 'done') log.error({ err: stored }, 'could not store everything before stopping');
    await sockets.closeForRestart(CLOSING_MS);
    await app.close();
    await store.close();
  };

  let url: string;
  try {
    url = await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw new Error(whyNotListening(error as NodeJS.ErrnoException, config), { cause: error });
  }
  log.info({ url, store: store.kind }, 'serving');
  if (isOpenWithoutProxy(config)) log.warn(OPEN_WITHOUT_PROXY);

  const closeAndLog = async () => {
    log.info('stopping');
    await close();
    log.info('stopped');
    await new Promise<void>((flushed) => log.flush(() => flushed()));
  };
  let closed: Promise<void> | undefined;
  return {
    url,
    close: () => {
      closed ??= closeAndLog();
      return closed;
    },
  };
}

/** This server does not speak HTTPS itself: a trusted proxy must. */
const isOpenWithoutProxy = ({ host, trustProxy }: Config): boolean =>
  trustProxy.length === 0 && !/^(127\.|::1$|localhost$)/.test(host);

const OPEN_WITHOUT_PROXY =
  'reachable from the network without HTTPS: cookies can be read on the way. Fine at home; on the internet, put a proxy with HTTPS in front and set POUCH_TRUST_PROXY';

/** Waits for work; the error if it failed or took too long. */
async function within(timeoutMs: number, work: Promise<void>): Promise<'done' | Error> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${timeoutMs} ms`)), timeoutMs);
  });
  try {
    await Promise.race([work, late]);
    return 'done';
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}

function whyNotListening({ code, message }: NodeJS.ErrnoException, { host, port }: Config): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the program that uses it, or choose another port with PORT or --port.`;
    case 'EACCES':
      return `This user is not allowed to use port ${port}. Choose one from 1024 up with PORT or --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is not an address of this machine. Set HOST or --host to 127.0.0.1, 0.0.0.0 or one of its own addresses.`;
  }
  return `Cannot listen on ${host}, port ${port}: ${message}`;
}
