import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_FACTS, GAME_IDS } from '@pouch/rules';
import { type Browser, chromium, type Page } from 'playwright-core';
import { reportPace } from './page-pace.js';

/**
 * The page on a slow phone: dropped frames during coin flips and collecting, with the CPU throttled; layout shift while
 * each game loads and is played; its longest task while bots think; and how long a player waits at each speed (all that
 * `--pace` reports).
 */

const CPU_THROTTLING = 4;
/** Until starting a trace no longer affects the frame rate. */
const TRACE_START_MS = 500;

const executablePath = process.env.CHROMIUM;
if (executablePath === undefined) throw new Error('CHROMIUM is not set');

const command = fileURLToPath(new URL('../../packages/cli/bin/pouch.js', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'pouch-bench-'));
const server = spawn(process.execPath, [command, 'serve', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
// Also if no browser can be started.
process.on('exit', () => server.kill());
const url = await new Promise<string>((found) => {
  server.stdout.on('data', (part: Buffer) => {
    const address = /http:\/\/[\w.:]+/.exec(part.toString())?.[0];
    if (address !== undefined) found(address);
  });
});

const HINTS_SEEN = GAME_IDS.map((game) => `${game}/all`);

async function open(browser: Browser, settings: Readonly<Record<string, unknown>>): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(
    (text) => {
      localStorage.setItem('pouch/settings', text);
      const watch = { shift: 0, longest: 0 };
      Object.assign(window, { watch });
      // Cumulative Layout Shift: the worst session window, with gaps of at most 1 s and 5 s in total.
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
    JSON.stringify({ hintsSeen: HINTS_SEEN, ...settings }),
  );
  await page.addInitScript(() => {
    // A fixed random source: the same game in every run.
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
  readonly shown: number;
  readonly dropped: number;
}

const NONE: Frames = { shown: 0, dropped: 0 };

/** The compositor's own report on animated frames: presented or dropped. `only` counts those during coin flights. */
async function framesOf(page: Page, act: () => Promise<void>, only?: 'flights'): Promise<Frames> {
  await browser.startTracing(page, { categories: ['cc', 'benchmark', 'blink.user_timing'] });
  await page.waitForTimeout(TRACE_START_MS);
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
  // The main thread and the compositor both report a frame; it was shown if one of them was on time.
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

const PLAYING_MS = 40_000;

/** What can be pressed at a table of any game, most urgent first. */
const ACTS: readonly RegExp[] = [
  /^Bid \d/,
  /^Pay /,
  /^Add (Boar|Knight|Wyvern)/,
  /^(Plunder|Sally forth)/,
  /^1 (?!mm)/,
  /^Lay\b/,
  /^Take a .* koin/,
  /^Turn the next one/,
  /^No set/,
];

/** Presses whatever is due, and watches what comes of it. */
async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Play\b/ }).click();
  const end = Date.now() + PLAYING_MS;
  for (let looks = 0; Date.now() < end; looks++) {
    await tapBoard(page, looks);
    for (const name of ACTS) {
      const due = page.getByRole('button', { name, disabled: false, pressed: false }).first();
      if (!(await due.isVisible())) continue;
      await due.tap({ timeout: 1000 }).catch(() => undefined);
      break;
    }
    await page.waitForTimeout(300);
  }
}

/** Brings a piece in hand to another place of the board at each look, if the game has such a board. */
async function tapBoard(page: Page, looks: number): Promise<void> {
  const board = page.getByRole('application').first();
  const box = (await board.isVisible()) ? await board.boundingBox() : null;
  if (box === null) return;
  const position = { x: box.width * (0.2 + 0.2 * (looks % 4)), y: box.height * (0.2 + 0.2 * ((looks >> 2) % 4)) };
  await board.tap({ position, timeout: 1000 }).catch(() => undefined);
}

const sum = (a: Frames, b: Frames): Frames => ({ shown: a.shown + b.shown, dropped: a.dropped + b.dropped });

function report(what: string, { shown, dropped }: Frames): void {
  const rate = (60 * shown) / (shown + dropped);
  console.log(
    `${what.padEnd(10)}${String(shown).padStart(7)}${String(dropped).padStart(9)}${rate.toFixed(1).padStart(10)}`,
  );
}

async function reportMotion(): Promise<void> {
  const page = await open(browser, { lastGame: 'realm-coins', bots: 2, level: 'easy' });
  await page.getByRole('button', { name: /^Play\b/ }).click();
  const knight = page.getByRole('button', { name: /^Add Knight/ });
  await knight.waitFor();
  const slow = await page.context().newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: CPU_THROTTLING });
  console.log(`\nCPU throttled ${CPU_THROTTLING} times, Chromium ${browser.version()}: frames while coins move`);
  console.log(`${''.padEnd(10)}  shown  dropped       fps`);

  await knight.click();
  const coin = page.getByRole('button', { name: /^(Knight|Gryphon): flip/ });
  await coin.waitFor();
  // Tap by position: locating a button by name would add work on the page that a real tap does not.
  const box = await coin.boundingBox();
  if (box === null) throw new Error('the coin is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  let flips = NONE;
  for (let count = 0; count < 10; count++) {
    const flip = async (): Promise<void> => {
      await page.touchscreen.tap(x, y);
      await page.waitForTimeout(500);
    };
    flips = sum(flips, await framesOf(page, flip));
  }
  report('flip', flips);

  let collects = NONE;
  for (let count = 0; count < 3; count++) {
    const round = async (): Promise<void> => {
      await page.getByRole('button', { name: /^Bid \d/ }).click();
      await page.waitForTimeout(9000);
    };
    collects = sum(collects, await framesOf(page, round, 'flights'));
    await page.getByRole('button', { name: /^Add Peasant/ }).click({ timeout: 60_000 });
  }
  report('collect', collects);
  await page.context().close();

  console.log(`\nlayout shift, from loading home through ${PLAYING_MS / 1000} s of play`);
  for (const game of GAME_IDS) {
    const table = await open(browser, { lastGame: game, bots: 2, level: 'easy' });
    await play(table);
    console.log(`${GAME_FACTS[game].name.padEnd(14)}${(await watched(table)).shift.toFixed(4)}`);
    await table.context().close();
  }

  const koinz = await open(browser, { lastGame: 'koinz', bots: 3, level: 'sharp' });
  await koinz.getByRole('button', { name: /^Play\b/ }).click();
  await koinz.getByRole('heading', { level: 1 }).waitFor();
  await koinz.waitForFunction(() => document.querySelectorAll('[data-decision]').length > 0, { timeout: 60_000 });
  console.log(`longest task while three sharp bots play Koinz: ${(await watched(koinz)).longest.toFixed(0)} ms`);
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  await reportPace((settings) => open(browser, settings));
  if (!process.argv.includes('--pace')) await reportMotion();
} finally {
  await browser.close();
  server.kill();
  rmSync(data, { recursive: true, force: true });
}
