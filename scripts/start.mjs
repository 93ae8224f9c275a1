import { build, install } from './steps.mjs';

install();
build();
console.log();
// In the same process, so that Ctrl-C and signals reach the server directly.
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/pouch.js');
