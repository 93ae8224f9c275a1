import {
  type ConnectOptions,
  connect,
  type PouchSocket,
  type Status,
  type TableListener,
  type Update,
} from '@pouch/protocol';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { FakeServer, Queue } from './fake-server.js';

const TABLE = 'abcdefghijklmnop';
const QUICK = { retryMin: 2, retryMax: 10 };

let far: FakeServer;
let sockets: PouchSocket[];

beforeEach(async () => {
  sockets = [];
  far = await FakeServer.listen();
});
afterEach(async () => {
  for (const socket of sockets) socket.close();
  await far.close();
});

function join(options: Partial<ConnectOptions> = {}): PouchSocket {
  const socket = connect({ url: far.url, WebSocket, timeouts: QUICK, ...options });
  sockets.push(socket);
  return socket;
}

const change = (number: number) => ({ number, at: 0, happened: [] });
const update = (since: number, number: number): Update => ({
  kind: 'update',
  table: TABLE,
  number,
  since,
  now: 0,
  told: Array.from({ length: number - since }, (_, place) => change(since + 1 + place)),
  seat: null,
  view: null,
});

/** What a listener received: the changes of each update, and how many were missed before it. */
function hearing(): { heard: Queue<{ changes: number[]; missed: number }>; listener: TableListener } {
  const heard = new Queue<{ changes: number[]; missed: number }>();
  const onUpdate = ({ told }: Update, missed: number): void =>
    heard.put({ changes: told.map(({ number }) => number), missed });
  return { heard, listener: { onUpdate } };
}

describe('commands', () => {
  test('resolve with their own answer, in any order', async () => {
    const socket = join();
    const [first, second] = [socket.ask({ do: 'start', table: TABLE }), socket.ask({ do: 'time' })];
    const connection = await far.greeted();
    const [start, time] = [await connection.commands.next(), await connection.commands.next()];
    connection.accept(time);
    connection.refuse(start, 'Seat 1 is still open');
    expect(await second).toMatchObject({ ok: true, id: time.id });
    expect(await first).toMatchObject({ ok: false, id: start.id, reason: 'Seat 1 is still open' });
  });

  test('are sent again with the same id until they are answered, and resolve once', async () => {
    const socket = join();
    const answers: unknown[] = [];
    const asked = socket.ask({ do: 'decide', table: TABLE, step: { do: 'choose', side: 'skull' } });
    void asked.then((answer) => answers.push(answer));
    const sent = [];
    for (let cut = 0; cut < 3; cut++) {
      const connection = await far.greeted();
      sent.push(await connection.commands.next());
      connection.cut();
    }
    const last = await far.greeted();
    const again = await last.commands.next();
    expect(sent).toEqual([again, again, again]);
    last.accept(again, 7);
    last.accept(again, 7);
    expect(await asked).toMatchObject({ ok: true, number: 7 });
    const next = socket.ask({ do: 'time' });
    last.accept(await last.commands.next());
    await next;
    expect(answers).toHaveLength(1);
  });

  test('have unique ids', async () => {
    const socket = join();
    const all = Array.from({ length: 200 }, () => socket.ask({ do: 'time' }));
    const connection = await far.greeted();
    const ids = new Set<string>();
    for (const _ of all) {
      const command = await connection.commands.next();
      ids.add(command.id);
      connection.accept(command);
    }
    await Promise.all(all);
    expect(ids.size).toBe(200);
  });

  test('with an id of the caller are sent with it, also over another connection, and only once at a time', async () => {
    const command = { do: 'decide', table: TABLE, step: { do: 'choose', side: 'skull' } } as const;
    const socket = join();
    const answers = [socket.ask(command, 'kept-over-a-reload'), socket.ask(command, 'kept-over-a-reload')];
    const first = await far.greeted();
    const sent = await first.commands.next();
    expect(sent).toMatchObject({ ...command, id: 'kept-over-a-reload' });
    socket.close();
    for (const answer of answers) expect(await answer).toMatchObject({ ok: false, id: 'kept-over-a-reload' });

    const reloaded = join();
    const again = [reloaded.ask(command, 'kept-over-a-reload'), reloaded.ask(command, 'kept-over-a-reload')];
    const time = reloaded.ask({ do: 'time' });
    const second = await far.greeted();
    expect(await second.commands.next()).toEqual(sent);
    second.accept(sent, 4);
    for (const answer of again) expect(await answer).toMatchObject({ ok: true, number: 4 });
    const next = await second.commands.next();
    expect(next.do).toBe('time');
    second.accept(next);
    await time;
  });

  test('with an invalid id are refused without being sent', async () => {
    expect(await join().ask({ do: 'time' }, 'short')).toMatchObject({
      ok: false,
      id: 'short',
      reason: expect.stringMatching(/^"id" must be/),
    });
  });

  test('that are invalid are refused without being sent', async () => {
    const socket = join();
    const long = await socket.ask({ do: 'decide', table: TABLE, step: { do: 'bid', coins: '€'.repeat(6000) } });
    expect(long).toMatchObject({ ok: false, reason: 'A command can have at most 16384 bytes.' });
    const wrong = await socket.ask({ do: 'say', table: TABLE, text: '' });
    expect(wrong).toMatchObject({ ok: false, reason: '"text" must not be empty.' });
  });

  test('without an answer are refused when the socket is closed, as are later ones', async () => {
    const socket = join();
    const asked = socket.ask({ do: 'time' });
    const connection = await far.greeted();
    await connection.commands.next();
    socket.close();
    await connection.closed;
    expect(await asked).toMatchObject({ ok: false, reason: expect.stringContaining('closed') });
    expect(await socket.ask({ do: 'time' })).toMatchObject({ ok: false });
  });
});

