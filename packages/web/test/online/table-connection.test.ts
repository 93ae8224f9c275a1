import { type Answer, type GuestAbout, RequestRefused, type TableListener } from '@pouch/protocol';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryTexts } from '../../src/device/storage.ts';
import { type Line, NO_LINE } from '../../src/online/line.ts';
import { keepSending, sendingTo } from '../../src/online/sending.ts';
import { TableConnection, type TableServer } from '../../src/online/table-connection.ts';
import { aboutOf, person, seeded, TABLE, Teller } from './teller.ts';

const ANN: GuestAbout = { id: 'Ann_____________', name: 'Ann', crest: 0 };
const FINE: Line = { connection: { state: 'fine' }, blocked: false };

/** A server in the test's hands: what it is asked, and what it says. */
function fakeServer(more: Partial<TableServer> = {}) {
  const asked: { readonly command: object; readonly id: string | undefined; answer: (answer: Answer) => void }[] = [];
  const listeners = new Set<() => void>();
  let line = NO_LINE.line;
  let table: TableListener | undefined;
  const server: TableServer = {
    line: () => line,
    me: () => ANN,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    guest: async () => ANN,
    tryNow: () => {},
    watchLine: () => {},
    now: () => 0,
    here: (millis) => millis,
    api: { log: async () => ({ told: teller.told.slice(0, 1), number: 1 }) as never },
    socket: () => ({
      ask: (command, id) => new Promise((answer) => void asked.push({ command, id, answer })),
      open: (_, listener) => {
        table = listener;
        return { close: () => (table = undefined) };
      },
      openLobby: () => ({ close: () => {} }),
      check: () => {},
      changeIdle: () => {},
      seek: () => ({ close: () => {} }),
      tryNow: () => {},
      close: () => {},
    }),
    ...more,
  };
  const changeLine = (next: Line): void => {
    line = next;
    for (const listener of listeners) listener();
  };
  return { server, asked, changeLine, table: () => table };
}

let teller: Teller;
beforeEach(() => {
  teller = new Teller('pirate-coins', 2);
  const random = seeded(6);
  while (teller.game.turn(teller.state).kind === 'chance') teller.step(teller.game.chance(teller.state, random));
  teller.change();
});
const about = () => aboutOf(teller, [person('Ann'), person('Ben')]);
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const choose = { do: 'choose', seat: 0, side: 'skull' } as never;
const ok = (number: number): Answer => ({ kind: 'answer', ok: true, id: 'x', number, now: 0 });

describe('the connection to a table', () => {
  it('opens it as a guest of the server, and has its game once there is one', async () => {
    const { server, table } = fakeServer();
    const connection = new TableConnection(TABLE, server, memoryTexts());
    const heard = vi.fn();
    connection.subscribe(heard);
    await settled();
    expect(connection.view()).toMatchObject({ state: 'opening', me: ANN });
    table()?.onUpdate(teller.update(teller.told, 0, { about: about() }), 0);
    expect(connection.view()).toMatchObject({ state: 'open', seat: 0 });
    expect(connection.view().source?.snapshot().view).toEqual(teller.view(0));
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('says why it cannot be opened', async () => {
    const banned = fakeServer({ guest: async () => new RequestRefused('Too many guests', 429, 60) });
    const connection = new TableConnection(TABLE, banned.server, memoryTexts());
    await settled();
    expect(connection.view()).toMatchObject({ state: 'gone', reason: 'Too many guests' });
    expect(banned.table()).toBeUndefined();

    const gone = fakeServer();
    const other = new TableConnection(TABLE, gone.server, memoryTexts());
    await settled();
    gone.table()?.onRefused?.('This table doesn’t exist any more.');
    expect(other.view()).toMatchObject({ state: 'gone', reason: 'This table doesn’t exist any more.' });
  });

  it('opens it all the same while the server cannot be reached', async () => {
    const { server, table } = fakeServer({ guest: () => Promise.reject(new Error('offline')) });
    const connection = new TableConnection(TABLE, server, memoryTexts());
    await settled();
    expect(table()).toBeDefined();
    expect(connection.view().state).toBe('opening');
  });

  it('keeps a decision on the device until it is answered, and sends it without its seat', async () => {
    const texts = memoryTexts();
    const { server, asked, table } = fakeServer();
    const connection = new TableConnection(TABLE, server, texts);
    await settled();
    table()?.onUpdate(teller.update(teller.told, 0, { about: about() }), 0);
    connection.view().source?.decide(choose);
    const [sent] = asked;
    expect(sent?.command).toEqual({ do: 'decide', table: TABLE, step: { do: 'choose', side: 'skull' } });
    expect(sendingTo(TABLE, texts).map(({ id }) => id)).toEqual([sent?.id]);
    sent?.answer(ok(2));
    await settled();
    expect(sendingTo(TABLE, texts)).toEqual([]);
  });

  it('sends a decision again under its id when the page was closed before the answer', async () => {
    const texts = memoryTexts();
    const command = { do: 'decide', table: TABLE, step: { do: 'choose', side: 'skull' } } as never;
    keepSending(TABLE, { id: 'kept', command }, texts);
    const { server, asked } = fakeServer();
    new TableConnection(TABLE, server, texts);
    await settled();
    expect(asked).toMatchObject([{ id: 'kept', command }]);
    asked[0]?.answer(ok(2));
    await settled();
    expect(sendingTo(TABLE, texts)).toEqual([]);
    // Answered once, it is not sent by the next page.
    const next = fakeServer();
    new TableConnection(TABLE, next.server, texts);
    await settled();
    expect(next.asked).toEqual([]);
  });

  it('tells why a command is refused, and nothing where it is done', async () => {
    const { server, asked } = fakeServer();
    const connection = new TableConnection(TABLE, server, memoryTexts());
    const refused = connection.ask({ do: 'ready' });
    asked[0]?.answer({ kind: 'answer', ok: false, id: 'x', reason: 'Not now' });
    expect(await refused).toBe('Not now');
    const done = connection.ask({ do: 'ready' });
    asked[1]?.answer(ok(3));
    expect(await done).toBeUndefined();
  });

  it('fetches what it has missed before it shows what follows', async () => {
    const { server, table } = fakeServer();
    const connection = new TableConnection(TABLE, server, memoryTexts());
    await settled();
    teller.step(choose);
    teller.change();
    table()?.onUpdate(teller.update(teller.told.slice(1), 0, { about: about() }), 1);
    expect(connection.view().source).toBeUndefined();
    await settled();
    expect(connection.view().source?.moments(0)).toHaveLength(teller.told.flatMap(({ happened }) => happened).length);
  });

  it('shows its game how the line is, and who is there', async () => {
    const { server, table, changeLine } = fakeServer();
    const connection = new TableConnection(TABLE, server, memoryTexts());
    await settled();
    table()?.onUpdate(teller.update(teller.told, 0, { about: about() }), 0);
    changeLine(FINE);
    table()?.onHere?.({ kind: 'here', table: TABLE, guests: [ANN.id], away: [], watchers: 1 });
    const snapshot = connection.view().source?.snapshot();
    expect(snapshot?.connection).toEqual(FINE.connection);
    expect(snapshot?.players.map(({ away }) => away !== undefined)).toEqual([false, true]);
  });

  it('hears nothing more when it is closed', async () => {
    const { server, table, changeLine } = fakeServer();
    const connection = new TableConnection(TABLE, server, memoryTexts());
    await settled();
    const heard = vi.fn();
    connection.subscribe(heard);
    connection.close();
    changeLine(FINE);
    expect(heard).not.toHaveBeenCalled();
    expect(table()).toBeUndefined();
  });
});
