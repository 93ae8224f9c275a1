import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { qrText } from '../support/qr.ts';
import { expectAccessible } from '../support/test.ts';

test('a table is made by one click: its link is copied, its code and its QR code are there', async ({ newPerson }) => {
  const { page, context, url } = await newPerson('Robin');
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
  await page.goto('/');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.waitForURL(/\/table\/[\w-]{16}$/);
  const link = page.url();
  await expect(page.getByText('Table link copied.').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const invite = page.getByRole('region', { name: 'Invite' });
  await expect(invite.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(link);
  expect(await qrText(invite.getByRole('img', { name: 'QR code for this table' }))).toBe(link);
  const code = invite.getByRole('button', { name: /^[A-Z0-9]{4}: copy the code$/ });
  await code.click();
  const shown = (await code.innerText()).replaceAll(/\s/g, '');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await invite.getByRole('button', { name: 'Copy link' }).click();
  await expect(invite.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await expect(page.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});

test('on a phone the link is shared, and its QR code is behind a button', async ({ newPerson }) => {
  const { page } = await newPerson('Robin', { size: 'phone', settings: { theme: 'dark' } });
  const shared: string[] = [];
  await page.exposeFunction('noteShared', (link: string) => void shared.push(link));
  // Chromium has a share sheet on phones only.
  await page.addInitScript(() => {
    const { noteShared } = globalThis as unknown as { readonly noteShared: (link?: string) => Promise<void> };
    navigator.share = (data) => noteShared(data?.url);
  });
  await page.goto('/');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create table' }).tap();
  await page.waitForURL(/\/table\/[\w-]{16}$/);
  const link = page.url();
  await expect.poll(() => shared).toEqual([link]);
  await page.getByRole('button', { name: 'Share link' }).tap();
  await expect.poll(() => shared).toEqual([link, link]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'QR code' }).tap();
  const sheet = page.getByRole('dialog', { name: 'QR code' });
  expect(await qrText(sheet.getByRole('img', { name: 'QR code for this table' }))).toBe(link);
});

test('seats, bots, clock, options and the lobby are chosen for a table, and remembered', async ({ newPerson }) => {
  const { page } = await newPerson('Robin', { settings: { lastGame: 'koinz', theme: 'dark' } });
  const sheet = page.getByRole('dialog', { name: 'New Koinz table' });
  const choose = (group: string, value: string) =>
    press(sheet.getByRole('group', { name: group, exact: true }).getByText(value, { exact: true }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Table options' }).click();
  await choose('Seats', '3');
  await sheet.getByRole('combobox', { name: 'Who plays in seat 3' }).selectOption('sharp');
  await press(sheet.getByRole('radio', { name: 'Sudden death' }));
  await choose('Clock', 'Brisk');
  await choose('Visibility', 'Listed');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Create table' }).click();

  const about = page.getByRole('region', { name: 'This table' }).getByRole('listitem');
  await expect(about.filter({ hasText: 'Koinz for 3 players' })).toBeVisible();
  for (const fact of ['Sudden death', '25 seconds per move', 'Listed: anyone can join from the lobby'])
    await expect(about.filter({ hasText: fact })).toBeVisible();
  const seats = page.getByRole('region', { name: 'Seats' }).getByRole('list').first().locator('> li');
  await expect(seats).toHaveCount(3);
  await expect(seats.nth(0)).toContainText('Robin');
  await expect(seats.nth(1)).toContainText('Open seat');
  await expect(seats.nth(2)).toContainText('Sharp');

  await page.goto('/');
  await page.getByRole('button', { name: 'Table options' }).click();
  await expect(sheet.getByRole('combobox', { name: 'Who plays in seat 3' })).toHaveValue('sharp');
  await expect(sheet.getByRole('radio', { name: 'Brisk' })).toBeChecked();
});
