import type { Page } from '@playwright/test';
import { ERRORS } from '../support/online/errors.ts';
import { expect, test } from '../support/online/test.ts';

/** The least room of all, and other phones. */
const SMALL = { width: 360, height: 640 };
const OTHERS = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** The longest of each place: an ordinary run looks at these on all phones, and at the others on the smallest. */
const LONGEST = ['join-unknown', 'join-full', 'make-listed', 'make-in-sheet', 'link-full', 'link-name'];
const screensFor = (name: string) =>
  process.env.POUCH_THOROUGH !== undefined || LONGEST.includes(name) ? [SMALL, ...OTHERS] : [SMALL];

/** Whether the words stand on the screen as a whole, and are read out. */
async function expectInSight(page: Page, says: string, what: string): Promise<void> {
  const words = page.getByText(says, { exact: true }).filter({ visible: true }).first();
  await expect(words, what).toBeVisible();
  await expect(words, what).toBeInViewport({ ratio: 0.99 });
}

test('every error of making a table and joining one is in sight on a phone, without scrolling', async ({
  newPerson,
}) => {
  test.slow();
  const robin = await newPerson('Robin', { size: 'phone' });
  const ann = await newPerson('Ann');
  const { page } = robin;
  for (const { name, reach, says } of ERRORS)
    for (const screen of screensFor(name)) {
      const what = `${name} at ${screen.width} by ${screen.height}`;
      await page.setViewportSize(screen);
      await reach(robin, ann);
      await expectInSight(page, says, what);
    }
});
