import type { Config } from '../config.js';
import { createEdge, type Parts } from './app.js';

export interface Server {
  /** Where it listens. */
  readonly url: string;
  /** Stops with nothing lost: what was accepted is stored, and every connection is told to come back. */
  close(): Promise<void>;
}

/** Time for the tables to store everything, and for connections to close, when the server stops. */
const STORING_MILLIS = 6000;
const CLOSING_MILLIS = 2000;

/** Serves tables until it is closed; hall and store are closed with it. */
export async function listen(parts: Parts): Promise<Server> {
  const { config, store, hall, log } = parts;
  const { app, sockets } = await createEdge(parts);

  const close = async () => {
    sockets.stopping = true;
    const stored = await within(STORING_MILLIS, hall.stop());
    if (stored !== 'done') log.error({ err: stored }, 'not everything could be stored in time');
    await sockets.dismiss(CLOSING_MILLIS);
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

  const closeAndTell = async () => {
    log.info('stopping');
    await close();
    log.info('stopped');
    await new Promise<void>((flushed) => log.flush(() => flushed()));
  };
  let closed: Promise<void> | undefined;
  return {
    url,
    close: () => {
      closed ??= closeAndTell();
      return closed;
    },
  };
}

/** Whether something is done in time; the error if it failed or took too long. */
async function within(millis: number, work: Promise<void>): Promise<'done' | Error> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not done within ${millis} ms`)), millis);
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
      return `Port ${port} is taken: stop what uses it, or choose another one with PORT or --port.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user: choose one from 1024 up with PORT or --port.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `${host} is no address of this machine: HOST or --host takes 127.0.0.1, 0.0.0.0 or one of its own.`;
  }
  return `Cannot listen on ${host}, port ${port}: ${message}`;
}
