import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type Message, type NewTable, ROUTES, SOCKET_PATH } from '@pouch/protocol';
import { type Level, pirateCoins } from '@pouch/rules';
import { type BenchSocket, openSocket, type SocketOptions } from './server-client.js';

/** Creates guests and tables, in the same way at both servers. */

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

interface Replied {
  readonly cookie: string | undefined;
  readonly body: unknown;
}

/** Who sends a request: the guest's cookie, and the address to connect from. */
interface Sender {
  readonly cookie?: string;
  readonly from?: string | undefined;
}

function post(url: URL, body: unknown, { cookie, from }: Sender): Promise<Replied> {
  return new Promise((answered, failed) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      origin: url.origin,
      ...(cookie === undefined ? {} : { cookie }),
    };
    const local = from === undefined ? {} : { localAddress: from };
    const asked = request(url, { method: 'POST', agent, headers, ...local }, (response) => {
      let heard = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        heard += part;
      });
      response.on('end', () => {
        if (response.statusCode === undefined || response.statusCode >= 300)
          return failed(new Error(`POST ${url.pathname} was answered with ${response.statusCode}: ${heard}`));
        answered({ cookie: response.headers['set-cookie']?.[0]?.split(';')[0], body: JSON.parse(heard) });
      });
    });
    asked.on('error', failed);
    asked.end(text);
  });
}

const prefix = randomBytes(6).toString('base64url');
let commands = 0;

/** A command id that is unique over all processes. */
export const nextId = (): string => prefix + (commands++).toString(36);

/** Creates a guest; returns the cookie. */
export async function newGuest(server: URL, from?: string): Promise<string> {
  const { cookie } = await post(new URL(ROUTES.makeGuest.path, server), { name: `Load ${nextId()}` }, { from });
  if (cookie === undefined) throw new Error('the server gave no cookie');
  return cookie;
}

/** Creates a table of Pirate Coins; the creator takes the first open seat. */
export async function newTable(
  server: URL,
  host: Sender,
  seats: readonly ('open' | Level)[],
  options: Partial<NewTable> = {},
): Promise<string> {
  const asked = { id: nextId(), game: pirateCoins.id, seats, ...options };
  const { body } = await post(new URL(ROUTES.makeTable.path, server), asked, host);
  return (body as { about: { id: string } }).about.id;
}

/** The table commands that set up a game. */
export type SetUp = 'open' | 'close' | 'sit' | 'start' | 'rematch';

/** A guest with a connection. */
export interface Client {
  readonly cookie: string;
  readonly from: string | undefined;
  readonly socket: BenchSocket;
  /** Sends a command that must be accepted; resolves when it is. */
  ask(name: SetUp, table: string): Promise<void>;
}

/** A new guest with a socket; messages that are not answers to `ask` go to `hear`. */
export async function openClient(
  server: URL,
  hear: (message: Message) => void,
  options: SocketOptions = {},
): Promise<Client> {
  const asked = new Map<string, { readonly done: () => void; readonly failed: (error: Error) => void }>();
  const { from } = options;
  const cookie = await newGuest(server, from);
  const listen = (message: Message): void => {
    const waiting = message.kind === 'answer' && message.id !== null ? asked.get(message.id) : undefined;
    if (message.kind !== 'answer' || message.id === null || waiting === undefined) return hear(message);
    asked.delete(message.id);
    if (message.ok) waiting.done();
    else waiting.failed(new Error(message.reason));
  };
  const socket = await openSocket(new URL(SOCKET_PATH, server), cookie, listen, options);
  return {
    cookie,
    from,
    socket,
    ask: (name, table) =>
      new Promise((done, failed) => {
        const id = nextId();
        asked.set(id, { done, failed: (error) => failed(new Error(`${name} was refused: ${error.message}`)) });
        socket.send(`{"id":"${id}","do":"${name}","table":"${table}"}`);
      }),
  };
}

/** Guests sit down at a new table and subscribe to it. The first is its host, who starts the game. */
export async function seatClients(server: URL, clients: readonly [Client, ...Client[]]): Promise<string> {
  const [host, ...others] = clients;
  const table = await newTable(
    server,
    host,
    clients.map(() => 'open'),
  );
  for (const client of others) await client.ask('sit', table);
  await Promise.all(clients.map((client) => client.ask('open', table)));
  return table;
}
