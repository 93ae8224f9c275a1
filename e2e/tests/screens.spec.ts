import { mkdirSync } from 'node:fs';
import { CORE, STATES } from '../states/index.ts';
import { expectAccessible, ownTest, test, withSave, withSettings, withSilentBots } from '../support/test.ts';

/** Where `npm run screens` wants its pictures; in an ordinary run there are none. */
const FOLDER = process.env.POUCH_SCREENS;
if (FOLDER !== undefined) mkdirSync(FOLDER, { recursive: true });

/** Hints are a state of their own: elsewhere they would stand in front of what is shown. */
const NO_HINTS = ['realm-coins', 'pirate-coins', 'koinz', 'coin-set'].map((game) => `${game}/all`);

const THEMES = ['dark', 'parchment'] as const;

/** All states for the pictures and in a thorough run, those that show most in every run. */
const isThorough = FOLDER !== undefined || process.env.POUCH_THOROUGH !== undefined;

for (const { name, path, saves = [], settings = {}, bots, reach, time, only } of STATES.filter(
  ({ name: each }) => isThorough || CORE.has(each),
))
  (time === 'stopped' ? ownTest : test)(`${name} is accessible`, async ({ page }, { project }) => {
    if (only !== undefined && only !== project.name) return;
    await withSettings(page, { name: 'Robin', theme: 'dark', motion: 'none', hintsSeen: NO_HINTS, ...settings });
    for (const save of saves) await withSave(page, save);
    if (bots === 'silent') await withSilentBots(page);
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await reach?.(page);
    // A theme changes colours and a size changes places: an ordinary run looks at each theme in one size.
    const themes = isThorough ? THEMES : THEMES.filter((theme) => (theme === 'dark') === (project.name === 'desktop'));
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
