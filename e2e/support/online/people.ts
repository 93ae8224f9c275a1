import type { Browser, BrowserContext, Page } from '@playwright/test';
import { hearComplaints } from '../complaints.ts';
import { PATIENCE } from '../patience.ts';
import { useAs } from '../press.ts';
import type { Size } from '../states.ts';
import { type Line, openLine } from './line.ts';
import { recordWire, type Wire } from './wire.ts';

/** Somebody with a browser of their own. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly context: BrowserContext;
  /** The address of the server, as this browser knows it. */
  readonly url: string;
  /** All that came in over the network. */
  readonly wire: Wire;
  /** For who asked for one: the way to the server, which can be cut. */
  readonly line: Line;
}

export interface PersonOptions {
  readonly size?: Size;
  /** Another server than that of the run. */
  readonly url?: string;
  /** A line that can be cut, or a server that goes away: what Chromium logs then is no complaint. */
  readonly connection?: 'steady' | 'lost at times';
  /** What Chromium logs of answers that are meant to be refusals. */
  readonly mayLog?: RegExp;
  /** It keeps the page, and tells of turns. */
  readonly serviceWorker?: 'none' | 'allowed';
  /** Beside the name, and all hints seen. */
  readonly settings?: Readonly<Record<string, unknown>>;
}

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
} as const satisfies Record<Size, object>;

const NO_HINTS = ['realm-coins/all', 'pirate-coins/all', 'koinz/all', 'coin-set/all'];

/** What Chromium itself says about connections that break or fail: the page cannot keep it from that. */
const BROKEN = /^WebSocket connection to .* failed|^Failed to load resource: net::ERR_/;

export interface Open {
  readonly person: Person;
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Opens a browser for somebody: tests do it with `newPerson`, which closes it and looks at what it complained about. */
export async function openPerson(browser: Browser, name: string, options: PersonOptions = {}): Promise<Open> {
  const { size = 'desktop', connection = 'steady', serviceWorker = 'none', settings = {} } = options;
  const server = options.url ?? process.env.POUCH_E2E_URL ?? '';
  const line = connection === 'steady' ? undefined : await openLine(server);
  const url = line?.url ?? server;
  const serviceWorkers = serviceWorker === 'none' ? 'block' : 'allow';
  const context = await browser.newContext({ ...SCREENS[size], serviceWorkers, baseURL: url });
  context.setDefaultTimeout(PATIENCE);
  useAs(context, size);
  const { complaints } = hearComplaints(
    context,
    (text) => (connection !== 'steady' && BROKEN.test(text)) || options.mayLog?.test(text) === true,
  );
  await context.addInitScript(
    (text) => {
      // A page that is nowhere yet keeps nothing.
      if (location.protocol !== 'http:') return;
      if (localStorage.getItem('pouch/settings') === null) localStorage.setItem('pouch/settings', text);
    },
    JSON.stringify({
      ...{ name, motion: 'none', speed: 'fast', hintsSeen: NO_HINTS, soundOffer: 'answered', level: 'easy' },
      ...settings,
    }),
  );
  const page = await context.newPage();
  const person: Person = {
    name,
    page,
    context,
    url,
    wire: recordWire(page),
    get line() {
      if (line === undefined) throw new Error(`${name} has a steady connection`);
      return line;
    },
  };
  return {
    person,
    complaints,
    close: async () => {
      await context.close();
      await line?.close();
    },
  };
}
