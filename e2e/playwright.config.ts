import { defineConfig } from '@playwright/test';
import { GAME_IDS } from '@pouch/rules';
import { chromium } from './support/chromium.ts';
import { PATIENCE } from './support/patience.ts';

/** The app in Debian's Chromium, at the size of a desktop and of a phone. */

/** A new browser does not go and look for its maker's services. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

const DESKTOP = { width: 1440, height: 900 };

/** Whole games are played on the desktop, by keyboard; on a phone in a thorough run. */
const WHOLE_GAMES = /a whole game of|is played to its end/;

/** Left out of an ordinary run: the second size of tests that have two, and what other tests show as well. */
const isThorough = process.env.POUCH_THOROUGH !== undefined;
const LEFT_OUT = {
  desktop: isThorough ? [] : GAME_IDS.map((id) => `**/${id}.spec.ts`),
  phone: isThorough ? [] : ['**/home.spec.ts'],
  online: isThorough
    ? []
    : ['postgres', 'restart', 'koinz', 'coin-set', 'chat', 'people', 'device', 'lobby', 'rules'].map(
        (subject) => `**/online-${subject}.spec.ts`,
      ),
};

export default defineConfig({
  testDir: 'tests',
  outputDir: '../node_modules/.cache/e2e',
  globalSetup: './support/serve.ts',
  fullyParallel: true,
  // Two cores, and tests that wait more than they work: for clocks, bots, and what lies there only after a while.
  workers: 4,
  forbidOnly: process.env.CI !== undefined,
  // A second try tells a machine that was too slow from a test that fails; Playwright reports the first one as flaky.
  retries: process.env.CI === undefined ? 0 : 1,
  reporter: process.env.CI === undefined ? 'list' : 'dot',
  timeout: 60_000,
  expect: { timeout: PATIENCE },
  use: {
    actionTimeout: PATIENCE,
    launchOptions: {
      executablePath: chromium(),
      args: [...QUIET, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
    trace: 'off',
    // Each new browser would fetch and keep the whole app first: only the tests without a network want that.
    serviceWorkers: 'block',
  },
  projects: [
    // Several browsers of any size, and real time: the longest, so they come first.
    { name: 'online', testMatch: '**/online-*.spec.ts', testIgnore: LEFT_OUT.online, use: { viewport: DESKTOP } },
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', '**/online-*.spec.ts', ...LEFT_OUT.desktop],
      use: { viewport: DESKTOP },
    },
    {
      name: 'phone',
      // What is about keyboard and mouse, or the same at any size.
      testIgnore: ['**/*.desktop.spec.ts', '**/online-*.spec.ts', ...LEFT_OUT.phone],
      ...(isThorough ? {} : { grepInvert: WHOLE_GAMES }),
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
});
