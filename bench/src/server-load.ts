import { type Journal, Party, Player } from './server-player.js';
import { machineSeconds, processorSeconds } from './server-process.js';
import { type Client, seatClients } from './server-setup.js';
import { type Spread, spread } from './server-spread.js';

/**
 * Plays Pirate Coins at many tables of one server, three clients each, in a process of its own: as fast as the server
 * allows, or at a pace. Its argument says what to do; it prints the measurements.
 */

export interface Load {
  readonly server: string;
  /** The server's process, for its processor time. */
  readonly pid: number;
  readonly tables: number;
  /** Milliseconds between two decisions of a seat; 0 for as fast as the server allows. */
  readonly pace: number;
  /** Seconds to play before anything is measured, and while it is. */
  readonly warm: number;
  readonly seconds: number;
}

export interface Measured {
  /** Accepted, each second. */
  readonly decisions: number;
  readonly games: number;
  /** Milliseconds from sending a decision to its answer. */
  readonly confirmed: Spread;
  /** Milliseconds from sending the last decision of a turn to all three having seen the reveal. */
  readonly revealed: Spread;
  /** The server's processor time for 1,000 decisions, in seconds. */
  readonly processor: number;
  /** How much of a core each side used, and all other processes of the machine, which distort every figure. */
  readonly serverBusy: number;
  readonly loadBusy: number;
  readonly othersBusy: number;
  /** The number of accepted decisions at each table, measured or not. */
  readonly accepted: Readonly<Record<string, number>>;
}

let stage: 'warming' | 'measuring' | 'stopping' = 'warming';
const confirmed: number[] = [];
const revealed: number[] = [];
const accepted = new Map<string, number>();
let games = 0;

const fail = (error: unknown): never => {
  console.error(error);
  process.exit(1);
};

const journal: Journal = {
  get stopping() {
    return stage === 'stopping';
  },
  sent: () => {},
  confirmed(_, table, millis) {
    if (stage === 'measuring') confirmed.push(millis);
    accepted.set(table, (accepted.get(table) ?? 0) + 1);
  },
  refused: fail,
  revealed(millis) {
    if (stage === 'measuring') revealed.push(millis);
  },
  gameOver() {
    games++;
  },
};

const seconds = (count: number): Promise<void> => new Promise((passed) => setTimeout(passed, 1000 * count));

async function measure(load: Load): Promise<Measured> {
  const server = new URL(load.server);
  const players: Player[] = [];
  const parties: { readonly host: Client; readonly table: string }[] = [];
  for (let count = 0; count < load.tables; count++) {
    const party = new Party(3, journal);
    const three = [0, 1, 2].map(() => new Player(party, load.pace, journal));
    const clients = await Promise.all(three.map((player) => player.connect(server)));
    players.push(...three);
    parties.push({ host: clients[0] as Client, table: await seatClients(server, clients as [Client, Client, Client]) });
  }
  for (const { host, table } of parties) host.ask('start', table).catch(fail);

  await seconds(load.warm);
  stage = 'measuring';
  const start = {
    time: performance.now(),
    own: process.cpuUsage(),
    server: processorSeconds(load.pid),
    machine: machineSeconds(),
    games,
  };
  await seconds(load.seconds);
  const time = (performance.now() - start.time) / 1000;
  const own = process.cpuUsage(start.own);
  const ownSeconds = (own.user + own.system) / 1e6;
  const used = processorSeconds(load.pid) - start.server;
  const others = machineSeconds() - start.machine - used - ownSeconds;
  stage = 'stopping';
  while (!players.every((player) => player.idle)) await seconds(0.01);

  return {
    decisions: confirmed.length / time,
    games: games - start.games,
    confirmed: spread(confirmed),
    revealed: spread(revealed),
    processor: (1000 * used) / confirmed.length,
    serverBusy: used / time,
    loadBusy: ownSeconds / time,
    othersBusy: Math.max(0, others / time),
    accepted: Object.fromEntries(accepted),
  };
}

const [asked] = process.argv.slice(2);
if (asked === undefined) throw new Error('this is the load of the server benchmark');
process.stdout.write(JSON.stringify(await measure(JSON.parse(asked))), () => process.exit());
