import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const command = fileURLToPath(new URL('../bin/pouch.js', import.meta.url));

/** Runs the command as it was built. It is over when all that it has started has closed its standard error too. */
export function pouch(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

export const jsonLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
