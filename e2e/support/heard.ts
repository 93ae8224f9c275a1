import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** A round by keyboard and screen reader: all of this has been heard, in any order. */
export async function expectHeard(heard: () => Promise<string>, ...patterns: readonly RegExp[]): Promise<void> {
  const all = await heard();
  for (const pattern of patterns) expect(all).toMatch(pattern);
}

/** Everything that screen readers are told, from the first moment of the page on; gives all of it so far. */
export async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = (records: readonly MutationRecord[]): void => {
      for (const { target, addedNodes } of records)
        if (target instanceof Element && target.matches('[role="log"][aria-live]'))
          for (const node of addedNodes) heard.push(node.textContent ?? '');
    };
    document.addEventListener('DOMContentLoaded', () =>
      new MutationObserver(note).observe(document.body, { subtree: true, childList: true }),
    );
  });
  return () => page.evaluate(() => (window as unknown as { heard: readonly string[] }).heard.join('\n'));
}
