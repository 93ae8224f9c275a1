import { begun, board, isReady, layButton, MIDWAY, playOn, SHORT_GAME, takeByKey, withActs } from '../support/koinz.ts';
import { skipShow } from '../support/press.ts';
import { bot, person, THREE } from '../support/saves.ts';
import { expect, test, withChance, withSave, withSettings, withSilentBots } from '../support/test.ts';

const NO_HINTS = { name: 'Robin', hintsSeen: ['koinz/all'] };

test('a whole game of Koinz by keyboard alone', async ({ page }) => {
  await withChance(page, SHORT_GAME);
  const save = begun('keys', [person('Robin'), bot('Mara', 'easy')], { variant: 'sudden-death' });
  await withSettings(page, { ...NO_HINTS, motion: 'none' });
  await withSave(page, save);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Resume/ }).first()).toBeVisible();
  await page.keyboard.press('r');

  const asks = page.getByRole('group', { name: /^How many/ });
  await playOn(page, {
    choose: async () => {
      await expect(asks.getByRole('button', { name: /^1 / }), 'the focus is where the decision is').toBeFocused();
      await page.keyboard.press('1');
    },
    lay: async () => {
      await takeByKey(page);
      // On a pile if there is one that can carry it, else wherever there is room.
      await page.keyboard.press('n');
      for (let row = 0; row < 20 && !(await isReady(page)); row++) {
        for (let step = 0; step < 20 && !(await isReady(page)); step++)
          await page.keyboard.press(row % 2 === 0 ? 'Shift+ArrowRight' : 'Shift+ArrowLeft');
        if (!(await isReady(page))) await page.keyboard.press(row === 4 ? ']' : 'Shift+ArrowDown');
      }
      await page.keyboard.press('Enter');
    },
    // A key that does nothing but end what is moving.
    goOn: () => skipShow(page),
  });

  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Watch replay' })).toBeFocused();
  await page.keyboard.press('Enter');
  const place = page.getByRole('slider', { name: 'Place in the game' });
  await expect(place).toBeVisible();
  await page.keyboard.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^Set-up/);
  await page.keyboard.press('ArrowRight');
  await expect(place).not.toHaveAttribute('aria-valuetext', /^Set-up/);
});

test('arrows move the koin, brackets change the surface, Escape puts it back', async ({ page }) => {
  const save = withActs('arrows', begun('arrows', THREE), MIDWAY);
  await withSettings(page, { ...NO_HINTS, confirm: 'on' });
  await withSave(page, save);
  await withSilentBots(page);
  await page.goto(`/play/${save.id}`);
  await expect(board(page, 'Lighthouse Bay')).toBeFocused();
  const ghost = page.locator('[data-ghost]');
  await page.keyboard.press('2');
  await expect(ghost).toHaveAttribute('data-x', '60');
  await page.keyboard.press('[');
  await expect(board(page, 'Red Mesa'), 'the focus goes with the koin').toBeFocused();
  for (const key of ['Shift+ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
  await expect(ghost).toHaveAttribute('data-x', '56');
  await expect(ghost).toHaveAttribute('data-y', '58');
  await expect(page.getByText('It fits.'), 'it is heard').toBeAttached();

  await page.keyboard.press('Enter');
  const again = page.getByRole('button', { name: 'Press again to confirm' });
  await expect(again).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layButton(page)).toHaveAccessibleName(/^Lay medium/);
  await page.keyboard.press('Escape');
  await expect(ghost).toHaveCount(0);
  await page.keyboard.press('3');
  await page.keyboard.press('n');
  await page.keyboard.press('Enter');
  await expect(again).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Waiting for Mara')).toBeVisible();
});
