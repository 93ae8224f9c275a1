import { type Desk, openDesk, sitDown } from './server-door.js';
import { residentMegabytes } from './server-process.js';

/**
 * Opens many tables at one server, where games have started and nobody decides, and sees how much memory it takes. A
 * few connections hear all of them. PublicChange by its argument what to do; prints what it measured.
 */

export interface Idle {
  readonly server: string;
  readonly pid: number;
  /** How many tables are open whenever the memory is looked at, ascending. */
  readonly tables: readonly number[];
  /** How many connections that hear nothing are opened before. */
  readonly connections: number;
}

export interface Memory {
  /** Megabytes with as many tables as asked for, one by one. */
  readonly tables: readonly number[];
  /** Kilobytes that each connection took that hears nothing. */
  readonly connection: number;
}

/** Threes of guests who share the tables among them, so that no guest has all of them. */
const THREES = 10;
/** Seconds in which a server may come to rest. */
const REST = 1;

const nothing = (): void => {};

async function rested(pid: number): Promise<number> {
  await new Promise((passed) => setTimeout(passed, 1000 * REST));
  return residentMegabytes(pid);
}

async function measure({ server: address, pid, tables, connections }: Idle): Promise<Memory> {
  const server = new URL(address);
  const threes: (readonly [Desk, Desk, Desk])[] = [];
  for (let count = 0; count < THREES; count++)
    threes.push([await openDesk(server, nothing), await openDesk(server, nothing), await openDesk(server, nothing)]);

  const before = await rested(pid);
  for (let count = 0; count < connections; count++) await openDesk(server, nothing);
  const connection = (1024 * ((await rested(pid)) - before)) / connections;

  const megabytes: number[] = [];
  let open = 0;
  for (const count of tables) {
    const fill = async (desks: readonly [Desk, Desk, Desk]): Promise<void> => {
      while (open < count) {
        open++;
        const table = await sitDown(server, desks);
        await desks[0].ask('start', table);
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
