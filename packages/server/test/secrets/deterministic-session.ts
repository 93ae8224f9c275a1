import { createHash } from 'node:crypto';
import type { About, Answer, Message, NewTable } from '@pouch/protocol';
import type WebSocket from 'ws';
import { hashOf } from '../../src/edge/secrets.js';
import type { Store } from '../../src/store/store.js';
import { ask, request } from '../clients/http.js';
import { type InProcessServer, openStoreInProcess, withServer } from '../clients/in-process-server.js';
import type { CommandBody } from '../clients/scripted-player.js';
import { openSocket } from '../clients/socket.js';

/**
 * A deterministic server with one table: the clock moves only with each action, and random bytes are fixed except for
 * the table's seed, which the test chooses. What two such servers send can be compared byte by byte.
 */
export interface DeterministicSession {
  readonly base: string;
  readonly table: string;
  readonly players: readonly RecordingClient[];
  /** Spectators, one for each form of views. */
  readonly watchers: readonly RecordingClient[];
  /** A client that only has the link. */
  readonly linkHolder: RecordingClient;
  /** Sends a command, and waits until every client has its change. */
  act(player: number, command: ActionBody): Promise<void>;
  /** Subscribes again, from the beginning. */
  reopen(client: RecordingClient): Promise<void>;
  /** The record for a player. */
  record(player: number): Promise<unknown>;
}

export interface Action {
  readonly player: number;
  readonly command: ActionBody;
}

type ActionBody = CommandBody extends infer Each ? (Each extends CommandBody ? Omit<Each, 'table'> : never) : never;

export interface TableSetup {
  readonly seed: string;
  readonly table: Pick<NewTable, 'game' | 'options' | 'clock' | 'visibility'>;
  readonly seats: number;
}

const START = 1_750_000_000_000;
/** Long enough for displays to show new coins after a set. */
const ACTION_MS = 2000;

/** Runs `use` with a table where all seats are taken and the game has not started. */
export function withDeterministicSession<T>(
  { seed, table, seats }: TableSetup,
  use: (session: DeterministicSession) => Promise<T>,
): Promise<T> {
  let now = START;
  let drawn = 0;
  // Only seeds take 32 bytes.
  const randomBytes = (length: number): Uint8Array =>
    length === 32
      ? Buffer.from(seed, 'hex')
      : createHash('sha512').update(`bytes ${drawn++}`).digest().subarray(0, length);
  const play = async ({ base, store }: InProcessServer): Promise<T> => {
    const clients: RecordingClient[] = [];
    const enter = async (name: string): Promise<RecordingClient> => {
      const client = await RecordingClient.enter(base, store, name);
      clients.push(client);
      return client;
    };
    try {
      const players: RecordingClient[] = [];
      while (players.length < seats) players.push(await enter(`player-${players.length}`));
      const watchers = [await enter('watcher-0'), await enter('watcher-1')];
      const linkHolder = await enter('linkHolder-by');
      const id = await make(base, { ...table, seats }, players[0] as RecordingClient);
      const heardBy = async (number: number): Promise<void> => {
        await Promise.all([...players, ...watchers].map((each) => each.hasHeard(number)));
      };
      for (const [index, client] of [...players, ...watchers].entries())
        await client.ask({ do: 'open', table: id, form: index % 2 === 0 ? 'record' : 'view' });
      const session: DeterministicSession = {
        base,
        table: id,
        players,
        watchers,
        linkHolder,
        async act(player, command) {
          now += ACTION_MS;
          const answer = await (players[player] as RecordingClient).ask({ ...command, table: id } as CommandBody);
          if (!answer.ok) throw new Error(`${command.do} was refused: ${answer.reason}`);
          await heardBy(answer.number ?? 0);
        },
        async reopen(client) {
          const answer = await client.ask({ do: 'open', table: id, since: 0 });
          await client.hasHeard(answer.ok ? (answer.number ?? 0) : 0);
        },
        record: (player) => ask(base, 'GET', `/api/tables/${id}/record`, { cookie: players[player]?.cookie }),
      };
      for (const player of players.keys()) if (player > 0) await session.act(player, { do: 'sit', seat: player });
      return await use(session);
    } finally {
      for (const client of clients) client.leave();
    }
  };
  return withServer(play, { now: () => now, randomBytes, openStore: openStoreInProcess });
}

