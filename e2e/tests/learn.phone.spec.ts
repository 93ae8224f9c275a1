import { onPhone, press } from '../support/press.ts';
import { savedGame, THREE } from '../support/saves.ts';
import { expect, test, withSave, withSettings } from '../support/test.ts';

test('the rules open at the section that the table is at, and lead back', async ({ page }) => {
  const save = savedGame({ game: 'realm-coins', players: THREE, when: () => true });
  await withSettings(page, { name: 'Robin', hintsSeen: ['realm-coins/all'] });
  await withSave(page, save);
  await page.goto(`/play/${save.id}`);
  await expect(page.getByRole('button', { name: /^Bid (nothing|\d)/ })).toBeVisible();
  if (onPhone()) await press(page.getByRole('button', { name: 'Menu' }));
  await press(page.getByRole('button', { name: 'Rules', exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Rules' });
  const chapter = await sheet.getByRole('heading', { level: 3 }).first().textContent();
  await press(sheet.getByRole('link', { name: 'All the rules' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Realm Coins' })).toBeVisible();
  const place = new URL(page.url()).hash.slice(1);
  expect(place).not.toBe('');
  const heading = page.locator(`section#${place}`).getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(chapter ?? '');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await press(page.getByRole('link', { name: 'Back to the table' }));
  await expect(page.getByRole('button', { name: /^Bid (nothing|\d)/ })).toBeVisible();
});

test('an example goes step by step, plays, and begins again', async ({ page }) => {
  await page.goto('/learn');
  await press(page.getByRole('link', { name: /^Read the rules ?Pirate Coins/ }));
  const example = page
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: 'Step', exact: true }), hasNot: page.getByRole('region') })
    .first();
  const told = example.getByRole('log', { name: 'What happens' }).getByRole('listitem');
  await press(example.getByRole('button', { name: 'Step' }));
  await expect(told.first()).toBeVisible();
  const play = example.getByRole('button', { name: 'Play' });
  await press(play);
  await expect(example.getByText(/^(\d+) of \1$/)).toBeVisible({ timeout: 60_000 });
  await expect(play).toHaveAttribute('aria-disabled', 'true');
  await press(example.getByRole('button', { name: 'Restart' }));
  await expect(told).toHaveCount(0);
});

test('the trainer says whether three coins are a set, and why', async ({ page }) => {
  await page.goto('/learn/coin-set');
  const trainer = page.getByRole('region', { name: 'Is this a set?' });
  await press(trainer.getByRole('button', { name: 'A set', exact: true }));
  await expect(trainer.getByText(/^(Right, it is a set|It is not a set)\.$/)).toBeVisible();
  await expect(trainer.getByText(/^[01] of 1 right$/)).toBeVisible();
  await press(trainer.getByRole('button', { name: 'Next three' }));
  await press(trainer.getByRole('button', { name: 'Not a set' }));
  await expect(trainer.getByText(/^[012] of 2 right$/)).toBeVisible();
});
