import { gather } from '../support/online/gather.ts';
import { lostBar, tryNow } from '../support/online/tables.ts';
import { expect, test } from '../support/online/test.ts';
import { choice, choose, expectChosen } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';

test('a slow game goes on after the server was killed and the browsers were away', async ({ newPerson, newServer }) => {
  test.slow();
  const server = await newServer();
  const robin = await newPerson('Robin', { url: server.url, connection: 'lost at times' });
  const ann = await newPerson('Ann', { url: server.url });
  const path = await gather([robin, ann], { clock: 'slow' });
  await choose(robin.page, 'Plunder');
  const kept = await ann.context.storageState();
  await ann.context.close();

  // Until it is known that the page has noticed, the new server could be there too soon.
  robin.line.cut();
  await Promise.all([
    server.restart('SIGKILL'),
    expect(lostBar(robin)).toContainText('Connection lost. Your game is safe.'),
  ]);
  robin.line.mend();
  await tryNow(robin);
  await expectChosen(robin.page, 'Plunder');
  const others = robin.page.getByRole('list', { name: 'Other players' });
  await expect(others).toContainText(/Away, [23]\sd/);

  const again = await newPerson('Ann', { url: server.url });
  await again.context.setStorageState(kept);
  await again.page.goto(path);
  await expect(others).not.toContainText('Away');
  // With that both have chosen, and the next round begins.
  await press(choice(again.page, 'Plunder'));
  for (const { page } of [robin, again]) await expect(choice(page, 'Plunder')).toHaveAttribute('aria-pressed', 'false');
});
