import type { Page } from '@playwright/test';

/** What moves on a page without anybody having asked for it: the browser's own layout shifts. */

interface Shift {
  readonly value: number;
  /** The browser does not count what moves within half a second of an input. */
  readonly asked: boolean;
  /** What moved, from where to where. */
  readonly moved: readonly string[];
}

/** From the first moment of the next page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const nameOf = (node: Node | null): string => {
      if (!(node instanceof Element)) return node?.textContent?.slice(0, 40) ?? 'something that is gone';
      return `<${node.localName} class="${node.getAttribute('class') ?? ''}"> ${node.textContent?.slice(0, 40)}`;
    };
    const at = ({ x, y, width, height }: DOMRect): string => [x, y, width, height].map(Math.round).join(' ');
    const shifts: Shift[] = [];
    const note = (entries: PerformanceEntryList): void => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${at(previousRect)} to ${at(currentRect)}`,
        );
        shifts.push({ value, asked: hadRecentInput, moved });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const takeShifts = (): readonly Shift[] => {
      note(observer.takeRecords());
      return shifts.splice(0);
    };
    Object.assign(window, { takeShifts });
  });
}

/** All that has moved since the last time it was asked for. */
export async function takeShifts(page: Page): Promise<readonly Shift[]> {
  await nextFrame(page);
  return page.evaluate(() => (window as unknown as { takeShifts: () => readonly Shift[] }).takeShifts());
}

/** Until the browser has drawn once more: even where the page's own clock is stopped. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((drawn) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          drawn();
        });
        observer.observe(document.documentElement);
      }),
  );
