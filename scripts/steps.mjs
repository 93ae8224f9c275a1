import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Shared steps of the npm scripts. Runs before packages are installed, so it needs nothing but Node. */

const root = fileURLToPath(new URL('..', import.meta.url));
const OLDEST_NODE = [20, 19];

/** Runs a command in the project folder; exits if it fails. */
export function run(title, command, args) {
  console.log(`\n> ${title}`);
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) fail(`${title} failed${signal ? ` (${signal})` : ''}`, status ?? 1);
}

export function fail(message, status = 1) {
  console.error(`\n${message}`);
  process.exit(status);
}

/** Runs a program from node_modules. */
export const runTool = (title, tool, ...args) =>
  run(title, process.execPath, [`${root}/node_modules/${tool}`, ...args]);

/** Installs the packages of the lock file, unless exactly these are installed already. */
export function install() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Node ${OLDEST_NODE.join('.')} or newer is required; this is ${process.versions.node}`);
  const stamp = `${root}/node_modules/.pouch-installed`;
  const wanted = createHash('sha256')
    .update(readFileSync(`${root}/package-lock.json`))
    .update(process.version)
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  run('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

export function build() {
  runTool('Building', 'typescript/bin/tsc', '-b');
  runTool('Building the page', 'vite/bin/vite.js', 'build', 'packages/web');
}
