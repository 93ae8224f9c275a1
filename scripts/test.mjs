import { build, install, runTool } from './steps.mjs';

install();
build();
runTool('Lint, format and import direction', '@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', '.');
runTool('Dead code and unused dependencies', 'knip/bin/knip.js');
runTool('Tests', 'vitest/vitest.mjs', 'run', ...process.argv.slice(2));
