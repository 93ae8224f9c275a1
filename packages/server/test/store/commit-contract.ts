import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { change, changes, createdTable, head, making, newId } from './fixtures.js';

/** The contract of writes: each table completely or not at all. */
export function writingContract(store: () => Store): void {
  describe('commits', () => {
    test('stores everything of a table', async () => {
      const table = newId();
      const write = making(table, {
        create: { id: table, origin: 'guest made', seed: 'secret', madeAt: 123 },
        changes: [change(1, 'guest made'), change(2)],
        due: 456,
      });
      expect(await store().write([write])).toEqual(['stored']);
      expect(await store().table(table)).toEqual({
        row: write.create,
        snapshot: undefined,
        changes: write.changes,
        due: 456,
      });
      expect(await store().tableByOrigin('guest made')).toBe(table);
      expect(await store().numberOf(table, 'guest made', [2, 1])).toBe(1);
      expect(await store().table('none')).toBeUndefined();
      expect(await store().tableByOrigin('none')).toBeUndefined();
      expect(await store().numberOf(table, 'none', [1, 2])).toBeUndefined();
    });

    test('accepts an empty list', async () => {
      expect(await store().write([])).toEqual([]);
    });

    test('gives a change number to one of many writers', async () => {
      const table = await createdTable(store());
      const origins = Array.from({ length: 30 }, (_, i) => `guest ${i}`);
      const how = await Promise.all(origins.map((origin) => store().write([{ table, changes: [change(2, origin)] }])));
      const winners = origins.filter((_, i) => how[i]?.[0] === 'stored');
      expect(winners).toHaveLength(1);
      expect((await store().changesAfter(table, 1)).map(({ origin }) => origin)).toEqual(winners);
    });

    test('finds the first change of an origin among some, at its own table', async () => {
      const [one, two] = [await createdTable(store()), await createdTable(store())];
      await store().write([
        { table: one, changes: [change(2), change(3, 'guest command'), change(4, 'guest command')] },
      ]);
      expect(await store().numberOf(one, 'guest command', [4, 3, 2])).toBe(3);
      expect(await store().numberOf(one, 'guest command', [1, 2, 9])).toBeUndefined();
      expect(await store().numberOf(one, 'guest command', [])).toBeUndefined();
      expect(await store().numberOf(two, 'guest command', [1, 3])).toBeUndefined();
    });

    test('stores nothing of a table that conflicts, and all of the others', async () => {
      const tables = await Promise.all(Array.from({ length: 7 }, () => createdTable(store(), { due: 5 })));
      const guest = newId();
      const how = await store().write(
        tables.map((table, i) => ({
          table,
          changes: i % 2 === 0 ? changes(2, 4) : [change(3), change(1)],
          head: head({ phase: 'playing', about: '"new"' }),
          players: [{ guest, seat: i }],
          snapshot: { number: 1, body: '"new"' },
          due: 77,
        })),
      );
      expect(how).toEqual(tables.map((_, i) => (i % 2 === 0 ? 'stored' : 'conflict')));
      for (const [i, table] of tables.entries()) {
        const found = await store().table(table);
        if (i % 2 === 0) expect(found).toMatchObject({ changes: changes(2, 4), snapshot: { number: 1 }, due: 77 });
        else expect(found).toMatchObject({ changes: changes(1, 1), snapshot: undefined, due: 5 });
      }
      const seated = new Set((await store().tablesOf(guest, 10)).map(({ table }) => table));
      expect(seated).toEqual(new Set(tables.filter((_, i) => i % 2 === 0)));
    });

    test('appends changes, except those of a table that conflicts', async () => {
      const tables = await Promise.all(Array.from({ length: 5 }, () => createdTable(store())));
      const how = await store().write(
        tables.map((table, i) => ({ table, changes: i === 2 ? [change(2), change(1)] : changes(2, 3) })),
      );
      expect(how).toEqual(['stored', 'stored', 'conflict', 'stored', 'stored']);
      expect(await store().lastNumbers(tables)).toEqual(new Map(tables.map((table, i) => [table, i === 2 ? 1 : 3])));
    });

    test('creates a table once, whatever of it existed before', async () => {
      const [table, other] = [newId(), newId()];
      const create = { id: table, origin: 'guest made', seed: 's', madeAt: 1 };
      const write = making(table, { create, head: head({ code: 'ABCD' }) });
      const again = { ...write, changes: [change(2)], head: head() };
      const sameOrigin = making(other, { create: { ...create, id: other } });
      const sameCode = making(other, { head: head({ code: 'ABCD' }) });
      expect(await store().write([write])).toEqual(['stored']);
      for (const conflicting of [again, sameOrigin, sameCode]) {
        expect(await store().write([conflicting])).toEqual(['conflict']);
      }
      expect(await store().lastNumbers([table, other])).toEqual(new Map([[table, 1]]));
    });

    test('creates one of several tables with the same origin', async () => {
      const tables = Array.from({ length: 10 }, newId);
      const how = await Promise.all(
        tables.map((id) => store().write([making(id, { create: { id, origin: 'same', seed: 's', madeAt: 1 } })])),
      );
      const made = tables.filter((_, i) => how[i]?.[0] === 'stored');
      expect(made).toEqual([await store().tableByOrigin('same')]);
    });

    test('gives a code to one table, until its game starts', async () => {
      const [one, two, three] = [newId(), newId(), newId()];
      const coded = head({ code: 'WXYZ' });
      const how = await store().write([making(one, { head: coded }), making(two, { head: coded })]);
      expect([...how].sort()).toEqual(['conflict', 'stored']);
      const owner = how[0] === 'stored' ? one : two;
      expect(await store().tableByCode('WXYZ')).toBe(owner);
      await store().write([making(three)]);
      expect(await store().write([{ table: three, changes: [change(2)], head: coded }])).toEqual(['conflict']);
      expect(await store().write([{ table: owner, changes: [change(2)], head: coded }])).toEqual(['stored']);
      expect(await store().write([{ table: owner, changes: [change(3)], head: head({ phase: 'playing' }) }])).toEqual([
        'stored',
      ]);
      expect(await store().tableByCode('WXYZ')).toBeUndefined();
      expect(await store().write([{ table: three, changes: [change(2)], head: coded }])).toEqual(['stored']);
      expect(await store().tableByCode('WXYZ')).toBe(three);
    });

    test('gives a code to one of several tables at once', async () => {
      const tables = await Promise.all(Array.from({ length: 10 }, () => createdTable(store())));
      const write = (table: string) => store().write([{ table, changes: [change(2)], head: head({ code: 'MMMM' }) }]);
      const how = await Promise.all(tables.map(write));
      const owners = tables.filter((_, i) => how[i]?.[0] === 'stored');
      expect(owners).toEqual([await store().tableByCode('MMMM')]);
    });

    test('writes nothing for a table that does not exist', async () => {
      const table = newId();
      expect(await store().write([{ table, changes: [change(1)], head: head() }])).toEqual(['conflict']);
      expect(await store().write([{ table, changes: [], due: 5 }])).toEqual(['conflict']);
      expect(await store().changesAfter(table, 0)).toEqual([]);
      expect(await store().due(10, 10)).toEqual([]);
    });

    test('refuses a table twice in one write', async () => {
      const table = await createdTable(store());
      const twice = store().write([2, 3].map((number) => ({ table, changes: [change(number)] })));
      await expect(twice).rejects.toThrow('twice');
      expect(await store().lastNumbers([table])).toEqual(new Map([[table, 1]]));
    });

    test('takes many tables and many changes at once', async () => {
      const tables = Array.from({ length: 321 }, newId);
      const how = await store().write(
        tables.map((table, i) => making(table, { changes: changes(1, 1 + (i % 5)), due: i })),
      );
      expect(new Set(how)).toEqual(new Set(['stored']));
      const next = tables.map((table, i) => ({
        table,
        changes: [change(2 + (i % 5))],
        head: head({ changedAt: i }),
      }));
      expect(new Set(await store().write(next))).toEqual(new Set(['stored']));
      expect(await store().lastNumbers([...tables, 'none'])).toEqual(
        new Map(tables.map((table, i) => [table, 2 + (i % 5)])),
      );
    });
  });
}
