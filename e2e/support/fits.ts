import type { Locator, Page } from '@playwright/test';
import { nextFrame } from './shifts.ts';
import { expect } from './test.ts';

/** Screens on which board and decision have to be seen together. */
const SCREEN_SIZES = [
  [1440, 900],
  [1366, 657],
  [1280, 633],
  [1024, 600],
  [1920, 1080],
  [2560, 1440],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
  [740, 360],
] as const;

/** What is wrong with how something is seen, if anything: it is not there, out of the screen, or under something else. */
async function whyUnseen(target: Locator): Promise<string | undefined> {
  if ((await target.count()) === 0) return 'not there';
  return target.first().evaluate((element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const at = [left, top, right, bottom].map(Math.round).join(' ');
    if (width < 8 || height < 8) return `too small: ${at}`;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return `out of the screen: ${at}`;
    // Its middle and four places near its corners; a round one leaves the corners free.
    const places = [
      [0.5, 0.5],
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ] as const;
    for (const [x, y] of places) {
      const over = document.elementFromPoint(left + width * x, top + height * y);
      if (over !== null && !element.contains(over) && !over.contains(element))
        return `under <${over.localName} class="${over.getAttribute('class') ?? ''}"> at ${at}`;
    }
    return undefined;
  });
}

/** Names, figures and reasons that end in an ellipsis, and rows whose words lie over those of the next one. */
const cutWords = (page: Page): Promise<readonly string[]> =>
  page.locator('main').evaluate((main) => {
    const isCut = (each: Element): boolean =>
      each.clientWidth > 1 &&
      getComputedStyle(each).textOverflow === 'ellipsis' &&
      each.scrollWidth > each.clientWidth + 1;
    const cut = [...main.querySelectorAll('*')].filter(isCut).map((each) => `'${each.textContent}' is cut`);
    const rows = [...main.querySelectorAll('tbody tr')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      const parts = [...row.querySelectorAll('b, span, small, svg')].filter((each) => each.closest('.unseen') === null);
      const over = parts.filter((each) => {
        const box = each.getBoundingClientRect();
        return box.height > 0 && box.width > 1 && (box.top < top - 2 || box.bottom > bottom + 2);
      });
      return over.length === 0 ? [] : [`'${row.textContent}' is higher than its row`];
    });
    return [...cut, ...rows];
  });

/** All of these are inside the screen and not covered, on every screen; what comes below them may have to be scrolled. */
export async function expectToFit(
  page: Page,
  parts: Readonly<Record<string, Locator>>,
  below: 'nothing' | 'scrolls' = 'nothing',
): Promise<void> {
  const wrong: string[] = [];
  for (const [width, height] of SCREEN_SIZES) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    await nextFrame(page);
    for (const [name, part] of Object.entries(parts)) {
      const why = await whyUnseen(part);
      if (why !== undefined) wrong.push(`${width}×${height}: ${name} is ${why}`);
    }
    for (const words of await cutWords(page)) wrong.push(`${width}×${height}: ${words}`);
    const scrolls = await page.evaluate(() => {
      const main = document.querySelector('main');
      return [document.scrollingElement, main].some(
        (each) => each !== null && each.scrollHeight > each.clientHeight + 1,
      );
    });
    if (scrolls && below === 'nothing') wrong.push(`${width}×${height}: the table scrolls`);
  }
  expect(wrong).toEqual([]);
}
