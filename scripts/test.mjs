import { chromium } from './chromium.mjs';
import { build, install, runTool } from './steps.mjs';

install();
chromium();
build();
runTool('Lint, format and import direction', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.');
runTool('Dead code and unused dependencies', 'knip/bin/knip.js');
runTool('Tests', 'vitest/vitest.mjs', 'run', ...process.argv.slice(2));
runTool('Tests in a browser', '@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts');
