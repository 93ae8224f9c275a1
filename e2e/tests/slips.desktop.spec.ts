import type { Page } from '@playwright/test';
import { choice } from '../support/pirate-coins.ts';
import { keysCount } from '../support/press.ts';
import { add, lockIn } from '../support/realm-coins.ts';
import { person, savedGame } from '../support/saves.ts';
import { expect, letBotsDecide, test, withSave, withSettings, withThinkingBots } from '../support/test.ts';

/** What people press by chance, twice or too early. */

const SETTINGS = { name: 'Robin', hintsSeen: ['realm-coins/all', 'pirate-coins/all'], motion: 'none', bots: 1 };

async function play(page: Page, game: string, more: object = {}): Promise<void> {
  await withSettings(page, { ...SETTINGS, level: 'easy', lastGame: game, ...more });
  await page.goto('/');
  await page.getByRole('button', { name: /^Play now/ }).click();
}

interface Press {
  /** Nothing could be chosen when the key went down. */
  readonly early: boolean;
  /** How many choices had been made by then. */
  readonly choices: number;
}

/** Notes every key that is pressed, before the page hears of it. */
async function notePresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const presses: Press[] = [];
    Object.assign(window, { presses });
    const note = (): void => {
      const card = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Sally forth'));
      const key = Object.keys(localStorage).find((each) => each.startsWith('pouch/game/'));
      const { steps } = JSON.parse((key && localStorage.getItem(key)) ?? '{"steps":[]}') as {
        steps: { readonly do?: string; readonly seat?: number }[];
      };
      const choices = steps.filter((step) => step.do === 'choose' && step.seat === 0).length;
      presses.push({ early: card?.ariaDisabled !== 'false', choices });
    };
    addEventListener('keydown', note, { capture: true });
  });
}

for (const key of ['Enter', 's'])
  test(`skipping an animation with ${key} chooses nothing`, async ({ page }) => {
    await notePresses(page);
    await play(page, 'pirate-coins', { speed: 'relaxed' });
    await expect(choice(page, 'Sally forth')).toBeVisible();
    const presses = () => page.evaluate(() => (window as unknown as { presses: readonly Press[] }).presses);
    while (((await presses()).at(-1)?.choices ?? 0) < 3) await page.keyboard.press(key);
    const all = await presses();
    const chose = all.filter((press, index) => (all[index + 1]?.choices ?? press.choices) > press.choices);
    expect(chose).toHaveLength(3);
    expect(chose.filter(({ early }) => early)).toEqual([]);
    expect(all.filter(({ early }) => early).length, 'it was skipped, too').toBeGreaterThan(2);
  });

test('a double click and a key that is held do not answer what they have only just asked', async ({ page }) => {
  await withThinkingBots(page);
  await play(page, 'realm-coins');
  const empty = page.getByRole('button', { name: 'Bid nothing' });
  await expect(empty).toBeVisible();
  // The table has put the focus where it belongs by then.
  await keysCount(page);
  await empty.dblclick();
  const again = page.getByRole('button', { name: 'Press again to confirm' });
  await expect(again).toBeVisible();
  // Looking elsewhere takes the question back.
  await page.keyboard.press('Tab');
  await empty.focus();
  // Enter goes through what is shown before; what costs a coin is not for Enter.
  await page.keyboard.press('Enter');
  await expect(empty).toBeVisible();
  await page.keyboard.press('Space');
  await expect(again).toBeVisible();
  // What others decide meanwhile takes neither the question nor the focus away.
  await letBotsDecide(page);
  await expect(page.getByRole('list', { name: 'Other players' })).toContainText('Ready');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toBeHidden();
  await expect(empty).toBeHidden();
});

test('a bid in the making waits while somebody reads the rules, or covers the table', async ({ page }) => {
  const save = savedGame({ game: 'realm-coins', players: [person('Robin'), person('Ann')], when: () => true });
  await withSettings(page, SETTINGS);
  await withSave(page, save);
  await page.goto(`/play/${save.id}`);
  await page.getByRole('button', { name: 'I am Robin' }).click();
  await add(page, 'Knight').click();
  const words = await lockIn(page).innerText();
  const rules = page.getByRole('button', { name: 'Rules' });
  await rules.click();
  await expect(page.getByRole('dialog', { name: 'Rules' }).getByRole('heading', { level: 3 }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rules).toBeFocused();
  await expect(lockIn(page)).toHaveText(words);
  await rules.click();
  await page.getByRole('link', { name: 'All the rules' }).click();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await page.getByRole('button', { name: 'I am Robin' }).click();
  await expect(lockIn(page)).toHaveText(words);
  await page.getByRole('button', { name: 'Hide screen' }).click();
  expect(await page.content()).not.toContain('Bid 3');
  await page.getByRole('button', { name: 'I am Robin' }).click();
  await expect(lockIn(page)).toHaveText(words);
});
