import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { GAME_IDS } from '@pouch/rules';
import { CORE, STATES } from '../states/index.ts';
import type { ScreenState, Size } from './states.ts';
import { expectAccessible, ownTest, test, withChance, withSave, withSettings, withSilentBots } from './test.ts';

/** Where `npm run screens` wants its pictures; in an ordinary run there are none. */
const FOLDER = process.env.POUCH_SCREENS;

/** Hints are a state of their own: elsewhere they would stand in front of what is shown. */
const NO_HINTS = GAME_IDS.map((game) => `${game}/all`);

const THEMES = ['dark', 'parchment'] as const;
type Theme = (typeof THEMES)[number];

interface Also {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** The other sizes in which a state is pictured. */
const ALSO: Readonly<Record<Size, readonly Also[]>> = {
  desktop: [
    { name: 'laptop', width: 1366, height: 657 },
    { name: 'large', width: 1920, height: 1080 },
    { name: 'tablet', width: 768, height: 1024 },
  ],
  phone: [
    { name: 'small-phone', width: 360, height: 640 },
    { name: 'landscape', width: 844, height: 390 },
  ],
};

/** All states in both themes for the pictures and in a thorough run, those that show most in every run. */
const isThorough = FOLDER !== undefined || process.env.POUCH_THOROUGH !== undefined;

/** A test for each state that is looked at in this size. */
export function lookAtScreens(size: Size): void {
  if (FOLDER !== undefined) mkdirSync(FOLDER, { recursive: true });
  if (isThorough)
    for (const state of STATES.filter(({ only }) => only === undefined || only === size)) lookAt(state, size, THEMES);
  else
    for (const [index, name] of CORE[size].entries()) {
      const state = STATES.find((each) => each.name === name);
      if (state === undefined) throw new Error(`no state is called ${name}`);
      // A theme changes colours and a state changes places: an ordinary run looks at every other one in each theme.
      lookAt(state, size, index % 2 === 0 ? ['dark'] : ['parchment']);
    }
}

function lookAt(state: ScreenState, size: Size, themes: readonly Theme[]): void {
  const { name, path, saves, settings, bots, reach, time } = state;
  (time === 'stopped' ? ownTest : test)(`${name} is accessible`, async ({ page }) => {
    await withSettings(page, {
      name: 'Robin',
      theme: themes[0],
      motion: 'none',
      hintsSeen: NO_HINTS,
      ...settings,
    });
    for (const save of saves?.() ?? []) await withSave(page, save);
    if (bots === 'silent') await withSilentBots(page);
    // Pictures of two versions are compared: what chance decides should be the same in both.
    if (FOLDER !== undefined) await withChance(page, 1);
    await page.goto(typeof path === 'string' ? path : path());
    await page.getByRole('main').waitFor();
    await reach?.(page);
    for (const theme of themes) {
      await changeTo(page, theme);
      await expectAccessible(page);
      if (FOLDER !== undefined) await takePicture(page, `${name}-${size}-${theme}`);
    }
    if (FOLDER === undefined) return;
    for (const { name: also, ...viewport } of ALSO[size]) {
      await page.setViewportSize(viewport);
      for (const theme of THEMES) {
        await changeTo(page, theme);
        await expectAccessible(page);
        await takePicture(page, `${name}-${also}-${theme}`);
      }
    }
  });
}

/** The page with its fonts and its coins in place; nothing blinks. */
async function takePicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}/${name}.png`, caret: 'hide' });
}

/** As the settings do it, without leaving the state that was reached. */
async function changeTo(page: Page, theme: Theme): Promise<void> {
  if ((await page.locator('html').getAttribute('data-theme')) !== theme) {
    await page.evaluate((chosen) => {
      const stored = JSON.parse(localStorage.getItem('pouch/settings') ?? '{}');
      localStorage.setItem('pouch/settings', JSON.stringify({ ...stored, theme: chosen }));
      dispatchEvent(new StorageEvent('storage', { key: 'pouch/settings', storageArea: localStorage }));
    }, theme);
    await page.locator(`html[data-theme="${theme}"]`).waitFor();
  }
  // Colours glide over to the other theme, and coins to their places: halfway neither contrast nor picture is right.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .map(({ finished }) => finished),
    ),
  );
}
