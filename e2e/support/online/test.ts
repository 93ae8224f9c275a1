import { type Served, type ServeOptions, serve } from '../serve.ts';
import { expect, ownTest } from '../test.ts';
import { type Open, openPerson, type Person, type PersonOptions } from './people.ts';

/** Tests in which several people, each with a browser of their own, meet on a server. */
export const test = ownTest.extend<{
  /** A browser for somebody. Every test also fails if one of them has logged an error or a warning, or thrown. */
  readonly newPerson: (name: string, options?: PersonOptions) => Promise<Person>;
  /** A server of the test's own: where it is restarted, or where there are several on one PostgreSQL (`postgres`). */
  readonly newServer: (options?: ServeOptions) => Promise<Served>;
}>({
  // Browsers are closed before the servers that they talk to.
  newPerson: async ({ browser, newServer: _ }, use) => {
    const all: Open[] = [];
    await use(async (name, options) => {
      const opened = await openPerson(browser, name, options);
      all.push(opened);
      return opened.person;
    });
    await Promise.all(all.map(({ close }) => close()));
    const complaints = all.flatMap(({ person, complaints }) => complaints.map((text) => `${person.name}: ${text}`));
    expect(complaints, 'the pages complained').toEqual([]);
  },
  newServer: async ({ browserName: _ }, use) => {
    const all: Served[] = [];
    await use(async (options) => {
      const served = await serve(options);
      all.push(served);
      return served;
    });
    await Promise.all(all.map(({ stop }) => stop()));
  },
});

export { expect };
