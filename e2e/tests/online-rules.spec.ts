import { gather } from '../support/online/gather.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

test('the rules open over a table with a clock, which stays in view, and a half-made bid stays as it is', async ({
  newPerson,
}) => {
  const robin = await newPerson('Robin', { settings: { hintsSeen: ['realm-coins/all'] } });
  const ann = await newPerson('Ann', { size: 'phone', settings: { hintsSeen: ['realm-coins/all'] } });
  await gather([robin, ann], { game: 'realm-coins', clock: 'relaxed' });
  for (const { page } of [robin, ann]) {
    await press(page.getByRole('button', { name: /^Add Peasant/ }));
    const lockIn = page.getByRole('button', { name: /^Bid 1/ });
    await expect(lockIn).toBeVisible();
    if (page === ann.page) await press(page.getByRole('button', { name: 'Menu' }));
    await press(page.getByRole('button', { name: 'Rules', exact: true }));
    const sheet = page.getByRole('dialog', { name: 'Rules' });
    await expect(sheet.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await expect(sheet.getByRole('timer')).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(lockIn).toBeVisible();
  }
});
