import type { Locator, Page } from '@playwright/test';
import { REALM_SAVES } from '../states/realm-coins.ts';
import { press } from '../support/press.ts';
import { expect, expectAccessible, test, withSave, withSettings, withSilentBots } from '../support/test.ts';

const SETTINGS = { name: 'Robin', hintsSeen: ['realm-coins/all'] };
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

test('Realm Coins keeps the bid of one person from the next on the same device', async ({ page }) => {
  const shared = REALM_SAVES.shared();
  await withSettings(page, SETTINGS);
  await withSave(page, shared);
  await withSilentBots(page);
  await page.goto(`/play/${shared.id}`);
  await press(button(page, 'I am Robin'));
  await press(button(page, 'Add Wyvern'));
  await press(button(page, 'Hide screen'));
  expect(await page.content()).not.toMatch(/wyvern/i);
  // A bid in the making waits behind the curtain.
  await press(button(page, 'I am Robin'));
  await press(button(page, 'Bid 5'));
  await expect(button(page, 'I am Ines')).toBeFocused();
  expect(await page.content()).not.toMatch(/wyvern|bid of 5/i);
  await expectAccessible(page);
  // A player who has bid can still look at it and change it.
  await press(button(page, 'Robin: change my bid'));
  await expect(page.getByText('Your bid of 5 is in.')).toBeVisible();
  await press(button(page, 'Hide screen'));
  await press(button(page, 'I am Ines'));
  await expect(button(page, 'Bid nothing')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Coins in your bid' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByText(/Your bid of/)).toHaveCount(0);
  await press(button(page, 'Add Boar'));
  await press(button(page, 'Bid 1'));
  // Only a bot is awaited: the table is for both to see, and nobody's bid is on it.
  await expect(button(page, 'Hide screen')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'The pools' })).toBeVisible();
  await expect(page.getByText(/Your bid/)).toHaveCount(0);
});
