import type { Command, Update } from '@pouch/protocol';
import { coinSetInternals as internals } from '@pouch/rules';
import { expect, test } from 'vitest';
import { openStoreInProcess, withServer } from '../clients/in-process-server.js';
import { commandId, newGuest, type TestSocket } from './client.js';

/** A race over real sockets. The server's clock moves only when a test moves it. */

let now = 1_800_000_000_000;

type Body = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;

/** Sends a command and waits for its answer: the number of the change, or the reason. */
async function send(socket: TestSocket, body: Body): Promise<number | string | null> {
  const id = commandId();
  socket.send({ ...body, id });
  for (let many = 1; ; many++) {
    const found = (await socket.waitFor('answer', many)).find((each) => each.id === id);
    if (found !== undefined) return found.ok ? found.number : found.reason;
  }
}

const updatesOf = (socket: TestSocket): Update[] => socket.messages.filter((message) => message.kind === 'update');

/** Waits for an update. */
async function update(socket: TestSocket, isWanted: (update: Update) => boolean): Promise<Update> {
  for (let many = 1; ; many++) {
    await socket.waitFor('update', many);
    const found = updatesOf(socket).find(isWanted);
    if (found !== undefined) return found;
  }
}

const viewOf = ({ view }: Update) => view as internals.View;

/** Two players at a table with a set. */
async function raceWithSet(url: string) {
  const [mara, ines] = [await newGuest(url), await newGuest(url, 'Ines')];
  const lines = [await mara.connect(), await ines.connect()] as const;
  for (;;) {
    const body = { id: commandId(), game: 'coin-set', seats: ['open', 'open'] };
    const { about } = (await mara.ask('makeTable', { body })).body as { about: { id: string } };
    const table = about.id;
    await send(lines[1], { do: 'sit', table });
    for (const socket of lines) await send(socket, { do: 'open', table, form: 'view' });
    await send(lines[0], { do: 'start', table });
    now += 3000;
    // The countdown is over: the server looks at its clock when something happens.
    await send(lines[0], { do: 'say', table, text: 'Ready?' });
    const { view } = await update(lines[0], (each) => each.table === table && viewOf(each)?.phase === 'search');
    now += 2000;
    const [triple] = internals.setsAmong((view as internals.View).table);
    if (triple !== undefined) return { mara, lines, table, places: internals.placesOf(triple) };
  }
}

/** Calls, and waits until the call has been taken: a call waits for the round trips of the others. */
async function call(socket: TestSocket, table: string): Promise<Update> {
  expect(await send(socket, { do: 'decide', table, step: { do: 'call' } })).toBeTypeOf('number');
  now += 200;
  return update(socket, (each) => each.table === table && viewOf(each)?.phase === 'point');
}

test('[S11] a player who found a set is not barred, even if the set and its refill arrive together after a reconnect', () =>
  withServer(
    async ({ base }) => {
      const { mara, lines, table, places } = await raceWithSet(base);
      const { number } = await call(lines[0], table);
      await send(lines[0], { do: 'close', table });
      await send(lines[0], { do: 'decide', table, step: { do: 'point', places } });
      now += 1200;
      await update(lines[1], (each) => JSON.stringify(each.told).includes('"event":"dealt"') && each.number > number);
      const back = await mara.connect();
      await send(back, { do: 'open', table, since: number });
      const { told, deadlines } = await update(back, () => true);
      expect(JSON.stringify(told)).toMatch(/"event":"set".*"event":"dealt"/);
      expect(deadlines?.barred).toEqual([null, null]);
    },
    { now: () => now, openStore: openStoreInProcess },
  ));

test('[S11] a failed call bars its player until exactly the time in the update', () =>
  withServer(
    async ({ base }) => {
      const { lines, table, places } = await raceWithSet(base);
      await call(lines[1], table);
      const [one, two, three] = places;
      const other = [0, 1, 2, 3].find((place) => place !== one && place !== two && place !== three);
      await send(lines[1], { do: 'decide', table, step: { do: 'point', places: [one, two, other] } });
      const { deadlines } = await update(lines[1], (each) => each.deadlines?.barred?.[1] != null);
      const until = deadlines?.barred?.[1] as number;
      expect(deadlines?.barred).toEqual([null, now + 3000]);
      now = until - 1;
      expect(await send(lines[1], { do: 'decide', table, step: { do: 'call' } })).toMatch(/call again in 1 s/);
      now = until;
      expect(await send(lines[1], { do: 'decide', table, step: { do: 'call' } })).toBeTypeOf('number');
    },
    { now: () => now, openStore: openStoreInProcess },
  ));
