import { chromium } from './chromium.mjs';
import { build, install, run, runTool } from './steps.mjs';

const args = process.argv.slice(2);
// Randomised tests run a small sample; `--thorough` runs all: see test-support/thorough.ts.
const vitestArgs = args.filter((arg) => arg !== '--thorough');
if (vitestArgs.length < args.length) process.env.POUCH_THOROUGH = 'yes';

install();
chromium();
build();
runTool('Lint, format and import cycles', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.');
run('Style scale', process.execPath, ['scripts/style.mjs']);
runTool('Dead code and unused dependencies', 'knip/bin/knip.js');
runTool('Tests', 'vitest/vitest.mjs', 'run', ...vitestArgs);
runTool('Browser tests', '@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts');
