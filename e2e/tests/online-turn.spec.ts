import type { Page } from '@playwright/test';
import { gather } from '../support/online/gather.ts';
import { expect, test } from '../support/online/test.ts';
import { choice } from '../support/pirate-coins.ts';
import { press } from '../support/press.ts';

interface Notice {
  readonly title: string;
  readonly closed: boolean;
}

/** Notes what is shown outside the page, which no test can look at, and lets the tab be looked away from. */
async function watchNotices(page: Page) {
  const open = new Map<string, Notice>();
  await page.exposeFunction('noteNotice', (tag: string, notice: Notice) => void open.set(tag, notice));
  await page.addInitScript(() => {
    const { noteNotice } = globalThis as unknown as { noteNotice: (tag: string, notice: Notice) => void };
    class Noted extends EventTarget {
      // A browser without a window never allows any.
      static readonly permission = 'granted';
      onclick = null;
      constructor(
        readonly title: string,
        readonly options: NotificationOptions,
      ) {
        super();
        noteNotice(options.tag ?? '', { title, closed: false });
      }
      close(): void {
        noteNotice(this.options.tag ?? '', { title: this.title, closed: true });
      }
    }
    Object.assign(globalThis, { Notification: Noted });
    let hidden = false;
    Object.defineProperty(document, 'hidden', { get: () => hidden });
    addEventListener('look', (event) => {
      hidden = (event as CustomEvent<string>).detail === 'away';
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  const look = (where: 'away' | 'here') =>
    page.evaluate((detail) => void dispatchEvent(new CustomEvent('look', { detail })), where);
  return { notices: () => [...open.values()], look };
}

test('title and notification tell that it is my turn, and go when it is over', async ({ newPerson }) => {
  const robin = await newPerson('Robin');
  const ann = await newPerson('Ann');
  const { notices, look } = await watchNotices(ann.page);
  await gather([robin, ann], { clock: 'slow' });
  const mine = '● Your turn – Pirate Coins';
  for (const { page } of [robin, ann]) await expect(page).toHaveTitle(mine);

  await press(choice(ann.page, 'Plunder'));
  await expect(ann.page).toHaveTitle('Pirate Coins · Pouch');
  await look('away');
  expect(notices()).toEqual([]);
  await press(choice(robin.page, 'Plunder'));
  await expect(ann.page).toHaveTitle(mine);
  await expect.poll(notices).toEqual([{ title: 'Your turn in Pirate Coins', closed: false }]);
  await look('here');
  await expect.poll(notices).toEqual([{ title: 'Your turn in Pirate Coins', closed: true }]);
});