describe('tables', () => {
  test('are reopened after the last change, and every change is delivered once', async () => {
    const socket = join();
    const { heard, listener } = hearing();
    socket.open(TABLE, { ...listener, form: 'view' });
    const first = await far.greeted();
    expect(await first.commands.next()).toMatchObject({ do: 'open', table: TABLE, form: 'view' });
    first.send(update(0, 3));
    first.send(update(3, 4));
    expect(await heard.next()).toEqual({ changes: [1, 2, 3], missed: 0 });
    expect(await heard.next()).toEqual({ changes: [4], missed: 0 });
    first.cut();
    const second = await far.greeted();
    expect(await second.commands.next()).toMatchObject({ do: 'open', since: 4 });
    second.send(update(2, 4), update(3, 6), update(1, 5), update(6, 7));
    expect(await heard.next()).toEqual({ changes: [], missed: 0 });
    expect(await heard.next()).toEqual({ changes: [5, 6], missed: 0 });
    expect(await heard.next()).toEqual({ changes: [7], missed: 0 });
  });

  test('report a gap', async () => {
    const socket = join();
    const { heard, listener } = hearing();
    socket.open(TABLE, { ...listener, since: 10 });
    const connection = await far.greeted();
    expect(await connection.commands.next()).toMatchObject({ do: 'open', since: 10 });
    connection.send(update(500, 502));
    expect(await heard.next()).toEqual({ changes: [501, 502], missed: 490 });
  });

  test('deliver changes in order and once, and count gaps, if updates are duplicated, delayed or lost', async () => {
    const socket = join();
    const connection = await far.greeted();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(20), fc.nat(8)), { maxLength: 30 }),
        fc.stringMatching(/^[a-z]{16}$/),
        async (frames, table) => {
          const seen: number[] = [];
          let missed = 0;
          const over = new Queue<null>();
          const opened = socket.open(table, {
            onUpdate: ({ told, number }, gap) => {
              seen.push(...told.map((change) => change.number));
              missed += gap;
              if (number === 100) over.put(null);
            },
          });
          for (const [since, many] of frames) connection.send({ ...update(since, since + many), table });
          connection.send({ ...update(99, 100), table });
          await over.next();
          opened.close();
          expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => a - b));
          expect(seen.length + missed).toBe(100);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('that are refused end their subscription', async () => {
    const refused = new Queue<string>();
    const socket = join();
    socket.open(TABLE, { onUpdate: () => undefined, onRefused: (reason) => refused.put(reason) });
    const first = await far.greeted();
    first.refuse(await first.commands.next(), 'This table doesn’t exist any more.');
    expect(await refused.next()).toBe('This table doesn’t exist any more.');
    first.cut();
    const second = await far.greeted();
    const asked = socket.ask({ do: 'time' });
    const command = await second.commands.next();
    expect(command.do).toBe('time');
    second.accept(command);
    await asked;
  });

  test('deliver presence, and the lobby its tables, until they are closed', async () => {
    const here = new Queue<number>();
    const lobby = new Queue<number>();
    const socket = join();
    const table = socket.open(TABLE, {
      onUpdate: () => undefined,
      onHere: ({ watchers }) => here.put(watchers),
    });
    const listed = socket.openLobby((tables) => lobby.put(tables.length));
    const first = await far.greeted();
    first.send({ kind: 'here', table: TABLE, guests: [], watchers: 3 }, { kind: 'lobby', tables: [] });
    expect([await here.next(), await lobby.next()]).toEqual([3, 0]);
    first.cut();
    const second = await far.greeted();
    expect([(await second.commands.next()).do, (await second.commands.next()).do]).toEqual(['open', 'open-lobby']);
    table.close();
    listed.close();
    expect([(await second.commands.next()).do, (await second.commands.next()).do]).toEqual(['close', 'close-lobby']);
  });
});

