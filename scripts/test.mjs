import { chromium } from './chromium.mjs';
import { BUILD_PAGE, buildPackages, install, runTogether, runTool } from './steps.mjs';

const args = process.argv.slice(2);
// Randomised tests run a small sample; `--thorough` runs all: see test-support/thorough.ts.
const vitestArgs = args.filter((arg) => arg !== '--thorough');
if (vitestArgs.length < args.length) process.env.POUCH_THOROUGH = 'yes';

install();
chromium();
buildPackages();
await runTogether(
  BUILD_PAGE,
  ['Lint, format and import cycles', 'node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.'],
  ['Style scale', 'scripts/style.mjs'],
  ['Dead code and unused dependencies', 'node_modules/knip/bin/knip.js'],
);
runTool('Tests', 'vitest/vitest.mjs', 'run', ...vitestArgs);
runTool('Browser tests', '@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts');
