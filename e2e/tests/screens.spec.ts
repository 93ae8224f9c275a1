import { mkdirSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { STATES } from '../states/index.ts';
import { test as base, expectAccessible, withSave, withSettings, withSilentBots } from '../support/test.ts';

/** Where `npm run screens` wants its pictures; in an ordinary run there are none. */
const FOLDER = process.env.POUCH_SCREENS;
if (FOLDER !== undefined) mkdirSync(FOLDER, { recursive: true });

/** Hints are a state of their own: elsewhere they would stand in front of what is shown. */
const NO_HINTS = ['realm-coins', 'pirate-coins', 'koinz', 'coin-set'].map((game) => `${game}/all`);

const THEMES = ['dark', 'parchment'] as const;

/** One browser profile for all states: what it has loaded once it need not load again. Each begins with an empty device. */
const test = base.extend<object, { readonly profile: BrowserContext }>({
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
    await page.close();
  },
});

for (const { name, path, saves = [], settings = {}, bots, reach, only } of STATES)
  test(`${name} is accessible`, async ({ page }, { project }) => {
    if (only !== undefined && only !== project.name) return;
    await withSettings(page, { name: 'Robin', theme: 'dark', motion: 'none', hintsSeen: NO_HINTS, ...settings });
    for (const save of saves) await withSave(page, save);
    if (bots === 'silent') await withSilentBots(page);
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await reach?.(page);
    // A theme changes colours and a size changes places: an ordinary run looks at each theme in one size.
    const themes =
      FOLDER === undefined ? THEMES.filter((theme) => (theme === 'dark') === (project.name === 'desktop')) : THEMES;
    for (const theme of themes) {
      // As the settings do it, without leaving the state that was reached.
      await page.evaluate((chosen) => {
        const stored = JSON.parse(localStorage.getItem('pouch/settings') ?? '{}');
        localStorage.setItem('pouch/settings', JSON.stringify({ ...stored, theme: chosen }));
        dispatchEvent(new StorageEvent('storage', { key: 'pouch/settings' }));
      }, theme);
      await page.locator(`html[data-theme="${theme}"]`).waitFor();
      // Colours glide over to the other theme, and coins to their places: halfway neither contrast nor picture is right.
      await page.evaluate(() =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
            .map(({ finished }) => finished),
        ),
      );
      await expectAccessible(page);
      if (FOLDER !== undefined) await page.screenshot({ path: `${FOLDER}/${name}-${project.name}-${theme}.png` });
    }
  });
