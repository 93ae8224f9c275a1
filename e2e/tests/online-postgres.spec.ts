import { callButton } from '../support/coin-set.ts';
import { gather } from '../support/online/gather.ts';
import type { Person } from '../support/online/people.ts';
import { type Decide, playTogether } from '../support/online/playing.ts';
import { makeTable, say, sitDown, start, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choosing } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';

const MANY = 3;

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
  await expect(robin.page.getByText('1 person is watching')).toBeVisible();
  const seats = robin.page.getByRole('region', { name: 'Seats' });
  await expect(seats.getByRole('listitem').filter({ hasText: 'Ann' })).not.toContainText('Away');
  await say(robin, 'Fair winds to all of you');
  for (const { page } of [ann, wil]) await expect(page.getByText('Fair winds to all of you').first()).toBeAttached();

  const all = [robin, ann, wil];
  await start(robin, all);
  // Whole games of several processes are played without browsers: here it is enough that turns come and go.
  let choices = 0;
  const choose: Decide = (person, seen) => {
    const act = choosing()(person, seen);
    return act && (() => act().then(() => void choices++));
  };
  await playTogether(all, choose, { until: () => choices >= MANY });

  await callAtOnce(robin, ann);
});

/** At a table of Coin Set both call at the same moment, and are told who was first, and by how much. */
async function callAtOnce(robin: Person, ann: Person): Promise<void> {
  const both = [robin, ann];
  // Long enough to read the verdict. Where a busy machine kept the calls apart, they call again after that.
  const pointSeconds = 5;
  await gather([robin, ann], { game: 'coin-set', options: { pointSeconds } });
  const told = ({ page }: Person) => page.getByText(/(You were|Robin was|Ann was) first: \w+ \d/);
  let calls = '';
  await expect(async () => {
    for (const { page } of both) await expect(callButton(page)).toHaveAttribute('aria-disabled', 'false');
    await Promise.all(both.map(({ page }) => page.keyboard.press('Space')));
    const [seen, other] = await Promise.all(both.map((person) => told(person).innerText({ timeout: 2000 })));
    calls = / first: (.+ s, .+ s)\./.exec(seen ?? '')?.[1] ?? '';
    expect(calls).toMatch(/^(Robin \S+ s, Ann|Ann \S+ s, Robin) \d+\.\d{2,3} s$/);
    expect(other).toContain(calls);
  }).toPass({ timeout: 60_000 });

  // It stays in what was said at the table.
  await press(robin.page.getByRole('tab', { name: /^Chat/ }));
  await expect(robin.page.getByText(`Close call: ${calls}.`)).toBeVisible();
}
