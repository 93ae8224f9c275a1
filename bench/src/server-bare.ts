import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LIMITS, ROUTES, type TableEvent } from '@pouch/protocol';
import {
  pirateCoins as game,
  type Json,
  type pirateInternals,
  play,
  Refusal,
  randomFrom,
  stateJson,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { type WebSocket, WebSocketServer } from 'ws';

/**
 * The baseline: a bare WebSocket server that plays Pirate Coins inline and stores nothing. It uses the same messages,
 * checks every step with the rules and sends each seat its own view; it trusts its clients in everything else, and
 * sends only what the load needs.
 */

type State = pirateInternals.State;

interface Table {
  readonly id: string;
  /** Guests by seat. */
  readonly seats: (string | undefined)[];
  readonly subscribers: Set<Subscriber>;
  /** The guests who are ready. */
  readonly ready: Set<string>;
  next: Table | undefined;
  state: State | undefined;
  steps: number;
  number: number;
}

interface Subscriber {
  readonly guest: string;
  readonly socket: WebSocket;
  readonly tables: Set<Table>;
}

interface Asked {
  readonly id: string;
  readonly do: string;
  readonly table: string;
  readonly step: Json;
}

const SEATS = 3;
const token = (): string => randomBytes(12).toString('base64url');
const random = randomFrom(xoroshiro128plusFromState(streamSeed(process.pid, 0)));

const tables = new Map<string, Table>();

function newTable(seats: (string | undefined)[]): Table {
  const table: Table = {
    id: token(),
    seats,
    subscribers: new Set(),
    ready: new Set(),
    next: undefined,
    state: undefined,
    steps: 0,
    number: 1,
  };
  tables.set(table.id, table);
  return table;
}

const answer = (id: string, number: number, now: number): string =>
  `{"kind":"answer","id":"${id}","ok":true,"number":${number},"now":${now}}`;

const refuse = (subscriber: Subscriber, id: string, reason: string): void =>
  subscriber.socket.send(JSON.stringify([{ kind: 'answer', id, ok: false, reason }]));

/** The update for one subscriber; the public part is serialised once for all. */
function update(table: Table, subscriber: Subscriber, told: string, since: number, now: number): string {
  const seat = table.seats.indexOf(subscriber.guest);
  const viewer = seat < 0 ? 'table' : seat;
  const view = table.state === undefined ? null : stateJson(game, game.view(table.state, viewer));
  return (
    `{"kind":"update","table":"${table.id}","number":${table.number},"since":${since},"now":${now},"told":${told},` +
    `"seat":${seat < 0 ? null : seat},"view":${JSON.stringify(view)}}`
  );
}

/** Broadcasts a change; the sender of the command gets the answer in the same frame. */
function change(table: Table, happened: readonly TableEvent[], asker?: Subscriber, id = ''): void {
  const now = Date.now();
  const since = table.number++;
  const told = JSON.stringify([{ number: table.number, at: now, happened }]);
  for (const subscriber of table.subscribers) {
    const text = update(table, subscriber, told, since, now);
    subscriber.socket.send(subscriber === asker ? `[${answer(id, table.number, now)},${text}]` : `[${text}]`);
  }
  if (asker !== undefined && !table.subscribers.has(asker)) asker.socket.send(`[${answer(id, table.number, now)}]`);
}

/** Takes a step and the chance that follows; adds the events to the list. */
function advance(
  table: Table,
  decision: pirateInternals.Choose | undefined,
  happened: TableEvent[],
): Refusal | undefined {
  let state = table.state ?? game.setup(SEATS, {});
  let step: Parameters<typeof game.advance>[1] | undefined = decision;
  for (;;) {
    if (step !== undefined) {
      const played = play(game, state, step);
      if (played instanceof Refusal) return played;
      state = played.state;
      happened.push({
        what: 'step',
        step: table.steps++,
        by: step.do === undefined ? 'chance' : 'player',
        seat: step.do === undefined ? null : step.seat,
        events: [...played.events],
      });
    }
    const turn = game.turn(state);
    if (turn.kind === 'over') happened.push({ what: 'over' });
    if (turn.kind !== 'chance') break;
    step = game.chance(state, random);
  }
  table.state = state;
  return undefined;
}

/** The game starts when everyone is ready. */
function beReady(table: Table, guest: string, seat: number): void {
  table.ready.add(guest);
  const happened: TableEvent[] = [{ what: 'ready', seat }];
  if (table.ready.size === SEATS) {
    happened.push({ what: 'started' });
    advance(table, undefined, happened);
  }
  change(table, happened);
}

/** A table without subscribers is deleted. */
function leave(subscriber: Subscriber, table: Table): void {
  subscriber.tables.delete(table);
  table.subscribers.delete(subscriber);
  if (table.subscribers.size === 0) tables.delete(table.id);
}

function receive(subscriber: Subscriber, text: string): void {
  const asked: Asked = JSON.parse(text);
  const table = tables.get(asked.table);
  if (table === undefined) return refuse(subscriber, asked.id, 'This table doesn’t exist any more.');
  const { guest } = subscriber;
  switch (asked.do) {
    case 'decide': {
      const step = game.notation.readStep({ ...asked.step, seat: table.seats.indexOf(guest) });
      if (step instanceof Refusal) return refuse(subscriber, asked.id, step.reason);
      if (step.do === undefined) return refuse(subscriber, asked.id, 'That is for chance to decide');
      const happened: TableEvent[] = [];
      const refusal = advance(table, step, happened);
      if (refusal !== undefined) return refuse(subscriber, asked.id, refusal.reason);
      return change(table, happened, subscriber, asked.id);
    }
    case 'open': {
      table.subscribers.add(subscriber);
      subscriber.tables.add(table);
      const now = Date.now();
      const first = update(table, subscriber, '[]', 0, now);
      return subscriber.socket.send(`[${answer(asked.id, table.number, now)},${first}]`);
    }
    case 'close':
      leave(subscriber, table);
      return subscriber.socket.send(`[${answer(asked.id, table.number, Date.now())}]`);
    case 'sit': {
      const seat = table.seats.indexOf(undefined);
      table.seats[seat] = guest;
      const who = { id: guest, name: 'Guest', crest: 0 };
      return change(table, [{ what: 'sat', seat, who }], subscriber, asked.id);
    }
    case 'start': {
      const happened: TableEvent[] = [{ what: 'started' }];
      advance(table, undefined, happened);
      return change(table, happened, subscriber, asked.id);
    }
    case 'rematch': {
      const seat = table.seats.indexOf(guest);
      const happened: TableEvent[] = [{ what: 'rematch', seat }];
      if (table.next === undefined) {
        table.next = newTable(table.seats);
        happened.push({ what: 'next', table: table.next.id });
      }
      change(table, happened, subscriber, asked.id);
      return beReady(table.next, guest, seat);
    }
    default:
      return refuse(subscriber, asked.id, `This server does not know ${asked.do}`);
  }
}

const guestOf = (request: IncomingMessage): string => /pouch=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';

function reply(request: IncomingMessage, response: ServerResponse): void {
  request.resume().on('end', () => {
    response.setHeader('content-type', 'application/json');
    switch (request.url) {
      case ROUTES.makeGuest.path: {
        const guest = token();
        response.setHeader('set-cookie', `pouch=${guest}; HttpOnly`);
        return response.end('{}');
      }
      case ROUTES.makeTable.path: {
        const { id } = newTable([guestOf(request), ...Array<undefined>(SEATS - 1)]);
        return response.end(JSON.stringify({ about: { id } }));
      }
      case ROUTES.health.path:
        return response.end('{}');
      default:
        return response.writeHead(404).end('{}');
    }
  });
}

const server = createServer(reply);
const sockets = new WebSocketServer({ server, perMessageDeflate: false, maxPayload: LIMITS.message });
sockets.on('connection', (socket, request) => {
  const subscriber: Subscriber = { guest: guestOf(request), socket, tables: new Set() };
  socket.on('message', (data) => receive(subscriber, data.toString()));
  socket.on('close', () => {
    for (const table of subscriber.tables) leave(subscriber, table);
  });
  socket.send(
    JSON.stringify([{ kind: 'hello', guest: { id: subscriber.guest, name: 'Guest', crest: 0 }, now: Date.now() }]),
  );
});
server.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('SIGTERM', () => process.exit());
