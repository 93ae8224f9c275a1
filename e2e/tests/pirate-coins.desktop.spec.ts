import { choice, playOn } from '../support/pirate-coins.ts';
import { expect, test, withSettings } from '../support/test.ts';

test('a whole game of Pirate Coins by keyboard alone', async ({ page }) => {
  test.slow();
  await withSettings(page, {
    name: 'Robin',
    hintsSeen: ['pirate-coins/all'],
    bots: 1,
    level: 'easy',
    lastGame: 'pirate-coins',
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now' });
  await expect(play).toBeVisible();
  while (!(await play.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  const plunder = choice(page, 'Plunder');
  const sally = choice(page, 'Sally forth');
  let choices = 0;
  await playOn(page, {
    choose: async () => {
      await expect(plunder, 'the focus is where the decision is').toBeFocused();
      choices++;
      if (choices === 1) {
        // Stay aboard for a turn: there and back by arrows, then Enter.
        await page.keyboard.press('ArrowRight');
        await expect(sally).toBeFocused();
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('p');
    },
    // A key that does nothing but end what is moving.
    goOn: () => page.keyboard.press('Shift'),
  });

  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Result and replay' })).toBeFocused();
  await page.keyboard.press('Enter');
  const place = page.getByRole('slider', { name: 'Place in the game' });
  await expect(place).toHaveAttribute('aria-valuetext', /the end$/);
  await page.keyboard.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^Set-up/);
  await page.keyboard.press('ArrowRight');
  await expect(place).not.toHaveAttribute('aria-valuetext', /^Set-up/);
});
