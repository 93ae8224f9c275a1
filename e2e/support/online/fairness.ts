import { createHash } from 'node:crypto';
import { expect, expectAccessible } from '../test.ts';
import type { Person } from './people.ts';

/** The draws of a table are sealed before the game, and can be checked after it. */

type Host = Pick<Person, 'page'>;

const fairnessPanel = ({ page }: Host) => page.getByRole('dialog', { name: 'Fairness' });
const openPanel = ({ page }: Host) => page.getByRole('button', { name: 'Fairness' }).click();
const ALL_MATCH = /^All \d+ draws match the seed sealed before the game\.$/;

/** Before the game: somebody adds a word of their own. Gives the commitment that is shown. */
export async function addWord({ page }: Host, name: string, word: string): Promise<string> {
  await page.getByText('Fair draws').click();
  await page.getByRole('textbox', { name: 'Add a word of your own' }).fill(word);
  await page.getByRole('button', { name: 'Add word' }).click();
  await expect(page.getByRole('list', { name: 'Words so far' })).toContainText(`${name}: ${word}`);
  await expectAccessible(page);
  return /[0-9a-f]{64}/.exec(await page.getByText(/^Seal [0-9a-f]{64}$/).innerText())?.[0] ?? '';
}

/** During the game the seal is there, and what is in it is not. */
export async function expectDrawsSealed(host: Host, commitment: string): Promise<void> {
  const panel = fairnessPanel(host);
  await openPanel(host);
  await expect(panel.getByText(commitment)).toBeVisible();
  await expect(panel.getByText('This device saw the seal before the first step.')).toBeVisible();
  await expect(panel.getByText('Revealed when the game is over.')).toBeVisible();
  await expectAccessible(host.page);
  await host.page.keyboard.press('Escape');
}

/** After the game anybody can draw again: at the table, and in the replay. */
export async function expectDrawsFair(host: Host, commitment: string): Promise<void> {
  const { page } = host;
  const panel = fairnessPanel(host);
  await expectAccessible(page);
  await openPanel(host);
  const seed = await panel.locator('code').nth(1).innerText();
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(commitment);
  await panel.getByRole('button', { name: 'Check draws' }).click();
  await expect(panel.getByText(ALL_MATCH)).toBeVisible();
  await expectAccessible(page);

  await page.goto('/tables');
  const archive = page.getByRole('group').filter({ hasText: 'Finished games' });
  await archive.getByText('Finished games').click();
  const finished = archive.getByRole('listitem');
  await expect(finished).toContainText([/won|shared the win/]);
  await finished.getByRole('link', { name: /^Replay of Pirate Coins with/ }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
  await page.getByRole('button', { name: 'Check draws' }).click();
  await expect(page.getByText(ALL_MATCH)).toBeVisible();
  await expectAccessible(page);
}
