import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';
import axe from 'axe-core';

/** What the tests' own tools say where they keep the service worker out: see playwright.config.ts. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** A browser profile of its own for each test: where the page's clock is stopped, or its service worker let in. */
export const ownTest = base.extend<{ readonly quiet: undefined }>({
  // The address is known when the server listens, after the settings have been read.
  baseURL: async ({ browserName: _ }, use) => use(process.env.POUCH_E2E_URL ?? ''),
  // Every test also fails if the page has logged an error or a warning, or thrown.
  quiet: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const hear = (message: ConsoleMessage): void => {
        if (message.text() === BLOCKED) return;
        if (['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
      };
      const caught = (thrown: WebError): void => {
        complaints.push(`thrown: ${thrown.error().stack ?? thrown.error().message}`);
      };
      context.on('console', hear).on('weberror', caught);
      await use(undefined);
      context.off('console', hear).off('weberror', caught);
      expect(complaints, 'the page complained').toEqual([]);
    },
    { auto: true },
  ],
});

/** One profile for many tests: what it has loaded once it need not load again. Each begins with an empty device. */
export const test = ownTest.extend<object, { readonly profile: BrowserContext }>({
  profile: [
    async ({ browser }, use, { project }) => {
      const { viewport = null, deviceScaleFactor, hasTouch, isMobile, serviceWorkers } = project.use;
      const screen = { deviceScaleFactor, hasTouch, isMobile, serviceWorkers };
      const given = Object.fromEntries(Object.entries(screen).filter(([, value]) => value !== undefined));
      const profile = await browser.newContext({ viewport, ...given, baseURL: process.env.POUCH_E2E_URL ?? '' });
      await use(profile);
      await profile.close();
    },
    { scope: 'worker' },
  ],
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
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
    // The hidden store of drawings has thousands of shapes, and nobody sees, hears or reaches them there.
    const { violations } = await axe.run({ exclude: [['.sprite']] }, { resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html).slice(0, 5) }));
  });
  expect(found).toEqual([]);
}

/** Settings as if they had been chosen on an earlier visit. */
export async function withSettings(page: Page, settings: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((text) => {
    if (localStorage.getItem('pouch/settings') === null) localStorage.setItem('pouch/settings', text);
  }, JSON.stringify(settings));
}

/** A game that this device has kept: see `device/save.ts` in the web package. */
export async function withSave(page: Page, save: { readonly id: string }): Promise<void> {
  await page.addInitScript(
    ([id, text]) => {
      const key = `pouch/game/${id}`;
      if (id !== undefined && text !== undefined && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    [save.id, JSON.stringify(save)],
  );
}

/** Bots that never make up their minds: whoever waits for them waits for good. */
export async function withSilentBots(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Silent extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.assign(globalThis, { Worker: Silent });
  });
}
