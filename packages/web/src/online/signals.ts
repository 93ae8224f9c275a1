/**
 * When the browser has a reason to think that the line is lost, or that it can be had again: it went offline or online,
 * or the page is looked at again.
 */
export function onLineSignals(page: Window, check: () => void): void {
  for (const name of ['offline', 'online', 'pageshow'] as const) page.addEventListener(name, check);
  page.document.addEventListener('visibilitychange', () => {
    if (!page.document.hidden) check();
  });
}
