import { describe, expect, test } from 'vitest';
import type { ListedRow, Store, Write } from '../../src/store/store.js';
import { change, createdTable, head, newId } from './fixtures.js';
import type { TestDatabase } from './test-databases.js';

const QUOTAS = { tablesPerGuest: 99, tablesPerDay: 99, listedPerGuest: 99 };

/** The contract of finding a game: people who look for one, running tables, and whose list has which table. */
export function findingContract(store: () => Store, database: () => TestDatabase): void {
  const idsOf = (rows: readonly ListedRow[]): readonly string[] => rows.map(({ table }) => table);

  describe('finding a game', () => {
    const seeking = (madeAt: number, until: number, parts: Partial<Write> = {}) => {
      const id = newId();
      return createdTable(store(), {
        create: { id, origin: null, seed: 's', madeAt, seek: { key: 'koinz 2 brisk', until } },
        players: [{ guest: newId(), seat: 0 }],
        ...parts,
        table: id,
      });
    };

    test('lists those who look for the same and are there, the oldest first', async () => {
      const second = await seeking(20, 100);
      const first = await seeking(10, 100);
      await seeking(5, 90);
      await seeking(6, 100, { head: head({ phase: 'playing' }) });
      await createdTable(store());
      expect(idsOf(await store().seeks('koinz 2 brisk', 99, 9))).toEqual([first, second]);
      expect(idsOf(await store().seeks('koinz 2 brisk', 99, 1))).toEqual([first]);
      expect(await store().seeks('koinz 3 brisk', 99, 9)).toEqual([]);
    });

    test('keeps those who are still there, and sweeps the others', async () => {
      const [kept, expired] = [await seeking(1, 50), await seeking(2, 50)];
      const [empty, playing, other] = [
        await seeking(3, 100, { players: [] }),
        await seeking(4, 50, { head: head({ phase: 'playing' }) }),
        await createdTable(store()),
      ];
      await store().keepSeeks([kept, playing, other, newId()], 100);
      expect(await store().sweepSeeks(60)).toBe(2);
      const all = [kept, expired, empty, playing, other];
      expect(new Set((await store().lastNumbers(all)).keys())).toEqual(new Set([kept, playing, other]));
      expect(await store().sweepSeeks(60)).toBe(0);
    });

    test('lists running tables that are listed and not too old, with a limit for each maker', async () => {
      const maker = newId();
      const running = (madeAt: number, parts: Partial<Write> = {}) => {
        const id = newId();
        const create = { id, origin: null, seed: 's', madeAt };
        const own = { maker: { guest: maker, quotas: QUOTAS }, head: head({ phase: 'playing', visibility: 'listed' }) };
        return createdTable(store(), { ...own, ...parts, create, table: id });
      };
      await running(9);
      const tables = [await running(11), await running(12), await running(13)];
      const another = await running(10, { maker: undefined });
      await running(14, { head: head({ phase: 'playing' }) });
      await running(15, { head: head({ visibility: 'listed' }) });
      await running(16, { head: head({ phase: 'over', visibility: 'listed' }) });
      expect(idsOf(await store().running(9, 2, 10))).toEqual([tables[2], tables[1], another]);
      expect(idsOf(await store().running(1, 2, 10))).toEqual([tables[2]]);
    });

    test('lists what a guest made and has no seat at, until it is over', async () => {
      const mara = newId();
      const made = { maker: { guest: mara, quotas: QUOTAS }, players: [] };
      const waiting = await createdTable(store(), { ...made, head: head({ changedAt: 1 }) });
      const playing = await createdTable(store(), { ...made, head: head({ changedAt: 2, phase: 'playing' }) });
      await createdTable(store(), { ...made, head: head({ phase: 'over' }) });
      expect(await store().tablesOf(mara, 9)).toMatchObject([
        { table: playing, seat: null },
        { table: waiting, seat: null },
      ]);
    });

    test('lists the finished tables of a guest last, and page by page', async () => {
      const players = [{ guest: newId(), seat: 1 }];
      const mara = players[0]?.guest ?? '';
      const table = (phase: 'waiting' | 'over', changedAt: number) =>
        createdTable(store(), { players, head: head({ phase, changedAt }) });
      const [old, waiting, middle, late] = [
        await table('over', 10),
        await table('waiting', 5),
        await table('over', 20),
        await table('over', 30),
      ];
      expect(idsOf(await store().tablesOf(mara, 3))).toEqual([waiting, late, middle]);
      expect(idsOf(await store().finishedOf(mara, 20, 9))).toEqual([middle, old]);
      expect(idsOf(await store().finishedOf(mara, 99, 1))).toEqual([late]);
    });

    test('hides a table of a guest from their own list until it is shown again', async () => {
      const [mara, jonah] = [newId(), newId()];
      const players = [mara, jonah].map((guest, seat) => ({ guest, seat }));
      const table = await createdTable(store(), { players });
      for (const guest of [mara, mara, newId()]) await store().hideTable(guest, table);
      await store().hideTable(mara, newId());
      expect(await store().tablesOf(mara, 9)).toEqual([]);
      // It stays hidden when seats change.
      await store().write([{ table, changes: [change(2)], head: head(), players }]);
      expect(await store().tablesOf(mara, 9)).toEqual([]);
      expect(idsOf(await store().tablesOf(jonah, 9))).toEqual([table]);
      expect(await database().run("select count(*) || '' as rows from hidden")).toEqual({ rows: '1' });
      await store().showTable(mara, table);
      expect(idsOf(await store().tablesOf(mara, 9))).toEqual([table]);
    });
  });
}
