import { callButton, coinsSeen, racing } from '../support/coin-set.ts';
import type { Person } from '../support/online/people.ts';
import { type Decide, playTogether } from '../support/online/playing.ts';
import { makeTable, sitDown, start, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { messagesIn } from '../support/online/wire.ts';

/** Calls, coins and agreements: enough for several sets. */
const MANY = 20;

/** When the coins of each change lie there for everybody, as a browser was told. */
async function laidBy({ wire }: Person): Promise<ReadonlyMap<unknown, unknown>> {
  const updates = messagesIn(await wire.all()).filter(({ deadlines }) => deadlines !== undefined);
  return new Map(updates.map(({ number, deadlines }) => [number, (deadlines as { readonly laid: unknown }).laid]));
}

test('two people and a watcher play Coin Set by a link', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  const wil = await newPerson('Wil');
  const path = await makeTable(robin, {
    game: 'coin-set',
    others: ['open'],
    // Nobody here is slow to point because of the machine.
    options: [['Seconds to pick', 15]],
  });
  await sitDown(ann, path);
  await watch(wil, path);
  const all = [robin, ann, wil];
  await start(robin, all);

  // Ann reloads while everybody searches: the same coins lie there.
  await expect(callButton(ann.page)).toHaveAttribute('aria-disabled', 'false');
  await ann.page.reload();
  await expect(callButton(ann.page)).toHaveAttribute('aria-disabled', 'false');
  const faces = async ({ page }: Person) => (await coinsSeen(page)).map(({ face }) => face).sort();
  await expect(async () => expect(await faces(ann)).toEqual(await faces(robin))).toPass();

  // Whole games are played by a link in the other games, and on the server without browsers.
  let acts = 0;
  const race: Decide = (person, seen) => {
    const act = racing(person, seen);
    return act && (() => act().then(() => void acts++));
  };
  await playTogether(all, race, { until: () => acts >= MANY });

  const [first, ...others] = await Promise.all(all.map(laidBy));
  let common = 0;
  for (const other of others)
    for (const [number, laid] of other)
      if (first?.has(number)) {
        expect(laid, 'coins lie there at one moment for all').toBe(first.get(number));
        common++;
      }
  expect(common).toBeGreaterThan(10);
});
