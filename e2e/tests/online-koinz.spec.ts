import { choosingOne, hand, layButton, laying } from '../support/koinz.ts';
import { type Decide, playTogether } from '../support/online/playing.ts';
import { comeBack, leaveToABot, makeTable, sitDown, start, watch } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { press } from '../support/press.ts';

test('two people, a bot and a watcher play Koinz by a link', async ({ newPerson }) => {
  test.slow();
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann', { size: 'phone' });
  const wil = await newPerson('Wil');
  const path = await makeTable(robin, { game: 'koinz', others: ['open', 'easy'], options: ['Sudden death'] });
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
  const keptByABot = ann.page.getByRole('button', { name: /Bot playing for Robin/ });
  await expect(keptByABot).toBeVisible();
  const moment = ann.wire.now();
  await playTogether([ann, wil], laying, { until: async () => ann.wire.has(/"by":"left"/, moment) });
  await comeBack(robin, path);
  await expect(keptByABot).toBeHidden();

  // Robin plays on. Whole games are played by a link in Realm Coins and Pirate Coins, and on the server without browsers.
  let laid = 0;
  const layOn: Decide = (person, seen) => {
    const act = laying(person, seen);
    if (act === undefined || person !== robin) return act;
    return () => act().then(() => void laid++);
  };
  await playTogether(all, layOn, { until: () => laid >= 2 });
});
