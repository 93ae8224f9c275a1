import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where to ask for the PostgreSQL of this run. */
    readonly postgres: string;
  }
}

/** One PostgreSQL for the whole run, started when a test first asks for it: most runs need none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let host: Promise<Host> | undefined;
  const door = createServer(async (_, response) => {
    host ??= startHost();
    const answer = await host.then(
      ({ url }) => ({ url }),
      (error: Error) => ({ error: error.message }),
    );
    response.end(JSON.stringify(answer));
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  project.provide('postgres', `http://127.0.0.1:${(door.address() as AddressInfo).port}`);

  return async () => {
    door.close();
    door.closeAllConnections();
    await host?.then(({ stop }) => stop()).catch(() => {});
  };
}

interface Host {
  readonly url: string;
  stop(): Promise<void>;
}

async function startHost(): Promise<Host> {
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
