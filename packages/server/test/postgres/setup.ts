import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type Host, startHost } from './start.js';

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
