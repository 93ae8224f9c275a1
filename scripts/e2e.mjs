import { chromium } from './chromium.mjs';
import { build, install, runTool } from './steps.mjs';

/** Browser tests only; arguments are passed to Playwright. */
install();
chromium();
build();
runTool(
  'Browser tests',
  '@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...process.argv.slice(2),
);