describe('the lobby', () => {
  const listed = (id: string, madeAt: number) => ({ about: { id, madeAt }, seat: null, awaits: [], changedAt: madeAt });

  test('is the whole list with all changes since, newest first', async () => {
    const lobby = new Queue<string>();
    const socket = join();
    socket.openLobby((tables) => lobby.put(tables.map(({ about, changedAt }) => `${about.id} ${changedAt}`).join()));
    const first = await far.greeted();
    // Changes of an older list, which is not known any more.
    first.send({ kind: 'lobby-changes', changed: [listed('old', 9)], gone: [] });
    first.send({ kind: 'lobby', tables: [listed('b', 2), listed('a', 1)] });
    expect(await lobby.next()).toBe('b 2,a 1');
    first.send({ kind: 'lobby-changes', changed: [{ ...listed('a', 1), changedAt: 5 }, listed('c', 3)], gone: ['b'] });
    expect(await lobby.next()).toBe('c 3,a 5');
    first.cut();
    const second = await far.greeted();
    second.send({ kind: 'lobby-changes', changed: [], gone: ['c'] }, { kind: 'lobby', tables: [listed('d', 4)] });
    expect(await lobby.next()).toBe('d 4');
    // An older server sends the whole list again and again.
    second.send({ kind: 'lobby', tables: [] });
    expect(await lobby.next()).toBe('');
    expect(lobby.size).toBe(0);
  });
});

