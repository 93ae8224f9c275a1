import { gather } from '../support/online/gather.ts';
import { expect, test } from '../support/online/test.ts';
import { choose } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';

/** More than the clock gives. */
const LATE = 60_000;

test('when the clock has run out a bot decides this once, and all are told', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  await gather([robin, ann], { clock: 'brisk' });
  await choose(robin.page, 'Plunder');
  await expect(ann.page.getByRole('timer')).toBeVisible();

  const late = 'Time is up: a bot decides for Ann.';
  await expect(robin.page.getByRole('tabpanel', { name: 'Log' }).getByText(late)).toBeVisible({ timeout: LATE });
  await press(ann.page.getByRole('button', { name: 'Menu' }));
  await press(ann.page.getByRole('dialog').getByRole('button', { name: 'Log' }));
  await expect(ann.page.getByRole('dialog', { name: 'Log' }).getByText(late)).toBeVisible();
});
