import { residentMegabytes } from './server-process.js';
import { type Client, openClient, seatClients } from './server-setup.js';

/**
 * Opens many tables with running, idle games at one server and measures its memory. A few connections subscribe to all
 * of them. Its argument says what to do; it prints the measurements.
 */

export interface Idle {
  readonly server: string;
  readonly pid: number;
  /** The numbers of open tables at which memory is measured, ascending. */
  readonly tables: readonly number[];
  /** How many idle connections are opened first. */
  readonly connections: number;
}

export interface Memory {
  /** Megabytes at each number of tables. */
  readonly tables: readonly number[];
  /** Kilobytes of each idle connection. */
  readonly connection: number;
}

/** Groups of three guests, so that no guest has all tables. */
const THREES = 10;
/** Seconds for a server to settle. */
const REST = 1;

const nothing = (): void => {};

async function rested(pid: number): Promise<number> {
  await new Promise((passed) => setTimeout(passed, 1000 * REST));
  return residentMegabytes(pid);
}

async function measure({ server: address, pid, tables, connections }: Idle): Promise<Memory> {
  const server = new URL(address);
  const threes: (readonly [Client, Client, Client])[] = [];
  for (let count = 0; count < THREES; count++)
    threes.push([
      await openClient(server, nothing),
      await openClient(server, nothing),
      await openClient(server, nothing),
    ]);

  const before = await rested(pid);
  for (let count = 0; count < connections; count++) await openClient(server, nothing);
  const connection = (1024 * ((await rested(pid)) - before)) / connections;

  const megabytes: number[] = [];
  let open = 0;
  for (const count of tables) {
    const fill = async (clients: readonly [Client, Client, Client]): Promise<void> => {
      while (open < count) {
        open++;
        const table = await seatClients(server, clients);
        await clients[0].ask('start', table);
      }
    };
    await Promise.all(threes.map(fill));
    megabytes.push(await rested(pid));
  }
  return { tables: megabytes, connection };
}

const [asked] = process.argv.slice(2);
if (asked === undefined) throw new Error('this is the memory part of the server benchmark');
process.stdout.write(JSON.stringify(await measure(JSON.parse(asked))), () => process.exit());
