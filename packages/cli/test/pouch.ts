import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { run } from '../src/program.js';

export const command = fileURLToPath(new URL('../bin/pouch.js', import.meta.url));

/** Runs the built command. Waits until all its child processes have closed standard error. */
export function pouch(args: readonly string[], input = ''): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, [command, ...args], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
}

export interface Outcome {
  readonly stdout: string;
  readonly stderr: string;
  readonly status: number;
}

type Written = (error?: Error | null) => void;

/** Runs the command in this process, which is faster; not for threads, signals and terminals. */
export async function pouchHere(args: readonly string[], input = ''): Promise<Outcome> {
  const said = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text, encoding?: unknown, written?: Written) => {
      said[stream] += String(text);
      (typeof encoding === 'function' ? (encoding as Written) : written)?.();
      return true;
    }),
  );
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin);
  const { exitCode } = process;
  process.exitCode = undefined;
  try {
    await run(args);
    return { ...said, status: Number(process.exitCode ?? 0) };
  } finally {
    process.exitCode = exitCode;
    for (const spy of [...spies, stdin]) spy.mockRestore();
  }
}

export const jsonLines = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
