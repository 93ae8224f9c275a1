import { tableOfHost } from '../support/online/gather.ts';
import { readyButton, sitDown, start } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

test('the host leaves before the game and another starts; the game is called off; one joins the rematch, one stays', async ({
  newPerson,
}) => {
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  const wil = await newPerson('Wil', { settings: { theme: 'dark' } });
  const path = await tableOfHost(robin, { seats: ['open', 'open', 'open', 'open'] });
  await robin.page.goto(path);
  await sitDown(ann, path);
  await sitDown(wil, path);

  // The host has set one seat too many, and changes that; then another has the role.
  await press(robin.page.getByRole('button', { name: 'Change table' }));
  const sheet = robin.page.getByRole('dialog', { name: 'Change table' });
  await press(sheet.getByRole('group', { name: 'Seats', exact: true }).getByText('3', { exact: true }));
  await press(sheet.getByRole('button', { name: 'Save changes' }));
  const seats = wil.page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await expect(seats).toHaveCount(3);
  await press(robin.page.getByRole('button', { name: 'Leave seat' }));
  await expect(seats.filter({ hasText: 'Ann' })).toContainText('Host');
  await press(robin.page.getByRole('region', { name: 'What you can do' }).getByRole('button', { name: 'Sit down' }));
  await expect(readyButton(robin)).toBeVisible();
  const players = [robin, ann, wil];
  await start(ann, players);

  await press(robin.page.getByRole('button', { name: 'Pause, stop or resign' }));
  await press(robin.page.getByRole('button', { name: 'Suggest calling the game off' }));
  for (const { page } of [ann, wil]) {
    await expect(page.getByText('Robin wants to call the game off.').first()).toBeVisible();
    await expectAccessible(page);
    await press(page.getByRole('button', { name: 'Agree' }));
  }
  for (const { page } of players)
    await expect(page.getByText('The players called the game off. Nobody wins.')).toBeVisible();
  for (const { page } of players) await expect(page.getByRole('group', { name: 'Your choice' })).toBeHidden();

  await press(robin.page.getByRole('button', { name: 'Rematch' }));
  await robin.page.waitForURL((url) => url.pathname !== path);
  for (const { page } of [ann, wil]) {
    await expect(page.getByText('Robin wants a rematch.').first()).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await press(ann.page.getByRole('button', { name: 'Join', exact: true }));
  await press(wil.page.getByRole('button', { name: 'Stay here' }));
  await ann.page.waitForURL((url) => url.pathname !== path);
  const next = robin.page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await expect(next.filter({ hasText: 'Ann' })).toContainText('Ready');
  await expect(next.filter({ hasText: 'Open seat' })).toHaveCount(1);
  await expect(next.filter({ hasText: 'Kept for' })).toHaveCount(0);
  expect(new URL(wil.page.url()).pathname).toBe(path);
});
