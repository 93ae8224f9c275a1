import { afterEach, beforeEach, expect, test } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import { createMetrics } from '../../src/metrics.js';
import type { Store, Write } from '../../src/store/store.js';
import { CommitQueue } from '../../src/tables/commit-queue.js';
import { playRandomly } from './random-play.js';
import { startService, type TestService } from './table-service.js';

/** The store is lost: nothing is left unhandled, and every command is answered. */

let owner: TestService;
/** How many calls of the store still succeed. */
let left: number;
const unhandled: unknown[] = [];
const onUnhandled = (error: unknown): void => {
  unhandled.push(error);
};

beforeEach(async () => {
  left = Number.POSITIVE_INFINITY;
  unhandled.length = 0;
  process.on('unhandledRejection', onUnhandled);
  owner = await startService();
});
afterEach(async () => {
  process.off('unhandledRejection', onUnhandled);
  await owner.close();
});

const losable = (store: Store): Store =>
  new Proxy(
    { ...store, shared: true },
    {
      get(target, name, receiver) {
        const method: unknown = Reflect.get(target, name, receiver);
        if (typeof method !== 'function' || name === 'notify') return method;
        return async (...args: unknown[]) => {
          if (left-- <= 0) throw new Error('the store is lost');
          return method.apply(target, args);
        };
      },
    },
  );

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
};

test.each(Array.from({ length: amount(3, 14) }, (_, calls) => calls))(
  'a rematch is answered, though the store is lost after %i calls',
  async (calls) => {
    let at = await startService({ store: losable(owner.store) });
    let players = [await at.client('Mara'), await at.client('Jonah')] as const;
    const [mara, jonah] = players;
    const { id: table } = await at.createTable(mara, { game: 'pirate-coins', seats: ['open', 'open'] });
    await jonah.ask({ do: 'sit', table });
    await mara.ask({ do: 'start', table });
    await playRandomly('pirate-coins', table, players);
    // Afterwards the tables are not in memory.
    at = await at.restart();
    players = [at.sameGuest(mara), at.sameGuest(jonah)];
    for (let times = 0; times < 2; times++) {
      left = calls;
      const answers = players.map((player) => player.ask({ do: 'rematch', table }));
      await turns();
      left = Number.POSITIVE_INFINITY;
      await Promise.all(answers);
    }
    left = 0;
    await expect(at.service.stop()).rejects.toThrow('the store is lost');
    await turns();
    expect(unhandled).toEqual([]);
  },
);

test('a table that cannot be written does not stop the others', async () => {
  const errors: unknown[] = [];
  const written: string[] = [];
  const write = async (writes: readonly Write[]) =>
    writes.map(({ table }) => {
      written.push(table);
      return 'stored' as const;
    });
  const queue = new CommitQueue({ ...owner.store, write }, createMetrics(), (error) => errors.push(error));
  const broken = new Error('a bug');
  queue.add({
    id: 'broken',
    takeWrite: () => {
      throw broken;
    },
    committed: () => {},
  });
  for (const id of ['one', 'two']) {
    queue.add({ id, takeWrite: () => ({ table: id, changes: [] }), committed: () => {} });
    await queue.drained();
  }
  expect(errors).toEqual([broken]);
  expect(written).toEqual(['one', 'two']);
  expect(unhandled).toEqual([]);
});
