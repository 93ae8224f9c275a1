import { type BrowserContext, type Locator, type Page, test } from '@playwright/test';
import type { Size } from './states.ts';

/** Browsers of another size than the project's: where several people play, each has a device of their own. */
const sizes = new WeakMap<BrowserContext, Size>();

export const useAs = (context: BrowserContext, size: Size): void => void sizes.set(context, size);

/** Whether a page is as large as a phone; without one, whether those of the project are. */
export const onPhone = (page?: Page): boolean =>
  ((page && sizes.get(page.context())) ?? test.info().project.name) === 'phone';

const hasTouch = (page: Page): boolean => {
  const size = sizes.get(page.context());
  return size === undefined ? test.info().project.use.hasTouch === true : size === 'phone';
};

/** As the device is used: with a finger on a phone, with the mouse on a desktop. */
export async function press(target: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  try {
    if (hasTouch(target.page())) await target.tap(options);
    else await target.click(options);
  } catch (error) {
    if (error instanceof Error) error.message += `\n\n${await placeOf(target)}`;
    throw error;
  }
}

/** Where a thing is and what is scrolled: to understand why it could not be pressed. */
const placeOf = (target: Locator): Promise<string> =>
  target.evaluateAll(([thing]) => {
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const around: string[] = [];
    for (let at: Element | null | undefined = thing; at; at = at.parentElement)
      around.push(`${at.tagName} ${at.className}: ${box(at.getBoundingClientRect())}, scrolled ${at.scrollTop}`);
    const { scale, offsetTop, pageTop } = visualViewport ?? {};
    return [`window ${innerWidth} ${innerHeight}, viewport ${scale} ${offsetTop} ${pageTop}`, ...around].join('\n');
  });

/** The same without waiting until it stands still and is in front: for what was seen to, in a game of many presses. */
export async function pressAtOnce(target: Locator, options: { readonly timeout?: number } = {}): Promise<void> {
  if (hasTouch(target.page())) await target.tap({ force: true, ...options });
  else await target.click({ force: true, ...options });
}

/** Skips what is played out, if anything is: by its button, wherever that is on the screen. */
export const skipShow = (page: Page): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLButtonElement>('button[data-skip]:enabled')?.click());

/** Until there is a decision that keys make: just after it has appeared they do nothing. */
export async function keysCount(page: Page): Promise<void> {
  await page.locator('main[data-keys="free"] [data-decision]').first().waitFor();
}

export const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
