import type { Page } from '@playwright/test';
import { has, NOBODY } from '@pouch/rules';
import { expectToFit } from '../support/fits.ts';
import { bot, person, type Saved, savedGame, THREE } from '../support/saves.ts';
import { expect, expectAccessible, ownTest, test, withSave, withSettings } from '../support/test.ts';

/** What follows a game, by keyboard: the result, another game, the replay, and a picture for others. */

const SETTINGS = { name: 'Robin', motion: 'none' };

type Over = (state: { readonly winners: number }) => boolean;

const ended = (over: Over, players = THREE): Saved => savedGame({ game: 'realm-coins', players, when: over as never });

const won = (): Saved => ended(({ winners }) => has(winners, 0));
const lost = (): Saved => ended(({ winners }) => winners !== NOBODY && !has(winners, 0));

async function open(page: Page, save: Saved): Promise<void> {
  await withSettings(page, SETTINGS);
  await withSave(page, save);
  await page.goto(`/play/${save.id}`);
}

/** As the head of a PNG says. */
const sizeOf = (png: Buffer) => {
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
};

const again = (page: Page) => page.getByRole('button', { name: 'Play again' });

ownTest('a won game: keys wait until the ending was seen, then Enter plays again', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const save = won();
  await open(page, save);
  const [best = 0] = [...(save.result?.scores ?? [])].sort((a, b) => b - a);
  const headline = page.getByRole('heading', { name: new RegExp(`^You win, ${best} to \\d+$`) });
  // In small steps, until it has only just appeared.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(headline).toBeVisible({ timeout: 50 });
  }).toPass({ intervals: [10] });
  await page.keyboard.press('Enter');
  await page.clock.runFor(600);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  expect(new URL(page.url()).pathname).toBe(`/play/${save.id}`);
  await page.clock.runFor(150);
  await expect(again(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(new RegExp(save.id));
  await expect(page).toHaveURL(/\/play\//);
});

test('a lost game: the same, in silver or less, with the way to the replay and home', async ({ page }) => {
  const save = lost();
  await open(page, save);
  await expect(page.getByRole('heading', { name: /^You came [23](nd|rd), \d+ to \d+$/ })).toBeVisible();
  const standing = page.getByRole('list', { name: 'Final standings' });
  await expect(standing.getByRole('listitem')).toHaveCount(3);
  const headline = page.getByRole('heading', { name: /^You came/ });
  const story = page.locator('main h2 + p').first();
  const parts = { headline, story, standing, 'play again': again(page) };
  await expectToFit(page, parts, 'scrolls');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(standing.getByRole('listitem').first()).toContainText(/^1st: /);
  await expect(page.getByRole('table', { name: /Stash by round/ })).toHaveCount(1);
  await expect(again(page)).toBeFocused();
  await expectAccessible(page);
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(page).toHaveURL(`/replay/${save.id}`, { timeout: 200 });
  }).toPass();
  await page.goto(`/play/${save.id}`);
  await expect(again(page)).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/', { timeout: 200 });
  }).toPass();
});

test('people who share the device read who won', async ({ page }) => {
  await open(
    page,
    ended(({ winners }) => winners !== NOBODY, [person('Robin'), person('Ines'), bot('Tallow')]),
  );
  await expect(page.getByRole('heading', { name: /^\w+ wins, \d+ to \d+$/ })).toBeVisible();
});

test('the best moment is watched in the replay', async ({ page }) => {
  await open(page, won());
  await page.getByRole('link', { name: 'Watch this moment' }).click();
  await expect(page).toHaveURL(/\?moment=\d+$/);
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  const end = won().steps.length;
  await expect(page.getByText(new RegExp(`\\b${end} of ${end}\\b`))).toHaveCount(0);
});

test('the picture: its size, and what can be done with it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, won());
  await expect(again(page)).toBeFocused();
  await expect(async () => {
    await page.keyboard.press('y');
    await expect(page.getByRole('dialog', { name: 'Share picture' })).toBeVisible({ timeout: 500 });
  }).toPass();
  const dialog = page.getByRole('dialog', { name: 'Share picture' });
  await expect(dialog.getByRole('img', { name: /^Robin wins, \d+ to \d+\. Realm Coins, \d+ rounds\. / })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save picture' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('pouch-realm-coins.png');
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  const png = Buffer.concat(chunks);
  expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
  expect(png.length, 'something is drawn').toBeGreaterThan(40_000);
  await dialog.getByRole('button', { name: 'Copy picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Picture copied' })).toBeVisible();
  await context.clearPermissions();
});

test('a refused clipboard shows the link in a selected field', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await open(page, won());
  await page.getByRole('button', { name: 'Share picture' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
  const field = page.getByRole('textbox', { name: 'Link to the replay' });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(/\/replay#r=/);
  expect(await field.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
    0,
    (await field.inputValue()).length,
  ]);
});

test('a device with a share sheet of its own gets the picture', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.canShare = () => true;
    navigator.share = async ({ files = [], title }: ShareData = {}) => {
      for (const { name, type, size } of files) shared.push({ name, type, title, isLarge: size > 10_000 });
    };
  });
  await open(page, won());
  await page.getByRole('button', { name: 'Share picture' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { readonly shared: unknown[] }).shared);
  await expect
    .poll(shared)
    .toEqual([{ name: 'pouch-realm-coins.png', type: 'image/png', title: 'Realm Coins', isLarge: true }]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('sound is offered once, beside where it is switched', async ({ page }) => {
  await withSettings(page, { name: 'Robin', motion: 'none', soundOffer: 'open' });
  const save = savedGame({ game: 'realm-coins', players: THREE, when: (() => true) as never });
  await withSave(page, save);
  await page.goto(`/play/${save.id}`);
  const offer = page.getByRole('group', { name: 'Sound' });
  await expect(offer).toContainText('Turn sound on?');
  await offer.getByRole('button', { name: 'No' }).click();
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});
