import { existsSync } from 'node:fs';
import { fail, run } from './steps.mjs';

/** Debian's headless build of Chromium: the same engine with a third less CPU time. */
const HEADLESS = 'chromium-headless-shell';

/** Default paths of the browser; the environment variable `CHROMIUM` overrides them. */
const PATHS = [`/usr/bin/${HEADLESS}`, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const find = () => [process.env.CHROMIUM ?? '', ...PATHS].find((path) => path !== '' && existsSync(path));

/** Sets `CHROMIUM` to the path of the browser. Installs Debian's package if it is missing and we are root. */
export function chromium() {
  process.env.CHROMIUM = find() ?? installChromium();
}

function installChromium() {
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!canInstall)
    fail(
      `Chromium was not found. Install it (Debian: apt-get install ${HEADLESS}) or set its path: CHROMIUM=/path npm test`,
    );
  run('Updating package lists', 'apt-get', ['update', '-qq']);
  run('Installing Chromium', 'apt-get', ['install', '-qq', '-y', '--no-install-recommends', HEADLESS]);
  return find() ?? fail('Chromium was installed, but not found: set its path in CHROMIUM');
}
