import type { Locator, Page } from '@playwright/test';
import { REALM_SAVES } from '../states/realm-coins.ts';
import { skipShow } from '../support/press.ts';
import { expect, test, withChance, withSave, withSettings, withSilentBots } from '../support/test.ts';

/** Realm Coins as a person plays it: with the mouse at a desktop, with a finger on a phone. */

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

/** The chance of a game that is soon over: see `withChance`. */
const SHORT_GAME = 1;
const SETTINGS = { name: 'Robin', hintsSeen: ['realm-coins/all'] };

/** What the log tells: beside the table, or in the menu where there is no room for it. */
async function openLog(page: Page, press: (target: Locator) => Promise<void>): Promise<Locator> {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (!(await menu.isVisible())) return page.getByRole('complementary', { name: 'Log' });
  await press(menu);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Log' }));
  return page.getByRole('dialog', { name: 'Log' });
}

test.describe('Realm Coins', () => {
  const pressWith = (hasTouch: boolean | undefined) => (target: Locator) => (hasTouch ? target.tap() : target.click());

  test('is played to its end against a bot, and looked at again', async ({ page, hasTouch }) => {
    const press = pressWith(hasTouch);
    await withChance(page, SHORT_GAME);
    await withSettings(page, { ...SETTINGS, lastGame: 'realm-coins', bots: 1, level: 'easy' });
    await page.goto('/');
    await press(button(page, /^Play now/));
    const lock = button(page, 'Bid nothing');
    const pay = button(page, /^Choose \d more/);
    const again = button(page, 'Play again');
    const due = lock.or(pay).or(again).first();
    // A small bid lets both stashes grow: a few rounds are enough.
    while (!(await again.isVisible())) {
      await press(button(page, /^Add (Boar|Knight|Wyvern)/));
      await press(button(page, /^(Bid|Pay) (\d|a )/));
      // A player who does not want to watch skips.
      await expect(async () => {
        await skipShow(page);
        await expect(due).toBeVisible({ timeout: 100 });
      }).toPass({ intervals: [50] });
    }
    await expect(page.getByRole('heading', { name: /win|share/ })).toBeVisible();
    await press(page.getByRole('link', { name: 'Watch replay' }).or(button(page, 'Watch replay')).first());
    const place = page.getByRole('slider', { name: 'Position in the game' });
    const shown = page.getByRole('region', { name: 'The table at this step' });
    await expect(shown.getByText('Game over', { exact: true })).toBeVisible();
    const end = await place.getAttribute('aria-valuenow');
    await press(button(page, 'Previous step'));
    await expect(place).not.toHaveAttribute('aria-valuenow', end ?? '');
    await press(button(page, 'Previous round'));
    await expect(shown.getByRole('heading', { name: /^Round \d+: / })).toBeVisible();
  });

  test('lets a bid be formed, made, changed and kept over a reload', async ({ page, hasTouch }) => {
    const press = pressWith(hasTouch);
    const round4 = REALM_SAVES.round4();
    await withSettings(page, SETTINGS);
    await withSave(page, round4);
    await withSilentBots(page);
    await page.goto(`/play/${round4.id}`);
    const tray = page.getByRole('group', { name: 'Coins in your bid' });
    await press(button(page, 'Add Crown'));
    await expect(page.getByText('Crowns alone count as nothing')).toBeVisible();
    await press(button(page, 'Add Gryphon'));
    await expect(button(page, 'Bid 3')).toBeVisible();
    await press(button(page, 'Gryphon: flip to Knight'));
    await expect(button(page, 'Bid 8')).toBeVisible();
    for (let peasant = 0; peasant < 4; peasant++) await press(button(page, 'Add Peasant'));
    await expect(tray.getByRole('button', { name: /^Peasant.*, counts 2/ }).first()).toBeVisible();
    await press(button(page, 'Bid 13'));
    await expect(page.getByText('Your bid of 13 is in.')).toBeVisible();
    await expect(page.getByText('Waiting for Mara and Tallow.')).toBeVisible();

    await page.reload();
    await expect(page.getByText('Your bid of 13 is in.')).toBeVisible();
    await press(button(page, 'Change bid'));
    await press(tray.getByRole('button', { name: /^Crown/ }));
    await expect(button(page, 'Bid 13')).toBeVisible();
    await press(button(page, 'Keep 13'));
    await press(button(page, 'Change bid'));
    await expect(tray.getByRole('button', { name: /^Crown/ })).toBeVisible();
    // A coin goes back into the stash by a right-click; a finger holds it.
    if (hasTouch) {
      await tray.getByRole('button', { name: /^Crown/ }).dispatchEvent('pointerdown', { pointerType: 'touch' });
      await press(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    } else await tray.getByRole('button', { name: /^Crown/ }).click({ button: 'right' });
    await press(button(page, 'Bid 8'));
    await expect(page.getByText('Your bid of 8 is in.')).toBeVisible();
  });

  test('swaps coins by a swoop, and pays wyverns', async ({ page, hasTouch }) => {
    const press = pressWith(hasTouch);
    const swoop = REALM_SAVES.swoop();
    const appease = REALM_SAVES.appease();
    await withSettings(page, { ...SETTINGS, motion: 'none' });
    await withSave(page, swoop);
    await withSave(page, appease);
    await withSilentBots(page);
    await page.goto(`/play/${swoop.id}`);
    await press(button(page, /^Take /));
    await press(button(page, /^Give /));
    await press(button(page, 'Undo'));
    await expect(button(page, 'Choose 2 more')).toBeVisible();
    const [take, give] = [button(page, /^Take /), button(page, /^Give /)];
    const taken = (await take.getAttribute('aria-label'))?.replace('Take ', '').toLowerCase();
    const given = (await give.getAttribute('aria-label'))?.replace('Give ', '').toLowerCase();
    await press(take);
    await press(give);
    await press(button(page, `Swap ${given} for ${taken}`));
    await expect(page.getByRole('region', { name: 'Your decision' })).toBeHidden();
    await expect(
      (await openLog(page, press)).getByText(new RegExp(`^You swap a ${given} for .*${taken}`)),
    ).toBeVisible();

    await page.goto(`/play/${appease.id}`);
    await press(button(page, /^Add /));
    await press(button(page, /^Add /));
    await press(button(page, /^Pay /));
    await expect((await openLog(page, press)).getByText(/^Your wyverns? costs? /).first()).toBeVisible();
  });
});
