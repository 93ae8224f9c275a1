import { chromium } from './chromium.mjs';
import { build, install, runTool } from './steps.mjs';

/** The tests in a browser alone; what is given is handed on to Playwright. */
install();
chromium();
build();
runTool(
  'Tests in a browser',
  '@playwright/test/cli.js',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  ...process.argv.slice(2),
);
