import type { Page } from '@playwright/test';
import { gather } from '../support/online/gather.ts';
import { makeTable, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choose } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

const line = (page: Page, who: string, text: string) =>
  page
    .getByRole('region', { name: 'Messages' })
    .getByRole('listitem')
    .filter({ hasText: who })
    .filter({ hasText: text });

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await press(page.getByRole('button', { name: 'Send' }));
}

/** More than a brisk clock gives. */
const LATE = 60_000;

/** While the clock of a decision runs: nobody need wait for it without anything to do. */
test('lines and quick phrases arrive at all, and are counted until they are read; a bot decides for who is late', async ({
  newPerson,
}) => {
  test.slow();
  const robin = await newPerson('Robin', { settings: { theme: 'dark' } });
  const ann = await newPerson('Ann', { size: 'phone' });
  const wil = await newPerson('Wil');
  const path = await gather([robin, ann], { clock: 'brisk' });
  await choose(robin.page, 'Plunder');
  await expect(ann.page.getByRole('timer')).toBeVisible();
  await watch(wil, path);

  await robin.page.getByRole('tab', { name: 'Chat' }).click();
  // On a phone it is shown under the top bar, for a while only.
  await Promise.all([ann.page.getByText('Robin What a fine ship').waitFor(), say(robin.page, 'What a fine ship')]);
  await press(ann.page.getByRole('button', { name: 'Chat, 1 new message' }));
  const sheet = ann.page.getByRole('dialog', { name: 'Chat' });
  await expect(line(ann.page, 'Robin', 'What a fine ship')).toBeVisible();
  await press(sheet.getByRole('list', { name: 'Quick phrases' }).getByRole('button', { name: 'Thank you' }));
  await expect(line(ann.page, 'Ann', 'Thank you')).toBeVisible();
  await expect(line(robin.page, 'Ann', 'Thank you')).toBeVisible();
  await expectAccessible(ann.page);
  await expectAccessible(robin.page);

  await robin.page.getByRole('tab', { name: 'Log' }).click();
  await wil.page.getByRole('tab', { name: 'Chat' }).click();
  await expectAccessible(wil.page);
  await say(wil.page, 'May I join?');
  await robin.page.getByRole('tab', { name: 'Chat, 1 new message' }).click();
  await expect(line(robin.page, 'Wil', 'May I join?')).toContainText('watching');
  await expect(line(robin.page, 'Ann', 'Thank you')).not.toContainText('watching');
  await expect(robin.page.getByRole('tab', { name: 'Chat', exact: true })).toBeVisible();

  const late = 'Time’s up: a bot plays for Ann.';
  await robin.page.getByRole('tab', { name: 'Log' }).click();
  await expect(robin.page.getByRole('tabpanel', { name: 'Log' }).getByText(late)).toBeVisible({ timeout: LATE });
  await press(sheet.getByRole('button', { name: 'Close' }));
  await press(ann.page.getByRole('button', { name: 'Menu' }));
  await press(ann.page.getByRole('dialog').getByRole('button', { name: 'Log' }));
  await expect(ann.page.getByRole('dialog', { name: 'Log' }).getByText(late)).toBeVisible();
});

test('the newest line and the field to write are in sight, however much was said', async ({ newPerson }) => {
  const robin = await newPerson('Robin');
  const path = await makeTable(robin, { game: 'koinz', others: ['open'] });
  const numbers = Array.from({ length: 14 }, (_, index) => `Line ${index + 1} of fourteen`);
  for (const text of numbers) {
    await say(robin.page, text);
    await expect(line(robin.page, 'Robin', text)).toBeInViewport();
  }
  await expect(robin.page.getByRole('textbox', { name: 'Say something' })).toBeInViewport();

  // A link that is pasted at home leads there, also for those who press Enter at once.
  const ann = await newPerson('Ann', { size: 'phone' });
  await ann.page.goto('/');
  await ann.page.getByRole('textbox', { name: 'Table code' }).fill(`${robin.url}${path}`);
  await ann.page.keyboard.press('Enter');
  await expect(ann.page.getByRole('region', { name: 'Seats' })).toBeVisible();
  expect(new URL(ann.page.url()).pathname).toBe(path);
});
