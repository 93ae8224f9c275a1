import type { Answer, Message, Update } from '@pouch/protocol';
import { machineSeconds, processorSeconds } from './server-process.js';
import { type Client, nextId, openClient, type SetUp, seatClients } from './server-setup.js';

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

export interface Spread {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
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

/** The part of a view of Pirate Coins that a client needs to decide. */
interface Seen {
  readonly status: 'playing' | 'over';
  readonly toAct: readonly number[];
  readonly round: number;
  readonly turn: number;
}

/** Comes after every turn of a game. */
const OVER = 1_000_000;
const turnOf = (seen: Seen): number => (seen.status === 'over' ? OVER : seen.round * 1000 + seen.turn);

/** A turn whose end not all three have seen. */
interface Turn {
  readonly turn: number;
  lastSent: number;
  unseen: number;
}

const SEATS = 3;

let stage: 'warming' | 'measuring' | 'stopping' = 'warming';
const confirmed: number[] = [];
const revealed: number[] = [];
const accepted = new Map<string, number>();
let games = 0;

const fail = (error: unknown): never => {
  console.error(error);
  process.exit(1);
};

/** The turns of a game, shared by its three players. */
class Party {
  private turns: Turn[] = [];

  sent(turn: number, now: number): void {
    const known = this.turns.find((each) => each.turn === turn);
    if (known === undefined) this.turns.push({ turn, lastSent: now, unseen: SEATS });
    else known.lastSent = now;
  }

  /** One of the three has seen the end of these turns. */
  saw(from: number, to: number, now: number): void {
    let over = false;
    for (const each of this.turns) {
      if (each.turn < from || each.turn >= to || --each.unseen > 0) continue;
      over = true;
      if (stage === 'measuring') revealed.push(now - each.lastSent);
    }
    if (over) this.turns = this.turns.filter((each) => each.unseen > 0);
  }
}

class Player {
  private client: Client | undefined;
  private table = '';
  /** The table of the last game: some of its updates may still arrive. */
  private left = '';
  private turn = 0;
  /** The last turn for which a decision was sent or scheduled. */
  private decided = 0;
  private waiting: { readonly id: string; readonly at: number } | undefined;

  constructor(
    private readonly party: Party,
    private readonly pace: number,
  ) {}

  async connect(server: URL): Promise<Client> {
    this.client = await openClient(server, (message) => this.hear(message));
    return this.client;
  }

  get idle(): boolean {
    return this.waiting === undefined;
  }

  private ask(name: SetUp, table: string): void {
    this.client?.ask(name, table).catch(fail);
  }

  private hear(message: Message): void {
    switch (message.kind) {
      case 'answer':
        return this.answered(message);
      case 'update':
        return this.see(message);
      case 'bye':
        return fail('the server says goodbye');
      case 'hello':
      case 'here':
      case 'lobby':
      case 'lobby-changes':
        return;
    }
  }

  private answered(answer: Answer): void {
    if (this.waiting === undefined || answer.id !== this.waiting.id) return fail('an answer that nobody waits for');
    if (!answer.ok) return fail(`a decision was refused: ${answer.reason}`);
    if (stage === 'measuring') confirmed.push(performance.now() - this.waiting.at);
    this.waiting = undefined;
    accepted.set(this.table, (accepted.get(this.table) ?? 0) + 1);
  }

  private see(update: Update): void {
    if (update.table === this.left) return;
    if (update.view !== null) this.play(update.table, update.seat as number, update.view as Seen);
    for (const { happened } of update.told)
      for (const each of happened) if (each.what === 'next') this.move(each.table);
  }

  private play(table: string, seat: number, seen: Seen): void {
    this.table = table;
    const turn = turnOf(seen);
    if (turn > this.turn) {
      this.party.saw(this.turn, turn, performance.now());
      this.turn = turn;
    }
    if (stage === 'stopping' || this.decided === turn) return;
    if (seen.status === 'over') {
      this.decided = turn;
      if (seat === 0) games++;
      this.ask('rematch', table);
    } else if (seen.toAct.includes(seat)) {
      this.decided = turn;
      // A turn takes as long as the slowest of three, and not all of them always take part.
      if (this.pace === 0) this.decide(turn);
      else setTimeout(() => this.decide(turn), this.pace * (0.2 + 0.7 * Math.random()));
    }
  }

  private decide(turn: number): void {
    if (stage === 'stopping' || this.client === undefined) return;
    const side = Math.random() < 0.25 ? 'monster' : 'skull';
    const id = nextId();
    const at = performance.now();
    this.waiting = { id, at };
    this.party.sent(turn, at);
    this.client.socket.send(
      `{"id":"${id}","do":"decide","table":"${this.table}","step":{"do":"choose","side":"${side}"}}`,
    );
  }

  /** Asks for a rematch, which starts when all three do. */
  private move(table: string): void {
    this.left = this.table;
    this.turn = 0;
    this.decided = 0;
    this.ask('close', this.table);
    this.ask('open', table);
  }
}

function spread(values: number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const at = (percent: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
  return { p50: at(50), p95: at(95), p99: at(99) };
}

const seconds = (count: number): Promise<void> => new Promise((passed) => setTimeout(passed, 1000 * count));

async function measure(load: Load): Promise<Measured> {
  const server = new URL(load.server);
  const players: Player[] = [];
  const parties: { readonly host: Client; readonly table: string }[] = [];
  for (let count = 0; count < load.tables; count++) {
    const party = new Party();
    const three = [0, 1, 2].map(() => new Player(party, load.pace));
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
