import { readFileSync } from 'node:fs';
import { press } from '../support/press.ts';
import { expect, test } from '../support/test.ts';

/** Of the page objects in a PDF; the tree of pages has another name. */
const PAGE_OBJECT = /\/Type \/Page\b/g;

test('a kit is looked at, made and saved', async ({ page }) => {
  await page.goto('/print/pirate-coins');
  const choose = (group: string, choice: string) =>
    press(page.getByRole('group', { name: group, exact: true }).getByText(choice, { exact: true }));
  await choose('Paper', 'A4');
  await choose('Double-sided', 'Single-sided');
  await choose('Ink', 'Grey');
  await choose('Cut', 'Square');
  const preview = page.getByRole('region', { name: 'Preview' });
  const pages = preview.getByRole('button', { name: /Enlarge$/ });
  await expect(preview.getByRole('status').getByText(/^\d+ pages$/)).toBeVisible();
  const count = await pages.count();
  expect(count).toBeGreaterThan(4);

  await press(pages.first());
  const large = page.getByRole('dialog');
  await expect(large.getByText(`Page 1 of ${count}`, { exact: true })).toBeVisible();
  await press(large.getByRole('button', { name: 'Next page' }));
  await expect(large.getByText(`Page 2 of ${count}`, { exact: true })).toBeVisible();
  await press(large.getByRole('button', { name: 'Close' }));

  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Make the PDF' }));
  const file = await download;
  expect(file.suggestedFilename()).toBe('pirate-coins-kit.pdf');
  const pdf = readFileSync(await file.path(), 'latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(PAGE_OBJECT)).toHaveLength(count);
  await expect(page.getByText(new RegExp(`^pirate-coins-kit\\.pdf: ${count} pages`)).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Save the PDF' })).toBeFocused();
  // The printer's ways are remembered; another game is another kit.
  await press(page.getByRole('navigation', { name: 'Games' }).getByRole('link', { name: 'Koinz' }));
  await expect(page.getByRole('group', { name: 'Ink' }).getByRole('radio', { name: 'Grey' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Make the PDF' })).toBeVisible();
});
