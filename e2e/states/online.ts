import type { Page } from '@playwright/test';
import { ERRORS } from '../support/online/errors.ts';
import { gather, tableOfHost } from '../support/online/gather.ts';
import { openPerson, type Person } from '../support/online/people.ts';
import { playTogether } from '../support/online/playing.ts';
import { leaveToABot, readyButton } from '../support/online/tables.ts';
import { recordWire } from '../support/online/wire.ts';
import { choosing } from '../support/pirate-coins.ts';
import { onPhone } from '../support/press.ts';
import type { ScreenState } from '../support/states.ts';

/** Tables on the server. Robin looks; others come with browsers of their own. */

const robinAt = (page: Page): Person => ({
  name: 'Robin',
  page,
  context: page.context(),
  url: process.env.POUCH_E2E_URL ?? '',
  wire: recordWire(page),
  get line(): never {
    throw new Error('the line of a picture is steady');
  },
});

/** Somebody else, who stays as long as Robin looks. */
async function withOther(page: Page, name: string): Promise<Person> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser to open another window in');
  const { person, close } = await openPerson(browser, name);
  page.once('close', () => void close());
  return person;
}

/** Robin and Ann in the middle of a game with a bot. */
async function playing(page: Page): Promise<{ readonly path: string; readonly ann: Person }> {
  const ann = await withOther(page, 'Ann');
  const seats = ['open', 'open', 'fair'] as const;
  const path = await gather([robinAt(page), ann], { game: 'realm-coins', seats, clock: 'relaxed' });
  return { path, ann };
}

async function say({ page }: Person, text: string): Promise<void> {
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** Ann has said something, and Robin reads it. */
async function chatting(page: Page): Promise<void> {
  const { ann } = await playing(page);
  await say(ann, 'Hello! May the best realm win.');
  if (onPhone(page)) await page.getByRole('button', { name: 'Chat, 1 new message' }).click();
  else await page.getByRole('tab', { name: 'Chat, 1 new message' }).click();
}

/** Something at the edge of the table: on a phone it is in the menu. */
async function openAtTable(page: Page, name: string): Promise<void> {
  if (onPhone(page)) await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name }).click();
}

/** The line breaks, and does not come back. */
async function losing(page: Page): Promise<() => Promise<void>> {
  const open: { close(): Promise<void> }[] = [];
  let isLost = false;
  await page.routeWebSocket(/\/api\/socket$/, (socket) => {
    if (isLost) return;
    socket.connectToServer();
    open.push(socket);
  });
  return async () => {
    isLost = true;
    await page.route('**/api/guest', () => {});
    for (const socket of open) await socket.close();
  };
}

/** What goes wrong with making and joining: mostly on phones, where there is little room to say so. */
const WRONG: readonly ScreenState[] = ERRORS.map(({ name, reach, says }) => ({
  name: `online-error-${name}`,
  path: '/',
  only: 'phone',
  reach: async (page) => {
    await reach(robinAt(page), await withOther(page, 'Ann'));
    await page.getByText(says, { exact: true }).filter({ visible: true }).first().waitFor();
  },
}));

