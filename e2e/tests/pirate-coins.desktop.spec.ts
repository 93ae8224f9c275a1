import { expectHeard, listen } from '../support/heard.ts';
import { choice, playOn, SHORT_GAME } from '../support/pirate-coins.ts';
import { isFocused, skipShow } from '../support/press.ts';
import { expect, test, withChance, withSettings } from '../support/test.ts';

test('a whole game of Pirate Coins by keyboard alone', async ({ page }) => {
  test.slow();
  const heard = await listen(page);
  await withChance(page, SHORT_GAME);
  await withSettings(page, {
    name: 'Robin',
    hintsSeen: ['pirate-coins/all'],
    motion: 'none',
    bots: 1,
    level: 'easy',
    lastGame: 'pirate-coins',
  });
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play now' });
  await expect(play).toBeVisible();
  while (!(await isFocused(play))) await page.keyboard.press('Tab');
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
        await expect(async () => {
          // The table, too, puts the focus on the decision as soon as it rests.
          if (await isFocused(plunder)) await page.keyboard.press('ArrowRight');
          await expect(sally).toBeFocused({ timeout: 500 });
        }).toPass();
        await page.keyboard.press('Enter');
      } else await page.keyboard.press('p');
    },
    // A key that does nothing but end what is moving.
    goOn: () => skipShow(page),
  });

  await expect(page.getByRole('button', { name: 'Play again' })).toBeFocused();
  await expectHeard(heard, /First to 25 wins/, /plunder/i, /Last (turn|round)/, /^You (win|came|share)/m);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Watch replay' })).toBeFocused();
  await page.keyboard.press('Enter');
  const place = page.getByRole('slider', { name: 'Position in the game' });
  await expect(place).toHaveAttribute('aria-valuetext', /game over$/);
  await page.keyboard.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^Set-up/);
  await page.keyboard.press('ArrowRight');
  await expect(place).not.toHaveAttribute('aria-valuetext', /^Set-up/);
});
