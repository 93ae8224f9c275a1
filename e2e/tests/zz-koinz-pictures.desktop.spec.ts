import { STATES } from '../states/koinz.ts';
import { SCREEN_SIZES } from '../support/fits.ts';
import { test, withSave, withSettings, withSilentBots } from '../support/test.ts';
import { nextFrame } from '../support/shifts.ts';
const ONLY = (process.env.ONLY ?? '').split(',').filter(Boolean);
const SIZES = process.env.SIZES?.split(',');
const THEME = process.env.THEME ?? 'dark';
for (const state of STATES.filter(({ name }) => ONLY.length === 0 || ONLY.includes(name.slice(6))))
  test(state.name, async ({ page }) => {
    test.setTimeout(120000);
    const hints = process.env.HINTS ? [] : ['koinz/all'];
    await withSettings(page, { name: 'Robin', theme: THEME, motion: 'none', hintsSeen: hints, ...state.settings });
    for (const save of state.saves?.() ?? []) await withSave(page, save);
    if (state.bots === 'silent') await withSilentBots(page);
    await page.goto(typeof state.path === 'string' ? state.path : state.path());
    await page.getByRole('main').waitFor();
    await state.reach?.(page);
    for (const [width, height] of SCREEN_SIZES) {
      if (SIZES && !SIZES.includes(`${width}x${height}`)) continue;
      await page.setViewportSize({ width, height });
      await nextFrame(page); await nextFrame(page);
      await page.screenshot({ path: `/tmp/koinz/shots/${state.name}-${width}x${height}-${THEME}.png` });
    }
  });
