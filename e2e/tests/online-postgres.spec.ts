import { expectSameResult, playTogether, rematch } from '../support/online/playing.ts';
import { makeTable, say, sitDown, start, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choosing } from '../support/pirate-coins.ts';

test('people on different servers of one PostgreSQL play at the same table', async ({
  newPerson,
  newServer,
  postgres,
}) => {
  test.slow();
  const [one, another] = await Promise.all([newServer({ database: postgres }), newServer({ database: postgres })]);
  const robin = await newPerson('Robin', { url: one.url });
  const ann = await newPerson('Ann', { url: another.url, size: 'phone' });
  const wil = await newPerson('Wil', { url: another.url });
  const path = await makeTable(robin, { game: 'pirate-coins', others: ['open', 'easy'] });
  await sitDown(ann, path);
  await watch(wil, path);

  // Who is there, and what they say.
  await expect(robin.page.getByText('One person watches')).toBeVisible();
  const seats = robin.page.getByRole('region', { name: 'Seats' });
  await expect(seats.getByRole('listitem').filter({ hasText: 'Ann' })).not.toContainText('Away');
  await say(robin, 'Fair winds to all of you');
  for (const { page } of [ann, wil]) await expect(page.getByText('Fair winds to all of you').first()).toBeAttached();

  const all = [robin, ann, wil];
  await start(robin, all);
  await playTogether(all, choosing());
  await expectSameResult(all);
  await rematch([robin, ann], [wil]);
});
