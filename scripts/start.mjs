import { build, install, run } from './steps.mjs';

install();
build();
run('A game of Realm Coins between players who play at random', process.execPath, [
  'packages/cli/bin/pouch.js',
  'demo',
  'realm-coins',
]);
console.log('More: npx pouch --help');
