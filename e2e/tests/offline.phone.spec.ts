import { press } from '../support/press.ts';
import { expect, ownTest as test, withSettings } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('after the first visit everything works without a network', async ({ page, context }) => {
  await withSettings(page, { name: 'Robin', level: 'easy', bots: 1, hintsSeen: ['realm-coins/all'] });
  await page.goto('/');
  // Ready: everything is kept, and this page is served from there.
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await context.setOffline(true);
  await page.reload();
  await press(page.getByRole('button', { name: 'Play now' }));
  await press(page.getByRole('button', { name: /^Add Peasant/ }));
  await press(page.getByRole('button', { name: /^Bid 1/ }));
  // The bot has thought, and the bids are open.
  await expect(page.getByRole('heading', { name: 'Realm Coins' })).toBeVisible();
  await expect(page.getByText(/Bids revealed/).first()).toBeAttached({ timeout: 30_000 });
  await page.goto('/learn/koinz');
  await expect(page.getByRole('button', { name: 'Step', exact: true }).first()).toBeVisible();
  await page.goto('/print/coin-set');
  const download = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Make the PDF' }));
  expect((await download).suggestedFilename()).toBe('coin-set-kit.pdf');
});
