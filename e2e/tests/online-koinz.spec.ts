import { choosingOne, hand, layButton, laying } from '../support/koinz.ts';
import { type Decide, expectSameResult, playTogether, rematch } from '../support/online/playing.ts';
import { expectSeedToldAtTheEnd } from '../support/online/secrets.ts';
import { comeBack, leaveToABot, makeTable, sitDown, start, tableOf, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';

test('two people, a bot and a watcher play Koinz by a link', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  const wil = await newPerson('Wil');
  const path = await makeTable(robin, { game: 'koinz', others: ['open', 'easy'], options: ['Sudden death'] });
  const table = tableOf(robin);
  await sitDown(ann, path);
  await watch(wil, path);
  const all = [robin, ann, wil];
  await start(robin, all);

  // Ann reloads in the middle of her turn.
  const allButAnn: Decide = (person, seen) => (person === ann ? choosingOne : laying)(person, seen);
  await playTogether(all, allButAnn, { until: () => layButton(ann.page).isVisible() });
  await ann.page.reload();
  await expect(layButton(ann.page)).toBeVisible();
  await press(
    hand(ann.page)
      .getByRole('button', { name: /^Take a/ })
      .first(),
  );
  await expect(hand(ann.page).getByRole('button', { name: /^Put the/ })).toBeVisible();

  // Robin leaves, a bot plays on, and Robin comes back.
  await leaveToABot(robin);
  const keptByABot = ann.page.getByRole('button', { name: /a bot plays for Robin/ });
  await expect(keptByABot).toBeVisible();
  const moment = ann.wire.now();
  await playTogether([ann, wil], laying, { until: async () => ann.wire.has(/"by":"left"/, moment) });
  await comeBack(robin, path);
  await expect(keptByABot).toBeHidden();

  await playTogether(all, laying);
  await expectSameResult(all);
  await expectSeedToldAtTheEnd(all, table);
  await rematch([robin, ann], [wil]);
});
