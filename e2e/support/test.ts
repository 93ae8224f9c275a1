import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { startHost } from '../../packages/server/test/postgres/start.ts';
import { hearComplaints } from './complaints.ts';
import { PATIENCE } from './patience.ts';

/** The small form of axe: it is sent to every page that is looked at. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A browser profile of its own for each test: where the page's clock is stopped, or its service worker let in. */
export const ownTest = base.extend<
  { readonly quiet: undefined },
  { readonly profile: BrowserContext; readonly postgres: string }
>({
  // The address is known when the server listens, after the settings have been read.
  baseURL: async ({ browserName: _ }, use) => use(process.env.POUCH_E2E_URL ?? ''),
  // Only made where it is asked for. Known to both kinds of test, so that one worker, with its browser, runs either.
  profile: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, deviceScaleFactor, hasTouch, isMobile, serviceWorkers } = project.use;
      const screen = { deviceScaleFactor, hasTouch, isMobile, serviceWorkers };
      const given = Object.fromEntries(Object.entries(screen).filter(([, value]) => value !== undefined));
      const profile = await browser.newContext({ viewport, ...given, baseURL: process.env.POUCH_E2E_URL ?? '' });
      profile.setDefaultTimeout(PATIENCE);
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
  // Likewise: the address of a PostgreSQL.
  postgres: [
    // biome-ignore lint/correctness/noEmptyPattern: this is how a fixture says that it needs no other
    async ({}, use) => {
      const { url, stop } = await startHost();
      await use(url);
      await stop();
    },
    { scope: 'worker' },
  ],
  // Every test also fails if the page has logged an error or a warning, or thrown.
  quiet: [
    async ({ context }, use) => {
      const { complaints, deaf } = hearComplaints(context);
      await use(undefined);
      deaf();
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** One profile for many tests: what it has loaded once it need not load again. Each begins with an empty device. */
export const test = ownTest.extend({
  context: async ({ profile }, use) => use(profile),
  page: async ({ profile }, use) => {
    const page = await profile.newPage();
    await page.addInitScript(() => {
      if (sessionStorage.getItem('begun') !== null) return;
      localStorage.clear();
      sessionStorage.setItem('begun', 'yes');
    });
    await use(page);
    for (const open of profile.pages()) await open.close();
  },
});

export { expect };

/** Nothing that axe knows of is wrong with what is on the screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Without a builder around it: that would open another page for every look, which takes three times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    // A drawing is one thing with one name: the thousands of shapes in it say nothing, and take long to go through.
    const { violations } = await axe.run(
      { exclude: [['.sprite'], ['svg > *']] },
      { resultTypes: ['violations'], preload: false },
    );
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html).slice(0, 5) }));
  });
  expect(found).toEqual([]);
}

/** Settings as if they had been chosen on an earlier visit, on which sound was offered as well. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('pouch/settings') === null) localStorage.setItem('pouch/settings', text);
    },
    JSON.stringify({ soundOffer: 'answered', ...settings }),
  );
}

/** A game that this device has kept: see `device/save.ts` in the web package. */
export async function withSave(page: Page, save: { readonly id: string }): Promise<void> {
  await page.addInitScript(
    ([id, text]) => {
      // Once: what is deleted stays so.
      const key = `pouch/game/${id}`;
      if (text === undefined || sessionStorage.getItem(key) !== null) return;
      sessionStorage.setItem(key, 'kept');
      localStorage.setItem(key, text);
    },
    [save.id, JSON.stringify(save)],
  );
}

/** Bots that never decide: the table waits for them for ever. */
export async function withSilentBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Silent extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: Silent });
  });
}

/** Bots that think until `letBotsDecide` is called. */
export async function withThinkingBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: unknown) {
      held.push(() => send.call(this, message));
    };
    const release = (): void => {
      Worker.prototype.postMessage = send;
      for (const each of held.splice(0)) each();
    };
    Object.assign(window, { release });
  });
}

export const letBotsDecide = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { release: () => void }).release());

/** The same chance every time: a game that was short once is short again. */
export async function withChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    let word = first;
    // Mulberry32: any generator that is spread well will do.
    const next = (): number => {
      word = (word + 0x6d2b79f5) | 0;
      const mixed = Math.imul(word ^ (word >>> 15), word | 1);
      const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
      return (again ^ (again >>> 14)) >>> 0;
    };
    const others = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      // The page asks for 32 bits at a time; axe, which looks at it, for bytes.
      if (!(array instanceof Uint32Array)) return others(array as T & Uint8Array<ArrayBuffer>) as T;
      for (const at of array.keys()) array[at] = next();
      return array;
    };
  }, seed);
}
