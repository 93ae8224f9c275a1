import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';

/**
 * The page as a slow phone feels it: frames while a coin is flipped and while pools are collected, with the processor
 * four times slowed; what shifts while it loads and plays; and how long the bots hold it up.
 */

const SLOWED = 4;
const FRAME = 1000 / 60;

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (executablePath === undefined) throw new Error('Chromium is not on this machine');

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
  await page.goto(url);
  return page;
}

const watched = (page: Page): Promise<{ readonly shift: number; readonly longest: number }> =>
  page.evaluate(() => (window as unknown as { watch: { shift: number; longest: number } }).watch);

/** The times between frames while something in the page moves. */
const frames = (page: Page, selector: string, millis: number): Promise<number[]> =>
  page.evaluate(
    ([wanted, most]) =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const start = performance.now();
        let last = 0;
        const frame = (now: number): void => {
          const moves = document.getAnimations().some((animation) => {
            const target = (animation.effect as KeyframeEffect | null)?.target;
            return animation.playState === 'running' && target instanceof Element && target.matches(wanted);
          });
          if (moves && last !== 0) times.push(now - last);
          last = moves ? now : 0;
          if (now - start < most) requestAnimationFrame(frame);
          else done(times);
        };
        requestAnimationFrame(frame);
      }),
    [selector, millis] as const,
  );

function report(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1);
  const late = sorted.filter((time) => time > 1.5 * FRAME).length;
  const rate = (1000 * times.length) / times.reduce((sum, time) => sum + time, 0);
  console.log(
    `${what.padEnd(10)}${String(times.length).padStart(7)}${rate.toFixed(1).padStart(10)}${at(0.5).padStart(10)}${at(0.95).padStart(8)}${at(1).padStart(8)}${String(late).padStart(8)}`,
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
  console.log(`\nProcessor ${SLOWED} times slowed, Chromium ${browser.version()}, ms between frames`);
  console.log(`${''.padEnd(10)} frames  a second    median     95 %  longest  over 25`);

  await knight.click();
  const coin = page.getByRole('button', { name: /^(Knight|Gryphon): flip/ });
  await coin.waitFor();
  const flips: number[] = [];
  for (let count = 0; count < 10; count++) {
    const measured = frames(page, '*', 400);
    await coin.click();
    flips.push(...(await measured));
  }
  report('flip', flips);

  const collects: number[] = [];
  for (let count = 0; count < 3; count++) {
    const measured = frames(page, '.flying', 9000);
    await page.getByRole('button', { name: /^Lock in \d/ }).click();
    collects.push(...(await measured));
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
