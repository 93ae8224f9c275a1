import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

/**
 * The page as a slow phone feels it: frames while a coin is flipped and while pools are collected, with the processor
 * four times slowed; what shifts while it loads and plays; and how long the bots hold it up.
 */

const SLOWED = 4;
/** Milliseconds until the beginning of a recording is no work any more. */
const SETTLE = 500;

const executablePath = process.env.CHROMIUM;
if (executablePath === undefined) throw new Error('CHROMIUM does not say where the browser is');

const command = fileURLToPath(new URL('../../packages/cli/bin/pouch.js', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'pouch-bench-'));
const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise<string>((found) => {
  server.stdout.on('data', (part: Buffer) => {
    const address = /http:\/\/[\w.:]+/.exec(part.toString())?.[0];
    if (address !== undefined) found(address);
  });
});

const SEEN = ['realm-coins/all', 'koinz/all'];

async function open(browser: Browser, settings: Readonly<Record<string, unknown>>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(
    (text) => {
      localStorage.setItem('pouch/settings', text);
      const watch = { shift: 0, longest: 0 };
      Object.assign(window, { watch });
      // As browsers count it: the worst burst of shifts, each within a second of the one before, five seconds in all.
      const burst = { sum: 0, first: 0, last: 0 };
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
          if (entry.hadRecentInput) continue;
          const { startTime: at } = entry;
          const isSame = burst.sum > 0 && at - burst.last < 1000 && at - burst.first < 5000;
          Object.assign(burst, {
            sum: (isSame ? burst.sum : 0) + entry.value,
            first: isSame ? burst.first : at,
            last: at,
          });
          watch.shift = Math.max(watch.shift, burst.sum);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) watch.longest = Math.max(watch.longest, duration);
      }).observe({ type: 'longtask', buffered: true });
    },
    JSON.stringify({ hintsSeen: SEEN, ...settings }),
  );
  await page.addInitScript(() => {
    // The same game every time.
    let word = 1;
    crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
      for (const at of (array as Uint32Array & T).keys()) {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        (array as Uint32Array & T)[at] = word;
      }
      return array;
    };
    let flying = false;
    const note = (): void => {
      if (flying === (document.querySelector('.flying') !== null)) return;
      flying = !flying;
      performance.mark(flying ? 'off' : 'landed');
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
  await page.goto(url);
  return page;
}

const watched = (page: Page): Promise<{ readonly shift: number; readonly longest: number }> =>
  page.evaluate(() => (window as unknown as { watch: { shift: number; longest: number } }).watch);

interface Frames {
  /** Those in which something moved. */
  readonly shown: number;
  readonly dropped: number;
}

const NONE: Frames = { shown: 0, dropped: 0 };

/**
 * What the browser itself says of every frame in which a coin moved: whether it came onto the screen, or its time
 * passed without one. `only` leaves out what else moves while no coin is on its way over the table.
 */
async function framesOf(page: Page, act: () => Promise<void>, only?: 'flights'): Promise<Frames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'blink.user_timing'] });
  await page.waitForTimeout(SETTLE);
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Traced[] };
  const marks = traceEvents.filter(({ name }) => name === 'off' || name === 'landed').toSorted((a, b) => a.ts - b.ts);
  const isCounted = (ts: number): boolean =>
    only === undefined || marks.findLast((mark) => mark.ts <= ts)?.name === 'off';
  const states = new Map<number, Set<string>>();
  for (const { name, ph, ts, args } of traceEvents) {
    const frame = args?.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !frame?.has_compositor_animation || !isCounted(ts)) continue;
    states.set(frame.frame_sequence, (states.get(frame.frame_sequence) ?? new Set()).add(frame.state));
  }
  const all = [...states.values()];
  // The page and what moves by itself report a frame each: one that is on time is a frame that is seen.
  const shown = all.filter((said) => said.has('STATE_PRESENTED_ALL') || said.has('STATE_PRESENTED_PARTIAL'));
  const dropped = all.filter((said) => said.has('STATE_DROPPED') && !shown.includes(said));
  return { shown: shown.length, dropped: dropped.length };
}

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args?: {
    readonly frame_reporter?: {
      readonly frame_sequence: number;
      readonly state: string;
      readonly has_compositor_animation: boolean;
    };
  };
}

const both = (a: Frames, b: Frames): Frames => ({ shown: a.shown + b.shown, dropped: a.dropped + b.dropped });

function report(what: string, { shown, dropped }: Frames): void {
  const rate = (60 * shown) / (shown + dropped);
  console.log(
    `${what.padEnd(10)}${String(shown).padStart(7)}${String(dropped).padStart(9)}${rate.toFixed(1).padStart(10)}`,
  );
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  const page = await open(browser, { lastGame: 'realm-coins', bots: 2, level: 'easy' });
  await page.getByRole('button', { name: /^Play now/ }).click();
  const knight = page.getByRole('button', { name: /^Add Knight/ });
  await knight.waitFor();
  console.log(`\nlayout shift, from loading home to the laid table: ${(await watched(page)).shift.toFixed(4)}`);
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  console.log(`\nProcessor ${SLOWED} times slowed, Chromium ${browser.version()}: frames while coins move`);
  console.log(`${''.padEnd(10)}  shown  dropped  a second`);

  await knight.click();
  const coin = page.getByRole('button', { name: /^(Knight|Gryphon): flip/ });
  await coin.waitFor();
  // By its place: to look for a button by its name is work for the page, which no finger makes.
  const box = await coin.boundingBox();
  if (box === null) throw new Error('the coin is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let flips = NONE;
  for (let count = 0; count < 10; count++) {
    const flip = async (): Promise<void> => {
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(500);
    };
    flips = both(flips, await framesOf(page, flip));
  }
  report('flip', flips);

  let collects = NONE;
  for (let count = 0; count < 3; count++) {
    const round = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Lock in \d/ }).click();
      await page.waitForTimeout(9000);
    };
    collects = both(collects, await framesOf(page, round, 'flights'));
    await page.getByRole('button', { name: /^Add Peasant/ }).click({ timeout: 60_000 });
  }
  report('collect', collects);
  console.log(`\nlayout shift, with three rounds played out: ${(await watched(page)).shift.toFixed(4)}`);
  await page.context().close();

  const koinz = await open(browser, { lastGame: 'koinz', bots: 3, level: 'sharp' });
  await koinz.getByRole('button', { name: /^Play now/ }).click();
  await koinz.getByRole('heading', { level: 1 }).waitFor();
  await koinz.waitForFunction(() => document.querySelectorAll('[data-decision]').length > 0, { timeout: 60_000 });
  console.log(
    `longest task of the page while three sharp bots play Koinz: ${(await watched(koinz)).longest.toFixed(0)} ms`,
  );
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
