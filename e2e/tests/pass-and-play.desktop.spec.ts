import type { Page } from '@playwright/test';
import { press } from '../support/press.ts';
import { person, type Saved, savedGame } from '../support/saves.ts';
import { expect, test, withSettings } from '../support/test.ts';

const PEOPLE = [person('Robin'), person('Ann')];
const NO_HINTS = { name: 'Robin', hintsSeen: ['realm-coins/all', 'pirate-coins/all'] };

/** Opens the game as it was kept, whatever has been done to it since. */
async function openAnew(page: Page, save: Saved): Promise<void> {
  await page.goto('/credits');
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    `pouch/game/${save.id}`,
    JSON.stringify(save),
  ] as const);
  await page.goto(`/play/${save.id}`);
}

interface Seen {
  readonly dom: string;
  readonly spoken: string;
}

/** All that is on the page, for eyes and for screen readers. */
const seen = async (page: Page): Promise<Seen> => ({
  dom: await page.content(),
  spoken: await page.locator('body').ariaSnapshot(),
});

interface Secrets {
  readonly behindCurtain: Seen;
  readonly toTheOther: Seen;
  readonly afterReload: Seen;
}

/** One person decides in secret; then all that the other can see before and after the curtain goes up. */
async function decideInSecret(page: Page, save: Saved, decide: () => Promise<void>): Promise<Secrets> {
  const curtain = page.getByRole('heading', { name: 'Hand the device to Ann' });
  await openAnew(page, save);
  await press(page.getByRole('button', { name: 'I am Robin' }));
  await decide();
  await expect(curtain).toBeVisible();
  const behindCurtain = await seen(page);
  await press(page.getByRole('button', { name: 'I am Ann' }));
  await expect(curtain).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hide screen' })).toBeVisible();
  const toTheOther = await seen(page);
  await page.reload();
  await expect(curtain).toBeVisible();
  return { behindCurtain, toTheOther, afterReload: await seen(page) };
}

test('Realm Coins: a locked bid is nowhere on the page for the other person', async ({ page }) => {
  const save = savedGame({ game: 'realm-coins', players: PEOPLE, when: () => true });
  await withSettings(page, NO_HINTS);
  const bid =
    (...faces: readonly string[]) =>
    async (): Promise<void> => {
      for (const face of faces) await press(page.getByRole('button', { name: new RegExp(`^Add ${face},`) }));
      await press(page.getByRole('button', { name: /^Bid \d/ }));
    };
  const wyverns = await decideInSecret(page, save, bid('Wyvern', 'Wyvern'));
  const peasant = await decideInSecret(page, save, bid('Peasant'));
  expect(peasant).toEqual(wyverns);
  expect(wyverns.behindCurtain.spoken).not.toMatch(/wyvern/i);

  // Ann's bid is the last one: both are opened, and the game goes on.
  await press(page.getByRole('button', { name: 'I am Ann' }));
  await bid('Knight')();
  await expect(page.getByText(/Bids revealed: .*Ann 3.*Robin 1/).first()).toBeAttached();
});

test('Pirate Coins: a choice is nowhere on the page for the other person', async ({ page }) => {
  const save = savedGame({
    game: 'pirate-coins',
    players: PEOPLE,
    when: ((state: { phase: string }) => state.phase === 'choose') as never,
  });
  await withSettings(page, NO_HINTS);
  const choose = (side: RegExp) => () => press(page.getByRole('button', { name: side }));
  const plunders = await decideInSecret(page, save, choose(/^Plunder/));
  const sallies = await decideInSecret(page, save, choose(/^Sally forth/));
  expect(sallies).toEqual(plunders);

  // Robin can still change it: the curtain asks for that too.
  await press(page.getByRole('button', { name: 'Robin: change my choice' }));
  await expect(page.getByRole('button', { name: /^Sally forth/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByRole('status').filter({ hasText: 'Waiting for Ann. You can still change your mind.' }),
  ).toBeVisible();
  await choose(/^Plunder/)();
  await press(page.getByRole('button', { name: 'I am Ann' }));
  await choose(/^Plunder/)();
  await expect(page.getByText(/(Robin and Ann|Ann and Robin) plunder/).first()).toBeAttached();
});

test('people and bots sit down at one screen', async ({ page }) => {
  await page.goto('/');
  await press(page.getByRole('button', { name: 'Pass and play' }));
  const sheet = page.getByRole('dialog', { name: 'Realm Coins on one screen' });
  await press(sheet.getByRole('group', { name: 'Players' }).getByText('3'));
  await sheet.getByRole('textbox', { name: 'Name of player 1' }).fill('Robin');
  await sheet.getByRole('combobox', { name: 'Who plays in seat 2' }).selectOption({ label: 'Easy bot' });
  await sheet.getByRole('combobox', { name: 'Who plays in seat 3' }).selectOption({ label: 'Person' });
  await sheet.getByRole('textbox', { name: 'Name of player 3' }).fill('Ann');
  await press(sheet.getByRole('button', { name: 'Start' }));
  await press(page.getByRole('button', { name: 'I am Robin' }));
  await press(page.getByRole('button', { name: /^Add Boar/ }));
  await press(page.getByRole('button', { name: /^Bid 1/ }));
  await expect(page.getByRole('heading', { name: 'Hand the device to Ann' })).toBeVisible();
});
