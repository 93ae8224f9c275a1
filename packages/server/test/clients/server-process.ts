import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../cli/bin/pouch.js', import.meta.url));

/** `pouch serve` as a process of its own. */
export interface ServerProcess {
  readonly base: string;
  readonly child: ChildProcess;
  /** SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>;
  /** SIGTERM; resolves with the exit code. */
  stop(): Promise<number | null>;
}

/** How much of its output is kept, for the message of a failing test. */
const KEPT = 4000;

export async function startProcess(
  env: Readonly<Record<string, string>>,
  nodeOptions: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...nodeOptions, command, 'serve'], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: nodeOptions.length > 0 ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  // No server must outlive the tests.
  const end = (): unknown => child.kill('SIGKILL');
  process.once('exit', end);
  const gone = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      process.off('exit', end);
      resolve(code);
    }),
  );
  let output = '';
  const base = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output = (output + String(chunk)).slice(-KEPT);
      const address = /https?:\/\/127\.0\.0\.1:\d+/.exec(output);
      if (address !== null) resolve(address[0]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    void gone.then((code) => reject(new Error(`the server ended with ${code} before it served: ${output}`)));
  });
  return {
    base,
    child,
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    stop() {
      child.kill('SIGTERM');
      return gone;
    },
  };
}
