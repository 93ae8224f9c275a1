import type { Locator, Page } from '@playwright/test';
import { REALM_SAVES } from '../states/realm-coins.ts';
import { expectHeard, listen } from '../support/heard.ts';
import { keysCount, skipShow } from '../support/press.ts';
import { expect, test, withChance, withSave, withSettings, withSilentBots } from '../support/test.ts';

/** Realm Coins by keyboard alone, and what only a mouse can do. */

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

/** The chance of a game that is soon over: see `withChance`. */
const SHORT_GAME = 1;
const SETTINGS = { name: 'Robin', hintsSeen: ['realm-coins/all'] };

test('Realm Coins is played to its end by keyboard alone', async ({ page }) => {
  const heard = await listen(page);
  await withChance(page, SHORT_GAME);
  await withSettings(page, { ...SETTINGS, lastGame: 'realm-coins', bots: 1, level: 'easy' });
  await page.goto('/');
  await button(page, /^Play now/).waitFor();
  await page.keyboard.press('Enter');
  const lock = button(page, 'Bid nothing');
  const pay = button(page, /^Choose \d more/);
  const again = button(page, 'Play again');
  const due = lock.or(pay).or(again).first();
  await expect(due).toBeVisible();
  while (!(await again.isVisible())) {
    // The focus is where the decision is; just after it has appeared, keys do nothing.
    await expect(page.locator('h2[data-decision]')).toBeFocused();
    await keysCount(page);
    // A boar, or else a knight or a wyvern.
    for (const key of ['Shift+1', '2', 'Shift+3']) if (await due.isVisible()) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await expect(async () => {
      await skipShow(page);
      await expect(due).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [50] });
  }
  await expect(again).toBeFocused();
  await expectHeard(heard, /First to 40 wins/, /bid/i, /Last round: /, /^You (win|came|share)/m);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(page.getByText('Game over').first()).toBeVisible();
  const end = await place.getAttribute('aria-valuenow');
  await page.keyboard.press('ArrowLeft');
  await expect(place).not.toHaveAttribute('aria-valuenow', end ?? '');
});

test('A swoop is chosen by keyboard alone', async ({ page }) => {
  const swoop = REALM_SAVES.swoop();
  await withSettings(page, SETTINGS);
  await withSave(page, swoop);
  await withSilentBots(page);
  await page.goto(`/play/${swoop.id}`);
  await expect(button(page, /^Take /)).toBeFocused();
  await keysCount(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('group', { name: 'Coins you can take' }).getByRole('button').nth(1)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(button(page, 'Choose 2 more')).toBeVisible();
  await page.keyboard.press('Space');
  // The pool is the next stop, its coins are one.
  await page.keyboard.press('Tab');
  await expect(button(page, /^Give /)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeHidden();
  await expect(
    page
      .getByRole('complementary', { name: 'Log' })
      .getByText(/^You swap /)
      .first(),
  ).toBeVisible();
});

test('A bid is formed by keys, by dragging, and explained', async ({ page }) => {
  const round4 = REALM_SAVES.round4();
  await withSettings(page, SETTINGS);
  await withSave(page, round4);
  await withSilentBots(page);
  await page.goto(`/play/${round4.id}`);
  await expect(page.getByRole('heading', { name: 'Your bid' })).toBeFocused();
  await keysCount(page);
  // Enter never bids nothing.
  await page.keyboard.press('Enter');
  await expect(button(page, 'Bid nothing')).toBeVisible();
  for (const key of ['1', 'Shift+1', '2', '3']) await page.keyboard.press(key);
  await expect(button(page, 'Bid 10')).toBeVisible();
  const tray = page.getByRole('group', { name: 'Coins in your bid' });
  await tray.getByRole('button', { name: /^Knight/ }).focus();
  await page.keyboard.press('f');
  await expect(tray.getByRole('button', { name: /^Gryphon/ })).toBeFocused();
  await page.keyboard.press('i');
  await expect(page.getByRole('tooltip')).toContainText('Swaps a coin');
  await page.keyboard.press('Delete');
  await expect(tray.getByRole('button', { name: /^Gryphon/ })).toHaveCount(0);
  await expect(button(page, 'Bid 2')).toBeVisible();
  await page.keyboard.press('Shift+Delete');
  await expect(button(page, 'Bid nothing')).toBeVisible();

  await button(page, 'Add Wyvern').dragTo(tray);
  await expect(button(page, 'Bid 5')).toBeVisible();
  await tray.getByRole('button', { name: /^Wyvern/ }).dragTo(page.getByRole('group', { name: /^Your stash/ }));
  await expect(button(page, 'Bid nothing')).toBeVisible();

  // Every coin has a sign that takes it out.
  await button(page, 'Add Gryphon').click();
  await button(page, 'Remove Gryphon').click();
  await expect(button(page, 'Bid nothing')).toBeVisible();
});
