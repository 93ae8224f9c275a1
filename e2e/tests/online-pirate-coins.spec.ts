import { addWord, expectDrawsFair, expectDrawsSealed } from '../support/online/fairness.ts';
import { expectSameResult, playTogether, rematch } from '../support/online/playing.ts';
import { decisionsOf, expectSealed, expectSeedToldAtTheEnd } from '../support/online/secrets.ts';
import { expectAllSent, lostBar, makeTable, sitDown, start, tableOf, tryNow, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choice, choosing } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';

const ANN = 1;

test('two people, a bot and a watcher play Pirate Coins by a link', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin', { settings: { theme: 'dark' } });
  const ann = await newPerson('Ann', { size: 'phone', connection: 'lost at times' });
  const wil = await newPerson('Wil');
  const path = await makeTable(robin, { game: 'pirate-coins', others: ['open', 'easy'] });
  const table = tableOf(robin);
  await sitDown(ann, path);
  await watch(wil, path);
  const all = [robin, ann, wil];
  const commitment = await addWord(robin, 'Robin', 'wyvern');
  await start(robin, all);

  // Nobody learns what Robin chooses, whatever it is. The bot has chosen by then.
  for (const { wire } of [ann, wil]) await wire.waitFor(/"by":"bot"/);
  await playTogether(all, () => undefined, { until: () => choice(ann.page, 'Plunder').isVisible() });
  const choose = (side: 'Plunder' | 'Sally forth') => async (): Promise<void> => {
    await press(choice(robin.page, side));
    await expect(choice(robin.page, side)).toHaveAttribute('aria-pressed', 'true');
  };
  await expectSealed({
    table,
    others: { player: ann, watcher: wil },
    seals: [choose('Sally forth'), choose('Plunder'), choose('Sally forth'), choose('Plunder')],
    written: '"do":"choose"',
  });
  await robin.page.reload();
  await expect(choice(robin.page, 'Plunder')).toHaveAttribute('aria-pressed', 'true');
  await expectDrawsSealed(robin, commitment);

  // Ann's choice arrives, and the answer does not: it is sent once more, and counts once. A second one would count, too,
  // since players who stay aboard have to choose again.
  const moment = wil.wire.now();
  ann.line.swallow('answers');
  await press(choice(ann.page, 'Sally forth'));
  await wil.wire.waitFor(/"do":"choose"/, moment);
  ann.line.cut();
  await expect(lostBar(ann)).toContainText('Your choice hasn’t arrived yet.');
  ann.line.mend();
  await tryNow(ann);
  await expectAllSent(ann);
  expect(await decisionsOf(wil, table, ANN)).toBe(1);

  await playTogether(all, choosing());
  await expectSameResult(all);
  await expectSeedToldAtTheEnd(all, table);
  await rematch([robin, ann], [wil]);
  await robin.page.goto(path);
  await expectDrawsFair(robin, commitment);
});
