import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, connect as dial, type Server, type Socket } from 'node:net';

/**
 * The line between a browser and a server, which a test can cut. It stands between them as an address of its own, so
 * that the browser loses real connections: one that is told to be offline keeps the WebSockets that it has.
 */
export interface Line {
  /** What the browser takes for the server. */
  readonly url: string;
  /** From now on nothing that is sent arrives, in one direction or in both, and nobody notices yet. */
  swallow(what?: 'all' | 'answers'): void;
  /** Ends all connections; new ones fail until it is mended. What was swallowed is lost. */
  cut(): void;
  mend(): void;
  /** How often it was cut. */
  readonly cuts: number;
  close(): Promise<void>;
}

interface Pair {
  readonly browser: Socket;
  readonly server: Socket;
}

/** Opens a line to a server. */
export async function openLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const pairs = new Set<Pair>();
  let isCut = false;
  let cuts = 0;

  const door: Server = createServer((browser) => {
    if (isCut) {
      browser.resetAndDestroy();
      return;
    }
    const server = dial(Number(port), hostname);
    const pair: Pair = { browser, server };
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      browser.destroy();
      server.destroy();
    };
    for (const socket of [browser, server]) {
      socket.setNoDelay(true);
      socket.on('error', end).on('close', end);
    }
    browser.pipe(server);
    server.pipe(browser);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');

  const swallowFrom = (from: Socket, to: Socket): void => {
    from.unpipe(to);
    from.resume();
  };
  const cut = (): void => {
    isCut = true;
    cuts++;
    for (const { browser, server } of pairs) {
      browser.resetAndDestroy();
      server.destroy();
    }
    pairs.clear();
  };
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    swallow: (what = 'all') => {
      for (const { browser, server } of pairs) {
        if (what === 'all') swallowFrom(browser, server);
        swallowFrom(server, browser);
      }
    },
    cut,
    mend: () => {
      isCut = false;
    },
    get cuts() {
      return cuts;
    },
    close: async () => {
      cut();
      door.close();
      await once(door, 'close');
    },
  };
}