export const ONLINE: readonly ScreenState[] = [
  ...WRONG,
  {
    name: 'online-lobby',
    path: '/',
    reach: async (page) => {
      const ann = await withOther(page, 'Ann');
      await gather([ann], { game: 'koinz', seats: ['open', 'easy'], visibility: 'listed' });
      await tableOfHost(ann, { game: 'coin-set', seats: ['open', 'open', 'easy'], visibility: 'listed' });
      await page.goto('/lobby');
      await page
        .getByRole('link', { name: /^Watch Koinz with Ann/ })
        .first()
        .waitFor();
    },
  },
  {
    name: 'online-lobby-filtered',
    path: '/lobby',
    reach: async (page) => {
      const ann = await withOther(page, 'Ann');
      await tableOfHost(ann, { game: 'koinz', seats: ['open', 'open'], visibility: 'listed' });
      await page.getByRole('combobox', { name: 'Open seats' }).selectOption('4');
      await page.getByText('No open table matches your filters.').waitFor();
    },
  },
  {
    name: 'online-finding',
    path: '/find/koinz',
    reach: (page) => page.getByText('1 of 2 seats taken').waitFor(),
  },
  {
    name: 'online-remove',
    path: '/',
    reach: async (page) => {
      await tableOfHost(robinAt(page), { seats: ['open', 'fair'], start: 'at-once', clock: 'slow' });
      await page.goto('/tables');
      await page
        .getByRole('button', { name: /^Remove Pirate Coins/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Leave this game?' }).waitFor();
    },
  },
  {
    name: 'online-options',
    path: '/',
    settings: { lastGame: 'koinz' },
    reach: async (page) => {
      await page.getByRole('button', { name: 'Table options' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'Sudden death' }).waitFor();
    },
  },
  {
    name: 'online-waiting-room',
    path: '/',
    reach: async (page) => {
      const path = await tableOfHost(robinAt(page), {
        game: 'realm-coins',
        seats: ['open', 'open', 'fair', 'open'],
        clock: 'relaxed',
      });
      const ann = await withOther(page, 'Ann');
      await ann.page.goto(`${path}?sit`);
      await readyButton(ann).click();
      await page.goto(path);
      await page.getByText('Seat 2: Ann').waitFor();
    },
  },
  {
    name: 'online-newcomer',
    path: '/',
    settings: { name: '' },
    reach: async (page) => {
      const ann = await withOther(page, 'Ann');
      await page.goto(await tableOfHost(ann, { seats: ['open', 'open', 'easy'], clock: 'brisk' }));
      await page.getByRole('textbox', { name: 'Your name' }).waitFor();
    },
  },
  {
    name: 'online-tables',
    path: '/',
    reach: async (page) => {
      const ann = await withOther(page, 'Ann');
      await tableOfHost(robinAt(page), { seats: ['open', 'fair'], start: 'at-once', clock: 'slow' });
      await tableOfHost(robinAt(page), { game: 'koinz', seats: ['open', 'open', 'open'], clock: 'relaxed' });
      await tableOfHost(ann, { game: 'coin-set', seats: ['open', 'open', 'easy'], visibility: 'listed' });
      await page.goto('/tables');
      await page.getByText('Started', { exact: false }).first().waitFor();
    },
  },
  {
    name: 'online-chat',
    path: '/',
    reach: async (page) => {
      await chatting(page);
      await page.getByRole('region', { name: 'Messages' }).getByText('May the best realm win.').waitFor();
    },
  },
  {
    name: 'online-people',
    path: '/',
    reach: async (page) => {
      await playing(page);
      await openAtTable(page, 'People');
      await page.getByRole('dialog', { name: 'People' }).waitFor();
    },
  },
  {
    name: 'online-person',
    path: '/',
    reach: async (page) => {
      await chatting(page);
      await page.getByRole('button', { name: 'About this message from Ann' }).click();
      await page.getByRole('dialog', { name: 'Ann' }).waitFor();
    },
  },
  {
    name: 'online-watching',
    path: '/',
    reach: async (page) => {
      const ann = await withOther(page, 'Ann');
      await page.goto(await gather([ann], { seats: ['open', 'easy', 'fair'] }));
      await page.getByRole('region', { name: 'You’re watching.' }).waitFor();
    },
  },
  {
    name: 'online-leave',
    path: '/',
    reach: async (page) => {
      await gather([robinAt(page)], { seats: ['open', 'easy'], clock: 'slow' });
      await page.getByRole('button', { name: 'Leave the table' }).click();
      await page.getByRole('dialog', { name: 'Leave the game?' }).waitFor();
    },
  },
  {
    name: 'online-a-bot-plays',
    path: '/',
    reach: async (page) => {
      const { path } = await playing(page);
      await leaveToABot(robinAt(page));
      await page.goto(path);
      await page.getByRole('button', { name: 'Take your seat back' }).waitFor();
    },
  },
  {
    name: 'online-lost',
    path: '/',
    reach: async (page) => {
      const lose = await losing(page);
      await playing(page);
      await lose();
      await page.getByRole('button', { name: 'Try now' }).waitFor();
    },
  },
  {
    name: 'online-fairness',
    path: '/',
    reach: async (page) => {
      await gather([robinAt(page)], { seats: ['open', 'easy'] });
      await openAtTable(page, 'Fairness');
      await page.getByRole('dialog', { name: 'Fairness' }).waitFor();
    },
  },
  {
    name: 'online-ending',
    path: '/',
    reach: async (page) => {
      const robin = robinAt(page);
      await gather([robin], { seats: ['open', 'easy'] });
      await playTogether([robin], choosing());
    },
  },
  {
    name: 'online-device',
    path: `/device#${'a'.repeat(43)}`,
    reach: (page) => page.getByRole('button', { name: 'Link this device' }).waitFor(),
  },
];
