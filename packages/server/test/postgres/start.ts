import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Host {
  /** As POUCH_DATABASE takes it. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A temporary PostgreSQL, deleted when it is stopped or when the process that started it ends. */
export async function startHost(): Promise<Host> {
  const program = fileURLToPath(new URL('./host.mjs', import.meta.url));
  // In a group of its own, so that an interruption from the keyboard reaches it only as the end of its input.
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    const said = JSON.parse(line) as { readonly url: string } | { readonly error: string };
    if ('error' in said) throw new Error(said.error);
    return {
      url: said.url,
      stop: async () => {
        child.stdin.end();
        await exited;
      },
    };
  }
  throw new Error('PostgreSQL for the tests did not start.');
}