async function make(
  base: string,
  { seats, ...table }: TableSetup['table'] & { readonly seats: number },
  host: RecordingClient,
): Promise<string> {
  const body = { ...table, id: 'the-only-table', seats: Array.from({ length: seats }, () => 'open') };
  return ((await ask(base, 'POST', '/api/tables', { cookie: host.cookie, body })) as { about: About }).about.id;
}

/** A client that keeps every byte it was sent. */
class RecordingClient {
  private readonly messages: string[] = [];
  private number = -1;
  private asked = 0;
  private readonly answers = new Map<string, (answer: Answer) => void>();
  private waiting: { readonly number: number; readonly heard: () => void }[] = [];
  private socket: WebSocket | undefined;

  private constructor(
    readonly name: string,
    readonly cookie: string,
  ) {}

  /** A guest with a fixed id and secret. */
  static async enter(base: string, store: Store, name: string): Promise<RecordingClient> {
    const secret = createHash('sha256').update(name).digest('base64url');
    const guest = { id: name.padEnd(16, '-'), name, crest: 0 };
    await store.addGuest(guest, { hash: hashOf(secret), guest: guest.id, kind: 'cookie', at: 0 });
    const client = new RecordingClient(name, `pouch=${secret}`);
    await new Promise<void>((opened, failed) => {
      client.socket = openSocket(base, client.cookie, {
        opened,
        received: (frame) => client.hear(frame),
        closed: () => failed(new Error(`${name} could not come in`)),
      });
    });
    return client;
  }

  ask(command: CommandBody): Promise<Answer> {
    const id = `${this.name}-${this.asked++}`;
    return new Promise((answered) => {
      this.answers.set(id, answered);
      this.socket?.send(JSON.stringify({ ...command, id }));
    });
  }

  hasHeard(number: number): Promise<void> {
    if (this.number >= number) return Promise.resolve();
    return new Promise((heard) => this.waiting.push({ number, heard }));
  }

  leave(): void {
    this.socket?.terminate();
  }

  /** Everything that was sent over the socket. */
  transcript(): string {
    return this.messages.join('\n');
  }

  private hear(frame: string): void {
    const messages = JSON.parse(frame) as Message[];
    // How messages share frames depends on timing, so messages are compared one by one.
    if (JSON.stringify(messages) !== frame) throw new Error(`a frame that is not just its messages: ${frame}`);
    for (const message of messages) {
      const text = JSON.stringify(message);
      // Presence is debounced, so its timing varies; it has nothing of the game.
      if (message.kind !== 'here') this.messages.push(message.kind === 'hello' ? text.replace(/"now":\d+/, '') : text);
      if (message.kind === 'answer') this.answers.get(message.id ?? '')?.(message);
      if (message.kind === 'update') this.number = message.number;
    }
    const ready = this.waiting.filter(({ number }) => number <= this.number);
    this.waiting = this.waiting.filter(({ number }) => number > this.number);
    for (const { heard } of ready) heard();
  }
}

/** All HTTP responses about the table. */
async function pages({ base, table }: DeterministicSession, cookie: string | undefined): Promise<string> {
  const paths = [`/api/tables/${table}`, `/api/tables/${table}/log`, `/api/tables/${table}/record`, '/api/lobby'];
  if (cookie !== undefined) paths.push('/api/my-tables');
  const replies = await Promise.all(paths.map((path) => request(base, 'GET', path, { cookie })));
  return replies.map(({ status, text }, index) => `${paths[index]} ${status} ${text}`).join('\n');
}

/** By client: everything that it was sent, over the socket and by HTTP. */
export async function everything(session: DeterministicSession): Promise<Record<string, string>> {
  const sent: Record<string, string> = { nobody: await pages(session, undefined) };
  for (const client of [...session.players, ...session.watchers, session.linkHolder])
    sent[client.name] = `${client.transcript()}\n${await pages(session, client.cookie)}`;
  return sent;
}
