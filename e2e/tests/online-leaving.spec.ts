import { gather } from '../support/online/gather.ts';
import { leaveToABot } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choice } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

test('a bot plays for somebody who leaves, until they come back', async ({ newPerson }) => {
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone', settings: { theme: 'dark' } });
  await gather([robin, ann]);
  const others = robin.page.getByRole('list', { name: 'Other players' });
  await leaveToABot(ann);
  await expect(others).toContainText('Bot playing for Ann');
  await press(choice(robin.page, 'Plunder'));
  await expect(
    robin.page.getByRole('tabpanel', { name: 'Log' }).getByText('A bot plays for Ann.').first(),
  ).toBeVisible();

  const waiting = ann.page.getByRole('region', { name: 'Unfinished games' });
  await expect(waiting).toContainText('A bot is playing for you');
  await press(waiting.getByRole('link', { name: /^Resume/ }));
  const kept = ann.page.getByRole('region', { name: 'A bot is playing for you.' });
  await expect(kept).toBeVisible();
  await expectAccessible(ann.page);
  await press(kept.getByRole('button', { name: 'Take your seat back' }));
  await expect(kept).toBeHidden();
  await expect(ann.page.getByRole('group', { name: 'Your choice' })).toBeVisible();
  await expect(others).not.toContainText('Bot playing');
});

test('somebody who comes during the game watches, and asks the host for the seat of a bot', async ({ newPerson }) => {
  const robin = await newPerson('Robin', { settings: { theme: 'dark' } });
  const cid = await newPerson('Cid', { size: 'phone' });
  const path = await gather([robin], { seats: ['open', 'easy'] });
  await cid.page.goto(path);
  const watching = cid.page.getByRole('region', { name: 'You’re watching.' });
  await expect(watching).toBeVisible();
  await expectAccessible(cid.page);
  await press(watching.getByRole('button', { name: /^Ask to take over from \w+$/ }));
  await expect(cid.page.getByText('You’ve asked the host for a seat.')).toBeVisible();
  await press(robin.page.getByRole('button', { name: 'Let Cid play' }));
  await expect(watching).toBeHidden();
  await expect(cid.page.getByRole('group', { name: 'Your choice' })).toBeVisible();
  await expect(robin.page.getByRole('list', { name: 'Other players' })).toContainText('Cid');
  await robin.page.getByRole('tab', { name: 'Chat' }).click();
  await expect(robin.page.getByText(/^Cid took over from \w+, a bot\.$/)).toBeVisible();
});
