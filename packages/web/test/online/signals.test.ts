import { expect, it, vi } from 'vitest';
import { onLineSignals } from '../../src/online/signals.ts';

it('checks the line when the browser comes or goes offline, and when the page is looked at again', () => {
  const page = Object.assign(new EventTarget(), { document: Object.assign(new EventTarget(), { hidden: true }) });
  const check = vi.fn();
  onLineSignals(page as never, check);
  for (const name of ['offline', 'online', 'pageshow']) page.dispatchEvent(new Event(name));
  expect(check).toHaveBeenCalledTimes(3);
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledTimes(3);
  page.document.hidden = false;
  page.document.dispatchEvent(new Event('visibilitychange'));
  expect(check).toHaveBeenCalledTimes(4);
});
