import { mkdirSync } from 'node:fs';
import { STATES } from '../states/index.ts';
import { expectAccessible, test, withSave, withSettings, withSilentBots } from '../support/test.ts';

/** Where `npm run screens` wants its pictures; in an ordinary run there are none. */
const FOLDER = process.env.POUCH_SCREENS;
if (FOLDER !== undefined) mkdirSync(FOLDER, { recursive: true });

/** Hints are a state of their own: elsewhere they would stand in front of what is shown. */
const NO_HINTS = ['realm-coins', 'pirate-coins', 'koinz', 'coin-set'].map((game) => `${game}/all`);

for (const { name, path, saves = [], settings = {}, bots, reach, only } of STATES)
  test(`${name} is accessible in both themes`, async ({ page }, { project }) => {
    if (only !== undefined && only !== project.name) return;
    await withSettings(page, { name: 'Robin', theme: 'dark', hintsSeen: NO_HINTS, ...settings });
    for (const save of saves) await withSave(page, save);
    if (bots === 'silent') await withSilentBots(page);
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await reach?.(page);
    for (const theme of ['dark', 'parchment'] as const) {
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
      if (FOLDER === undefined) await expectAccessible(page);
      else await page.screenshot({ path: `${FOLDER}/${name}-${project.name}-${theme}.png` });
    }
  });
