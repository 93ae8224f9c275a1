import { createHash } from 'node:crypto';
import { tableOfHost } from '../support/online/gather.ts';
import { playTogether } from '../support/online/playing.ts';
import { start } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choosing } from '../support/pirate-coins.ts';
import { expectAccessible } from '../support/test.ts';

test('the draws are sealed before the game and can be checked after it, at the table and in the replay', async ({
  newPerson,
}) => {
  test.slow();
  const robin = await newPerson('Robin', { settings: { theme: 'dark' } });
  const { page } = robin;
  await page.goto(await tableOfHost(robin, { seats: ['open', 'easy'] }));
  await page.getByText('Fair chance').click();
  await page.getByRole('textbox', { name: 'Add a word of your own' }).fill('wyvern');
  await page.getByRole('button', { name: 'Add the word' }).click();
  await expect(page.getByRole('list', { name: 'Words so far' })).toContainText('Robin: wyvern');
  const sealed = /[0-9a-f]{64}/.exec(await page.getByText(/^Commitment [0-9a-f]{64}$/).innerText())?.[0] ?? '';
  await expectAccessible(page);
  await start(robin, [robin]);

  const panel = page.getByRole('dialog', { name: 'Fairness' });
  await page.getByRole('button', { name: 'Fairness' }).click();
  await expect(panel.getByText(sealed)).toBeVisible();
  await expect(panel.getByText('This device saw the seal before the first step.')).toBeVisible();
  await expect(panel.getByText('Shown when the game is over.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await playTogether([robin], choosing());
  await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fairness' }).click();
  const seed = await panel.locator('code').nth(1).innerText();
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(sealed);
  await panel.getByRole('button', { name: 'Check this game' }).click();
  const fair = /^All \d+ draws match what was sealed before the game\.$/;
  await expect(panel.getByText(fair)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tables');
  const finished = page.getByRole('list', { name: 'Finished' }).getByRole('listitem');
  await expect(finished).toContainText([/won|share the win/]);
  await finished.getByRole('link', { name: /^Replay of Pirate Coins with/ }).click();
  await expect(page.getByRole('slider', { name: 'Place in the game' })).toBeVisible();
  await page.getByRole('button', { name: 'Check draws' }).click();
  await expect(page.getByText(fair)).toBeVisible();
  await expectAccessible(page);
});
