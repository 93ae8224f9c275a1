import { type Decide, playTogether } from '../support/online/playing.ts';
import { decisionsOf, expectSealed } from '../support/online/secrets.ts';
import { expectAllSent, lostBar, makeTable, sitDown, start, tableOf, tryNow, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';
import { add, bidding, lockIn } from '../support/realm-coins.ts';

/** Three that never bid the same: equal bids would let the stashes stay as they are. */
const FACES: Readonly<Record<string, readonly string[]>> = {
  Robin: ['Boar', 'Knight', 'Wyvern'],
  Ann: ['Knight', 'Wyvern', 'Boar'],
  Cid: ['Wyvern', 'Boar', 'Knight'],
};
const ANN = 1;
/** Bids and choices within a round, of all three together. */
const MANY = 12;

test('three people, a bot and a watcher play Realm Coins by a link', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone', connection: 'lost at times' });
  const cid = await newPerson('Cid');
  const wil = await newPerson('Wil');
  const path = await makeTable(robin, { game: 'realm-coins', others: ['open', 'open', 'easy'] });
  const table = tableOf(robin);
  await sitDown(ann, path);
  await sitDown(cid, path);
  await watch(wil, path);
  const all = [robin, ann, cid, wil];
  await start(robin, all);

  // Nobody learns what Robin bids, whatever it is. The bot has its bid in by then.
  for (const { wire } of [ann, wil]) await wire.waitFor(/"by":"bot"/);
  await expect(add(ann.page, 'Knight')).toBeEnabled();
  const bid =
    (...faces: readonly string[]) =>
    async (): Promise<void> => {
      const takeBack = robin.page.getByRole('button', { name: 'Change bid' });
      if (await takeBack.isVisible()) {
        await press(takeBack);
        await press(robin.page.getByRole('button', { name: 'Clear' }));
      }
      for (const face of faces) await press(add(robin.page, face));
      await press(lockIn(robin.page));
    };
  await expectSealed({
    table,
    others: { player: ann, watcher: wil },
    seals: [bid('Boar'), bid('Knight', 'Peasant'), bid('Wyvern', 'Wyvern')],
    written: '"coins":{"wyvern":2}',
  });
  await robin.page.reload();
  await expect(robin.page.getByText('Your bid of 10 is in.')).toBeVisible();

  // Ann bids over a line that is dead already. The bid is kept, and is in as soon as the line is there again.
  await press(add(ann.page, 'Knight'));
  ann.line.swallow();
  await press(lockIn(ann.page));
  ann.line.cut();
  await expect(lostBar(ann)).toContainText('Your bid hasn’t arrived yet.');
  await expect(ann.page.getByRole('button', { name: /^Bid 3/ })).toBeVisible();
  await expect(
    robin.page
      .getByRole('listitem')
      .filter({ hasText: 'Ann' })
      .getByText(/\bAway\b/),
  ).toBeVisible();
  expect(await decisionsOf(wil, table, ANN)).toBe(0);
  ann.line.mend();
  await tryNow(ann);
  await expect(ann.page.getByText('Your bid of 3 is in.')).toBeVisible();
  await expectAllSent(ann);
  expect(await decisionsOf(wil, table, ANN)).toBe(1);

  // Cid, the last one, reloads while choosing.
  await press(add(cid.page, 'Wyvern'));
  await cid.page.reload();
  await expect(cid.page.getByRole('button', { name: /^Bid (nothing|\d)/ })).toBeVisible();

  // Results and rematches are seen in the other games: here it is enough that rounds come and go.
  let bids = 0;
  const bidOnce: Decide = (person, seen) => {
    const act = bidding(({ name }) => FACES[name] ?? [])(person, seen);
    return act && (() => act().then(() => void bids++));
  };
  await playTogether(all, bidOnce, { until: () => bids >= MANY });
  for (const { wire } of [ann, wil]) await wire.waitFor(/"coins":{"wyvern":2}/);
});
