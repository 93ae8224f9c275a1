import { existsSync } from 'node:fs';
import { fail, run } from './steps.mjs';

/** Debian's Chromium without its window frame: the same pages by the same engine, with a third less work. */
const HEADLESS = 'chromium-headless-shell';

/** Where the browser may be; `CHROMIUM` names another place. */
const PLACES = [`/usr/bin/${HEADLESS}`, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () => [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

/** Names the browser of this machine in `CHROMIUM`. Where it is missing, Debian's is installed if that is possible. */
export function chromium() {
  process.env.CHROMIUM = find() ?? installed();
}

function installed() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall)
    fail(
      `Chromium is missing. Install it (on Debian: apt-get install ${HEADLESS}), or name it: CHROMIUM=/path npm test`,
    );
  run('Looking for packages', 'apt-get', ['update', '-qq']);
  run('Installing Chromium', 'apt-get', ['install', '-qq', '-y', '--no-install-recommends', HEADLESS]);
  return find() ?? fail('Chromium was installed, but is in none of the usual places: name it in CHROMIUM');
}
