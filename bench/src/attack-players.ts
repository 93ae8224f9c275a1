import { setTimeout as sleep } from 'node:timers/promises';
import { addressOf } from './attack/addresses.js';
import { forEachAtOnce } from './attack/at-once.js';
import { BotWatch } from './attack/bot-watch.js';
import { asked, followOrders } from './attack/orders.js';
import { type Figures, Periods } from './attack/periods.js';
import { type Journal, Party, Player } from './server-player.js';
import { type Client, newTable, seatClients } from './server-setup.js';

/** People who play while others attack: at tables of four, and alone against an easy bot. */

export interface Players {
  readonly server: string;
  /** Tables of four people. */
  readonly tables: number;
  /** Tables of one person and an easy bot. */
  readonly botTables: number;
  /** Milliseconds between two decisions. */
  readonly pace: number;
}

export interface PlayersReport {
  readonly each: readonly Figures[];
  readonly calm: Figures;
  readonly attack: Figures;
  /** Decisions that were sent and never answered. */
  readonly unanswered: number;
  /** Reasons of the server's refusals, and how often it gave them. */
  readonly refusals: Readonly<Record<string, number>>;
  /** Connections that the server ended. */
  readonly cutOff: number;
  /** The number of accepted decisions at each table. */
  readonly accepted: Readonly<Record<string, number>>;
}

const SEATS = 4;
/** How long an answer may take at the very end. */
const ANSWER_MS = 15_000;

const periods = new Periods();
const players: Player[] = [];
const watches: BotWatch[] = [];
const waiting = new Map<string, (millis: number) => void>();
const accepted = new Map<string, number>();
const refusals = new Map<string, number>();
let cutOff = 0;
let stopping = false;

const countIn = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

const journal: Journal = {
  get stopping() {
    return stopping;
  },
  sent(id) {
    const { decisions } = periods.now;
    waiting.set(id, (millis) => decisions.push(millis));
  },
  confirmed(id, table, millis) {
    waiting.get(id)?.(millis);
    waiting.delete(id);
    countIn(accepted, table);
  },
  refused(reason, id) {
    if (id !== undefined) waiting.delete(id);
    countIn(refusals, reason);
  },
  revealed: () => {},
  gameOver: () => {},
};

/** Every table comes from one address, like a family at home. */
const home = (number: number) => ({
  from: addressOf('players', number),
  ended: () => {
    if (!stopping) cutOff++;
  },
});

async function seatFour(server: URL, pace: number, number: number): Promise<void> {
  const party = new Party(SEATS, journal);
  const four = Array.from({ length: SEATS }, () => new Player(party, pace, journal));
  const clients = await Promise.all(four.map((player) => player.connect(server, home(number))));
  const table = await seatClients(server, clients as [Client, ...Client[]]);
  await clients[0]?.ask('start', table);
  players.push(...four);
}

async function seatWithBot(server: URL, pace: number, number: number): Promise<void> {
  const watch = new BotWatch(1, () => {
    const { bots } = periods.now;
    return (millis) => bots.push(millis);
  });
  const player = new Player(new Party(1, journal), pace, journal, watch.look);
  const client = await player.connect(server, home(number));
  const table = await newTable(server, client, ['open', 'easy']);
  await client.ask('open', table);
  await client.ask('start', table);
  players.push(player);
  watches.push(watch);
}

async function stop(): Promise<PlayersReport> {
  stopping = true;
  for (const watch of watches) watch.end();
  const last = performance.now() + ANSWER_MS;
  while (waiting.size > 0 && performance.now() < last) await sleep(20);
  return {
    each: periods.each(),
    calm: periods.together('calm'),
    attack: periods.together('attack'),
    unanswered: waiting.size,
    refusals: Object.fromEntries(refusals),
    cutOff,
    accepted: Object.fromEntries(accepted),
  };
}

const { server, tables, botTables, pace } = asked<Players>();
const address = new URL(server);
await forEachAtOnce(tables, (number) => seatFour(address, pace, number));
await forEachAtOnce(botTables, (number) => seatWithBot(address, pace, tables + number));
followOrders({ phase: (phase) => periods.begin(phase), stop });
