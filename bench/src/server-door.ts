import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { type Message, ROUTES } from '@pouch/protocol';
import { type Line, openLine } from './server-line.js';

/** How the benchmarks come to guests and tables: the same way at both servers. */

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

interface Replied {
  readonly cookie: string | undefined;
  readonly body: unknown;
}

function post(url: URL, body: unknown, cookie?: string): Promise<Replied> {
  return new Promise((answered, failed) => {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      origin: url.origin,
      ...(cookie === undefined ? {} : { cookie }),
    };
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
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

/** A command's id: never the same twice, also not in another process. */
export const nextId = (): string => prefix + (commands++).toString(36);

/** A guest of their own with a cookie. */
async function newGuest(server: URL): Promise<string> {
  const { cookie } = await post(new URL(ROUTES.makeGuest.path, server), { name: `Load ${nextId()}` });
  if (cookie === undefined) throw new Error('the server gave no cookie');
  return cookie;
}

/** A new table of Pirate Coins with three open seats, of which the maker takes the first. */
async function newTable(server: URL, cookie: string): Promise<string> {
  const asked = { id: nextId(), game: 'pirate-coins', seats: ['open', 'open', 'open'] };
  const { body } = await post(new URL(ROUTES.makeTable.path, server), asked, cookie);
  return (body as { about: { id: string } }).about.id;
}

/** The table commands that set up a game. */
export type SetUp = 'open' | 'close' | 'sit' | 'start' | 'rematch';

/** A guest with a line. */
export interface Desk {
  readonly cookie: string;
  readonly line: Line;
  /** Sends a command that must be accepted; resolves when it is. */
  ask(name: SetUp, table: string): Promise<void>;
}

/** A new guest with a line; what is no answer to `ask` is for `hear`. */
export async function openDesk(server: URL, hear: (message: Message) => void): Promise<Desk> {
  const asked = new Map<string, { readonly done: () => void; readonly failed: (error: Error) => void }>();
  const cookie = await newGuest(server);
  const line = await openLine(new URL('/api/socket', server), cookie, (message: Message) => {
    const waiting = message.kind === 'answer' && message.id !== null ? asked.get(message.id) : undefined;
    if (message.kind !== 'answer' || message.id === null || waiting === undefined) return hear(message);
    asked.delete(message.id);
    if (message.ok) waiting.done();
    else waiting.failed(new Error(message.reason));
  });
  return {
    cookie,
    line,
    ask: (name, table) =>
      new Promise((done, failed) => {
        const id = nextId();
        asked.set(id, { done, failed: (error) => failed(new Error(`${name} was refused: ${error.message}`)) });
        line.send(`{"id":"${id}","do":"${name}","table":"${table}"}`);
      }),
  };
}

/** Three guests sit down at a new table and hear it. Whoever made it starts the game. */
export async function sitDown(server: URL, desks: readonly [Desk, Desk, Desk]): Promise<string> {
  const [host, ...others] = desks;
  const table = await newTable(server, host.cookie);
  for (const desk of others) await desk.ask('sit', table);
  await Promise.all(desks.map((desk) => desk.ask('open', table)));
  return table;
}
