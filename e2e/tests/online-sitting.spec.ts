import { tableOfHost } from '../support/online/gather.ts';
import { start } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { expectAccessible } from '../support/test.ts';

/** What Chromium logs when the server knows no such table. */
const NOT_FOUND = /status of 404/;

test('a guest sits down by the link with a name; the host seats a bot and starts', async ({ newPerson }) => {
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone', settings: { name: '' } });
  const path = await tableOfHost(robin, { seats: ['open', 'open', 'open'] });
  await robin.page.goto(path);
  await ann.page.goto(path);
  const dock = ann.page.getByRole('region', { name: 'What you can do' });
  await press(dock.getByRole('button', { name: 'Sit down' }));
  await expect(dock.getByText('Enter your name to sit down.')).toBeVisible();
  await expectAccessible(ann.page);
  await dock.getByRole('textbox', { name: 'Your name' }).fill('Ann');
  await press(dock.getByRole('button', { name: 'Sit down' }));
  await expect(dock.getByRole('button', { name: 'Ready' })).toBeVisible();

  const seats = robin.page.getByRole('region', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.filter({ hasText: 'Seat 2: Ann' })).toContainText('Here');
  await press(dock.getByRole('button', { name: 'Ready' }));
  await expect(dock.getByRole('button', { name: 'You’re ready' })).toBeVisible();
  await expect(seats.filter({ hasText: 'Seat 2: Ann' })).toContainText('Ready');

  await press(robin.page.getByRole('button', { name: 'Easy bot in seat 3' }));
  await expect(seats.filter({ hasText: 'Seat 3:' })).toContainText('Easy');
  await start(robin, [robin, ann]);
  for (const { page } of [robin, ann]) await expect(page.getByRole('group', { name: 'Your choice' })).toBeVisible();
});

test('a code leads to the table, also during the game; a full table can be watched', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  const wil = await newPerson('Wil', { mayLog: NOT_FOUND, settings: { theme: 'dark' } });
  const path = await tableOfHost(robin, { seats: ['open', 'open'] });
  await robin.page.goto(path);
  const name = await robin.page.getByRole('button', { name: /: copy the code$/ }).getAttribute('aria-label');
  const code = name?.slice(0, 4).toLowerCase() ?? '';

  await ann.page.goto('/');
  await ann.page.getByRole('textbox', { name: 'Table code' }).fill(code);
  await ann.page.waitForURL((url) => url.pathname === path);
  await expect(ann.page.getByRole('button', { name: 'Ready' })).toBeVisible();

  const field = wil.page.getByRole('textbox', { name: 'Table code' });
  await wil.page.goto('/');
  await field.fill(code);
  await expect(wil.page.getByText('All seats are taken. Watch instead?')).toBeVisible();
  await wil.page.getByRole('link', { name: 'Watch' }).click();
  await expect(wil.page.getByText('You’re watching. All seats are taken.')).toBeVisible();
  await expect(robin.page.getByText('1 person is watching')).toBeVisible();
  await expectAccessible(wil.page);

  await start(robin, [robin, ann, wil]);
  await wil.page.goto('/');
  await field.fill(code);
  await expect(wil.page.getByText('All seats are taken. Watch instead?')).toBeVisible();
  await field.fill(code === '2222' ? '3333' : '2222');
  await expect(wil.page.getByText('No table has this code. Check it, or ask for the link.')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(wil.page);
});
