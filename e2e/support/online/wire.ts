import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** All that a browser's network panel shows to have come in from the server's side of the game. */

export interface Received {
  /** `socket`, or the path of the request that it answers. */
  readonly from: string;
  readonly text: string;
}

export interface Wire {
  /** Everything so far, in order. */
  all(): Promise<readonly Received[]>;
  /** Everything after a moment that `now` told. */
  since(moment: number): Promise<readonly Received[]>;
  now(): number;
  /** Whether something has come in after a moment. */
  has(what: RegExp, since?: number): boolean;
  /** Waits for something that comes in after a moment, and gives the moment after it. */
  waitFor(what: RegExp, since?: number): Promise<number>;
}

/** Listens from now on: call it before the page goes anywhere. */
export function recordWire(page: Page): Wire {
  const received: Promise<Received>[] = [];
  const known: (string | undefined)[] = [];
  const take = (from: string, text: Promise<string> | string): void => {
    const place = received.length;
    received.push(
      Promise.resolve(text).then(
        (told) => {
          known[place] = told;
          return { from, text: told };
        },
        // A page that was left before the answer was there never saw it.
        () => ({ from, text: '' }),
      ),
    );
  };
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => take('socket', payload.toString()));
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/api/')) take(pathname, response.text());
  });
  const find = (what: RegExp, since: number): number =>
    known.findIndex((text, place) => place >= since && text !== undefined && what.test(text));
  return {
    all: () => Promise.all(received),
    since: (moment) => Promise.all(received.slice(moment)),
    now: () => received.length,
    has: (what, since = 0) => find(what, since) >= 0,
    waitFor: async (what, since = 0) => {
      await expect.poll(() => find(what, since), { message: `${what} comes in`, intervals: [20] }).not.toBe(-1);
      return find(what, since) + 1;
    },
  };
}

/** The messages of the frames among what was received. */
export const messagesIn = (received: readonly Received[]): readonly Readonly<Record<string, unknown>>[] =>
  received.filter(({ from }) => from === 'socket').flatMap(({ text }) => JSON.parse(text));
