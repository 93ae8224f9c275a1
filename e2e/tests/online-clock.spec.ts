import type { Browser } from '@playwright/test';
import { connect, type PouchSocket, type Update } from '@pouch/protocol';
import WebSocket from 'ws';
import { tableOfHost } from '../support/online/gather.ts';
import { expect, test } from '../support/online/test.ts';
import { choice } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';

/** A player without a page, who sits at a table and always sallies forth. */
async function scriptedPlayer(browser: Browser, url: string, table: string, name: string): Promise<PouchSocket> {
  const context = await browser.newContext();
  const guest = { data: { name, crest: 1 } };
  expect((await context.request.post(`${url}/api/guest`, guest)).ok()).toBe(true);
  const { token } = (await (await context.request.post(`${url}/api/guest/bot-token`)).json()) as { token: string };
  await context.close();
  const socket = connect({ url, token, WebSocket });
  await socket.ask({ do: 'sit', table });
  await socket.ask({ do: 'ready', table });
  socket.open(table, {
    form: 'view',
    onUpdate: ({ deadlines, seat }: Update) => {
      if (seat !== null && typeof deadlines?.seats[seat] === 'number')
        void socket.ask({ do: 'decide', table, step: { do: 'choose', side: 'skull' } });
    },
  });
  return socket;
}

test('five players, a brisk clock and full motion: after the show there are all 25 seconds', async ({
  browser,
  newPerson,
}) => {
  test.slow();
  const robin = await newPerson('Robin', { settings: { motion: 'full', speed: 'normal' } });
  const { page, url } = robin;
  const path = await tableOfHost(robin, { seats: ['open', 'open', 'open', 'open', 'open'], clock: 'brisk' });
  const table = path.replace('/table/', '');
  await page.goto(path);
  const others = [];
  for (const name of ['Ann', 'Bo', 'Cleo', 'Dan']) others.push(await scriptedPlayer(browser, url, table, name));
  await press(page.getByRole('button', { name: 'Start' }));
  /** What the clock says as soon as the decision can be made. */
  const saidThen = () =>
    page.waitForFunction(() => {
      const isMine = document.querySelector('[data-dock] button[aria-pressed="false"]:not([disabled])') !== null;
      return isMine && document.querySelector('[role="timer"]')?.getAttribute('aria-label');
    });
  // The page is still being loaded when the game starts: clocks are measured from the second decision on.
  await saidThen();
  for (let turn = 0; turn < 3; turn++) {
    if (turn > 0) expect(await (await saidThen()).jsonValue()).toBe('25 seconds left');
    await press(choice(page, 'Sally forth'));
    await expect(page.locator('[data-stage]')).toBeVisible();
    await expect(page.getByRole('timer').first()).toBeVisible();
  }
  for (const socket of others) socket.close();
});
