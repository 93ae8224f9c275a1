import { describe, expect, test } from 'vitest';
import type { Maker, Store, Write, WriteResult } from '../../src/store/store.js';
import { change, createdTable, head, making, newId } from './fixtures.js';

const DAY_MS = 24 * 3600 * 1000;
const TODAY = 1_700_000_000_000;

/** The contract of quotas: they hold in the transaction that creates a table. */
export function quotaContract(store: () => Store): void {
  const maker = (guest: string, quotas: Partial<Maker['quotas']>): Maker => ({
    guest,
    quotas: { tablesPerGuest: 1000, tablesPerDay: 1000, listedPerGuest: 1000, ...quotas },
  });
  const create = async (by: Maker, parts: Partial<Write> = {}): Promise<WriteResult | undefined> => {
    const [how] = await store().write([making(newId(), { maker: by, ...parts })]);
    return how;
  };
  const on = (madeAt: number) => {
    const id = newId();
    return { table: id, create: { id, origin: null, seed: 's', madeAt } };
  };

  describe('quotas', () => {
    test('count the unfinished tables that a guest made or sits at, each once', async () => {
      const guest = newId();
      const by = maker(guest, { tablesPerGuest: 3 });
      const players = [{ guest, seat: 0 }];
      const table = await createdTable(store(), { maker: by, players });
      await createdTable(store(), { players });
      expect(await create(by)).toBe('stored');
      expect(await create(by)).toBe('tablesPerGuest');
      expect(await store().fullQuota(by, 'private', TODAY)).toBe('tablesPerGuest');
      await store().write([{ table, changes: [change(2)], head: head({ phase: 'over' }) }]);
      expect(await store().fullQuota(by, 'private', TODAY)).toBeUndefined();
      expect(await create(by)).toBe('stored');
      expect(await create(maker(newId(), { tablesPerGuest: 3 }))).toBe('stored');
    });

    test('count the tables of a day, swept ones too', async () => {
      const by = maker(newId(), { tablesPerDay: 3 });
      for (let time = 0; time < 3; time++) expect(await create(by)).toBe('stored');
      await store().sweep(TODAY, { empty: TODAY + 1, seated: 0 });
      expect(await create(by)).toBe('tablesPerDay');
      expect(await store().fullQuota(by, 'private', TODAY)).toBe('tablesPerDay');
      expect(await create(by, on(TODAY + DAY_MS))).toBe('stored');
      await store().sweep(TODAY + DAY_MS, { empty: 0, seated: 0 });
      expect(await store().fullQuota(by, 'private', TODAY)).toBeUndefined();
    });

    test('count the tables of a guest in the lobby', async () => {
      const by = maker(newId(), { listedPerGuest: 1 });
      const listed = { head: head({ visibility: 'listed' }) };
      const table = await createdTable(store(), { maker: by, ...listed });
      expect(await create(by, listed)).toBe('listedPerGuest');
      expect(await store().fullQuota(by, 'listed', TODAY)).toBe('listedPerGuest');
      expect(await create(by)).toBe('stored');
      await store().write([{ table, changes: [change(2)], head: head({ visibility: 'listed', phase: 'playing' }) }]);
      expect(await create(by, listed)).toBe('stored');
    });

    test('hold for many tables at once, in one write and in several', async () => {
      const [one, many] = [maker(newId(), { tablesPerGuest: 4 }), maker(newId(), { tablesPerDay: 4 })];
      const together = Array.from({ length: 7 }, () => making(newId(), { maker: one }));
      const other = making(newId());
      const how = await store().write([...together, other]);
      expect(how.filter((result) => result === 'stored')).toHaveLength(5);
      expect(how.filter((result) => result === 'tablesPerGuest')).toHaveLength(3);
      expect(how.at(-1)).toBe('stored');
      const each = await Promise.all(Array.from({ length: 12 }, () => create(many)));
      expect(each.filter((result) => result === 'stored')).toHaveLength(4);
      expect(each.filter((result) => result === 'tablesPerDay')).toHaveLength(8);
    });

    test('give nobody more than their share of the lobby, whatever they have', async () => {
      const [greedy, other] = [newId(), newId()];
      const listed = (guest: string, madeAt: number): Promise<string> => {
        const { table: id, create } = on(madeAt);
        const write = making(id, { create, maker: maker(guest, {}), head: head({ visibility: 'listed' }) });
        return store()
          .write([write])
          .then(() => id);
      };
      const first = await listed(other, 1);
      const tables = [];
      for (let at = 2; at < 7; at++) tables.push(await listed(greedy, at));
      const shown = (await store().lobby(100, 2)).map(({ table }) => table);
      expect(shown).toEqual([tables[4], tables[3], first]);
    });
  });
}
