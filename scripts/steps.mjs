import { spawn, spawnSync } from 'node:child_process';
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

/** Runs scripts side by side, each a title, a file and its arguments; prints what they say one after another. */
export async function runTogether(...scripts) {
  const ended = await Promise.all(
    scripts.map(
      ([title, file, ...args]) =>
        new Promise((end) => {
          const child = spawn(process.execPath, [`${root}/${file}`, ...args], { cwd: root });
          const said = [];
          for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => said.push(data));
          child.on('error', (error) => end({ title, said, status: 1, reason: error.message }));
          child.on('close', (status, signal) => end({ title, said, status: status ?? 1, reason: signal }));
        }),
    ),
  );
  for (const { title, said } of ended) process.stdout.write(`\n> ${title}\n${Buffer.concat(said)}`);
  const failed = ended.find(({ status }) => status !== 0);
  if (failed) fail(`${failed.title} failed${failed.reason ? ` (${failed.reason})` : ''}`, failed.status);
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

/** What the page is built with: after the packages. */
export const BUILD_PAGE = ['Building the page', 'node_modules/vite/bin/vite.js', 'build', 'packages/web'];

export const buildPackages = () => runTool('Building', 'typescript/bin/tsc', '-b');

export function build() {
  const [title, ...args] = BUILD_PAGE;
  buildPackages();
  run(title, process.execPath, args);
}
