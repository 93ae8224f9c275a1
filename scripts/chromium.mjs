import { existsSync } from 'node:fs';
import { fail, run } from './steps.mjs';

/** Where the browser may be; `CHROMIUM` names another place. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () => [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

/** Names the browser of this machine in `CHROMIUM`. Where it is missing, Debian's is installed if that is possible. */
export function chromium() {
  process.env.CHROMIUM = find() ?? installed();
}

function installed() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall)
    fail('Chromium is missing. Install it (on Debian: apt-get install chromium), or name it: CHROMIUM=/path npm test');
  run('Looking for packages', 'apt-get', ['update', '-qq']);
  run('Installing Chromium', 'apt-get', ['install', '-qq', '-y', '--no-install-recommends', 'chromium']);
  return find() ?? fail('Chromium was installed, but is in none of the usual places: name it in CHROMIUM');
}
