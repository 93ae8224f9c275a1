import { callButton } from '../support/coin-set.ts';
import { gather } from '../support/online/gather.ts';
import type { Person } from '../support/online/people.ts';
import { expectSameResult, playTogether, rematch } from '../support/online/playing.ts';
import { makeTable, say, sitDown, start, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choosing } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';

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

test('calls of the same moment on different servers: both are told who was first, and by how much', async ({
  newPerson,
  newServer,
  postgres,
}) => {
  test.slow();
  const [one, another] = await Promise.all([newServer({ database: postgres }), newServer({ database: postgres })]);
  const robin = await newPerson('Robin', { url: one.url });
  const ann = await newPerson('Ann', { url: another.url });
  const both = [robin, ann];
  // Long enough to read the verdict. Where a busy machine kept the calls apart, they call again after that.
  const pointSeconds = 10;
  await gather([robin, ann], { game: 'coin-set', options: { pointSeconds } });

  const told = ({ page }: Person) => page.getByText(/(You were|Robin was|Ann was) first: \w+ \d/);
  await expect(async () => {
    for (const { page } of both)
      await expect(callButton(page)).toHaveAttribute('aria-disabled', 'false', { timeout: 2000 * pointSeconds });
    await Promise.all(both.map(({ page }) => page.keyboard.press('Space')));
    for (const person of both) await expect(told(person)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 5000 * pointSeconds });

  // The same for both, and it stays in what was said at the table.
  const seen = await Promise.all(
    both.map(async (person) => / first: (.+ s, .+ s)\./.exec(await told(person).innerText())?.[1]),
  );
  expect(seen[0]).toMatch(/^(Robin \S+ s, Ann|Ann \S+ s, Robin) \d+\.\d{2,3} s$/);
  expect(seen[1]).toBe(seen[0]);
  for (const { page } of both) {
    await press(page.getByRole('tab', { name: /^Chat/ }));
    await expect(page.getByText('Close calls: ').last()).toBeVisible();
  }
});