describe('the connection', () => {
  test('reports its status', async () => {
    const statuses = new Queue<Status>();
    const socket = join({ onStatus: (status) => statuses.put(status) });
    const connection = await far.greeted();
    expect((await statuses.next()).status).toBe('connecting');
    expect(await statuses.next()).toMatchObject({ status: 'open', hello: { guest: { name: 'Mara' } } });
    connection.cut();
    const lost = await statuses.next();
    expect(lost.status === 'lost' && lost.nextTry <= QUICK.retryMax).toBe(true);
    socket.close();
    expect((await statuses.until(({ status }) => status === 'closed')).status).toBe('closed');
  });

  test('reconnects after the delay that a stopping server asked for', async () => {
    const statuses = new Queue<Status>();
    join({ onStatus: (status) => statuses.put(status) });
    const connection = await far.greeted();
    connection.send({ kind: 'bye', after: 40 });
    connection.close();
    const lost = await statuses.until(({ status }) => status === 'lost');
    expect(lost.status === 'lost' && lost.nextTry >= 40 && lost.nextTry <= 60).toBe(true);
    await far.greeted();
  });

  test('backs off exponentially while the server is unreachable', async () => {
    const waits: number[] = [];
    const enough = new Queue<null>();
    join({
      timeouts: { retryMin: 2, retryMax: 64 },
      onStatus: (status) => {
        if (status.status === 'lost' && waits.push(status.nextTry) === 8) enough.put(null);
      },
    });
    const refuse = async (): Promise<void> => {
      for (;;) (await far.connections.next()).cut();
    };
    void refuse();
    await enough.next();
    for (const [tries, wait] of waits.entries()) {
      const most = Math.min(64, 2 * 2 ** tries);
      expect(wait).toBeGreaterThanOrEqual(most / 2);
      expect(wait).toBeLessThanOrEqual(most);
    }
  });

  const PATIENT = { retryMin: 3_600_000, retryMax: 3_600_000 };

  test('reconnects at once on request', async () => {
    const statuses = new Queue<Status['status']>();
    const socket = join({ timeouts: PATIENT, onStatus: ({ status }) => statuses.put(status) });
    (await far.greeted()).cut();
    await statuses.until((status) => status === 'lost');
    const asked = socket.ask({ do: 'time' });
    socket.tryNow();
    socket.tryNow();
    const connection = await far.greeted();
    connection.accept(await connection.commands.next());
    expect(await asked).toMatchObject({ ok: true });
    expect([await statuses.next(), await statuses.next()]).toEqual(['connecting', 'open']);
    connection.cut();
    expect(await statuses.next()).toBe('lost');
  });

  test('reconnects at once on request of a status listener', async () => {
    const socket = join({
      timeouts: PATIENT,
      onStatus: ({ status }) => {
        if (status === 'lost') socket.tryNow();
      },
    });
    (await far.greeted()).cut();
    (await far.greeted()).cut();
    await far.greeted();
  });

  test('does not reconnect if it is open or closed', async () => {
    const statuses = new Queue<Status['status']>();
    const socket = join({ onStatus: ({ status }) => statuses.put(status) });
    socket.tryNow();
    const connection = await far.greeted();
    await statuses.until((status) => status === 'open');
    socket.tryNow();
    const asked = socket.ask({ do: 'time' });
    connection.accept(await connection.commands.next());
    expect(await asked).toMatchObject({ ok: true });
    socket.close();
    socket.tryNow();
    expect(await statuses.next()).toBe('closed');
    const other = join();
    await far.greeted();
    expect(far.connections.size).toBe(0);
    other.close();
  });

  test('checks an idle server', async () => {
    join({ timeouts: { ...QUICK, idle: 5 } });
    const connection = await far.greeted();
    for (let times = 0; times < 3; times++) {
      const alive = await connection.commands.next();
      expect(alive.do).toBe('time');
      connection.accept(alive);
    }
  });

  test('reconnects if the server stops answering', async () => {
    join({ timeouts: { ...QUICK, idle: 5, response: 5 } });
    await (await far.greeted()).closed;
    await far.greeted();
  });

  test('reconnects if the server never sends hello', async () => {
    join({ timeouts: { ...QUICK, accept: 5 } });
    await (await far.connections.next()).closed;
    await far.connections.next();
  });

  test.each(['connecting', 'open', 'lost'] as const)(
    'can be closed by a status listener when it is %s',
    async (when) => {
      const statuses = new Queue<Status['status']>();
      const socket = join({
        onStatus: ({ status }) => {
          if (status === when) socket.close();
          statuses.put(status);
        },
      });
      if (when !== 'connecting') (await far.greeted()).cut();
      await statuses.until((status) => status === 'closed');
      expect(await statuses.next()).toBe(when);
      expect(await socket.ask({ do: 'time' })).toMatchObject({ ok: false });
    },
  );

  test('ignores the rest of a frame after closing', async () => {
    const socket = join();
    const { heard, listener } = hearing();
    const numbers: number[] = [];
    socket.open(TABLE, {
      onUpdate: (news, missed) => {
        numbers.push(news.number);
        listener.onUpdate(news, missed);
        socket.close();
      },
    });
    const connection = await far.greeted();
    connection.send(update(0, 1), update(1, 2));
    await heard.next();
    await connection.closed;
    expect(numbers).toEqual([1]);
  });

  test('sends its token', async () => {
    join({ token: 'secret' });
    expect((await far.greeted()).authorization).toBe('Bearer secret');
    join();
    expect((await far.greeted()).authorization).toBe(undefined);
  });

  test('ignores unknown frames and messages', async () => {
    const socket = join();
    const asked = socket.ask({ do: 'time' });
    const connection = await far.greeted();
    const command = await connection.commands.next();
    for (const frame of [
      '',
      '{',
      '7',
      'null',
      '{}',
      '[null,7,[],{"kind":"weather"},{"kind":{}}]',
      '[{"kind":"answer","id":null,"ok":false}]',
    ])
      connection.sendRaw(frame);
    connection.send(
      { kind: 'update', table: 'unknown', number: 1, since: 0, told: [] },
      { kind: 'answer', id: 'unknown', ok: true },
    );
    connection.accept(command);
    expect(await asked).toMatchObject({ ok: true });
  });
});
