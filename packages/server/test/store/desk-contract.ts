import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { change, createdGuest, createdTable, head, newId, secretOf } from './fixtures.js';
import type { TestDatabase } from './test-databases.js';

/** The contract of what the operator's desk stores, and of deleting a person's data. */
export function deskContract(store: () => Store, database: () => TestDatabase): void {
  const page = { from: 0, limit: 10 };

  describe('the desk', () => {
    test('lists tables with their sizes, page by page, sorted and filtered', async () => {
      const made = (at: number) => ({ id: newId(), origin: null, seed: 'seed', madeAt: at });
      const tables: string[] = [];
      for (const [at, phase] of [
        [1, 'over'],
        [2, 'playing'],
        [3, 'over'],
      ] as const) {
        const create = made(at);
        const about = JSON.stringify({ seats: [{ name: at === 3 ? '50%_off' : `Player ${at}` }] });
        await createdTable(store(), { table: create.id, create, head: head({ phase, changedAt: 10 - at, about }) });
        tables.push(create.id);
      }
      const [first = '', second = '', third = ''] = tables;
      await store().write([{ table: third, changes: [change(2)] }]);
      const ids = async (query: object) =>
        (await store().deskTables({ ...page, sort: 'changed', phase: undefined, find: undefined, ...query })).map(
          ({ id }) => id,
        );
      expect(await ids({})).toEqual([first, second, third]);
      expect(await ids({ sort: 'made' })).toEqual([third, second, first]);
      expect(await ids({ from: 1, limit: 1 })).toEqual([second]);
      expect(await ids({ phase: 'over' })).toEqual([first, third]);
      expect(await ids({ find: 'player 1' })).toEqual([first]);
      expect(await ids({ find: '%_O' })).toEqual([third]);
      expect(await ids({ find: third })).toEqual([third]);
      expect(await ids({ find: 'Player%1' })).toEqual([]);
      const [row] = await store().deskTables({ ...page, sort: 'made', phase: undefined, find: undefined });
      const sizes = [change(1), change(2)].map(({ entries, told }) => entries.length + told.length);
      expect(row).toMatchObject({ madeAt: 3, changedAt: 7, changes: 2, size: (sizes[0] ?? 0) + (sizes[1] ?? 0) });
    });

    test('lists guests with what they have', async () => {
      const mara = await createdGuest(store(), 'Mara');
      const zoe = await createdGuest(store(), 'Zoë');
      await store().sawGuest(mara.id, 2_000_000_000_000);
      await store().addSecret(secretOf(mara.id, { kind: 'bot' }));
      await createdTable(store(), { named: [mara.id] });
      await createdTable(store(), { named: [mara.id, zoe.id] });
      const rows = await store().deskGuests({ ...page, sort: 'seen', find: undefined });
      expect(rows).toEqual([
        { ...mara, madeAt: 1_700_000_000_000, seenAt: 2_000_000_000_000, tables: 2, devices: 2 },
        { ...zoe, madeAt: 1_700_000_000_000, seenAt: 1_700_000_000_000, tables: 1, devices: 1 },
      ]);
      expect(await store().deskGuests({ ...page, sort: 'made', find: 'AR' })).toMatchObject([{ id: mara.id }]);
      expect(await store().deskGuests({ ...page, sort: 'made', find: zoe.id })).toMatchObject([{ id: zoe.id }]);
    });

    test('keeps bans until they expire, one for a subject', async () => {
      const ban = (subject: string, until: number) => store().ban({ subject, madeAt: 1, until, why: 'spam' });
      await ban('guest a', 50);
      await ban('address 192.0.2.1', 80);
      await ban('guest a', 90);
      expect((await store().bans(10, 9)).map(({ subject, until }) => [subject, until])).toEqual([
        ['guest a', 90],
        ['address 192.0.2.1', 80],
      ]);
      expect(await store().bans(80, 9)).toMatchObject([{ subject: 'guest a', why: 'spam', madeAt: 1 }]);
      expect([await store().unban('guest a'), await store().unban('guest a')]).toEqual([true, false]);
      await store().sweepDesk(80, { before: 0, most: 9 });
      expect(await store().bans(10, 9)).toEqual([]);
    });

    test('keeps so many lines of the audit log, and for so long', async () => {
      for (let at = 1; at <= 6; at++)
        await store().note({ id: newId(), at, who: 'operator', action: 'ban', subject: null, note: `${at}` });
      const notes = async () => (await store().audit(page)).map(({ note }) => note);
      expect((await store().audit({ from: 1, limit: 2 })).map(({ note }) => note)).toEqual(['5', '4']);
      await store().sweepDesk(10, { before: 3, most: 9 });
      expect(await notes()).toEqual(['6', '5', '4', '3']);
      await store().sweepDesk(10, { before: 0, most: 2 });
      expect(await notes()).toEqual(['6', '5']);
    });

    test('prunes finished games by age, more than fit a transaction', async () => {
      const old = [];
      for (let count = 0; count < 30; count++)
        old.push(
          await createdTable(store(), {
            head: head({ phase: 'over', changedAt: 49 }),
            players: [{ guest: newId(), seat: 0 }],
            named: [newId()],
            snapshot: { number: 1, body: '{}' },
          }),
        );
      const kept = [
        await createdTable(store(), { head: head({ phase: 'over', changedAt: 50 }) }),
        await createdTable(store(), { head: head({ phase: 'playing', changedAt: 49 }) }),
        await createdTable(store(), { head: head({ phase: 'waiting', changedAt: 49 }) }),
      ];
      expect(await store().prunable(50)).toBe(30);
      expect(await store().prune(50)).toBe(30);
      expect([...(await store().lastNumbers([...old, ...kept])).keys()].sort()).toEqual(kept.sort());
      for (const rows of ['players', 'named', 'snapshots'])
        expect(await database().run(`select count(*) || '' as count from ${rows}`)).toEqual({ count: '0' });
      expect(await store().prunable(50)).toBe(0);
    });
  });

  describe('forgetting a guest', () => {
    test('signs them out at once, and is remembered until it ends', async () => {
      const mara = await createdGuest(store(), 'Mara');
      const secret = secretOf(mara.id);
      await store().addSecret(secret);
      await store().addLink({ hash: 'link', guest: mara.id, until: 1e15 });
      expect(await store().beginForgetting('nobody', 'salt', 5)).toBe(false);
      expect(await store().beginForgetting(mara.id, 'salt', 5)).toBe(true);
      // A second time changes nothing.
      expect(await store().beginForgetting(mara.id, 'other', 6)).toBe(true);
      expect(await store().guestBySecret(secret.hash)).toBeUndefined();
      expect(await store().takeLink('link', 0)).toBeUndefined();
      expect(await store().guest(mara.id)).toMatchObject({ name: '' });
      expect(await store().forgettings()).toEqual([{ guest: mara.id, salt: 'salt', names: ['Mara'], at: 5 }]);
      await store().noteNames(mara.id, ['Mara', 'Mo']);
      expect(await store().forgettings()).toMatchObject([{ names: ['Mara', 'Mo'] }]);
      await store().finishForgetting(mara.id);
      expect(await store().guest(mara.id)).toBeUndefined();
      expect(await store().forgettings()).toMatchObject([{ guest: mara.id, names: [] }]);
      await store().endForgetting(mara.id);
      expect(await store().forgettings()).toEqual([]);
    });

    test('finds every table that names them, and takes them out', async () => {
      const [mara, ben] = [await createdGuest(store(), 'Mara'), await createdGuest(store(), 'Ben')];
      const quotas = { tablesPerGuest: 9, tablesPerDay: 9, listedPerGuest: 9 };
      const id = newId();
      await createdTable(store(), {
        table: id,
        create: { id, origin: `${mara.id} command`, seed: 'seed', madeAt: 1 },
        maker: { guest: mara.id, quotas },
        players: [
          { guest: mara.id, seat: 1 },
          { guest: ben.id, seat: 0 },
        ],
        named: [mara.id, ben.id],
      });
      await store().write([{ table: id, changes: [change(2)], named: [mara.id] }]);
      const said = JSON.stringify([{ who: { id: mara.id, name: 'Mara' } }]);
      const report = { at: 1, table: id, reason: 'rude', reporter: ben.id, reported: newId() };
      await store().addReport({ ...report, id: 'a', lines: said });
      await store().addReport({ ...report, id: 'b', lines: '[]', reported: mara.id });
      const note = { at: 1, who: 'operator', action: 'ban', note: 'calls herself Mara' };
      await store().note({ ...note, id: 'a', subject: `guest ${mara.id}` });
      await store().ban({ subject: `guest ${mara.id}`, madeAt: 1, until: 1e15, why: 'Mara!' });
      expect(await store().namedTables(mara.id, 9)).toEqual([id]);

      await store().beginForgetting(mara.id, 'salt', 1);
      await store().unnameTable(id, { guest: mara.id, as: 'forgotten-abcdef', called: 'Nobody', names: ['Mara'] });
      await store().finishForgetting(mara.id);
      await store().endForgetting(mara.id);
      expect(await store().namedTables(mara.id, 9)).toEqual([]);
      expect(await store().namedTables(ben.id, 9)).toEqual([id]);
      expect((await store().tablesOf('forgotten-abcdef', 9)).map(({ seat }) => seat)).toEqual([1]);
      expect(await store().tableByOrigin(`${mara.id} command`)).toBeUndefined();
      expect(await store().fullQuota({ guest: mara.id, quotas: { ...quotas, tablesPerDay: 1 } }, 'private', 1)).toBe(
        undefined,
      );
      expect((await store().reports(9)).map(({ id: each }) => each)).toEqual(['a']);
      expect((await store().reports(9))[0]?.lines).not.toMatch(/Mara/);
      expect(await store().audit(page)).toMatchObject([{ subject: 'a deleted guest', note: null }]);
      expect(await store().bans(1, 9)).toEqual([]);
    });

    test('rewrites changes only as long as they are what they were', async () => {
      const table = await createdTable(store(), { changes: [change(1, 'mine a'), change(2), change(3)] });
      const rewrite = { origin: null, entries: '["new"]', told: '[]' };
      await store().rewriteChanges(table, [
        { ...rewrite, number: 1, was: change(1).entries },
        { ...rewrite, number: 2, was: '["something else"]' },
      ]);
      expect(await store().changesFrom(table, 0, 2)).toEqual([
        { ...change(1), origin: null, entries: '["new"]', told: '[]' },
        change(2),
      ]);
      expect(await store().changesFrom(table, 2, 9)).toEqual([change(3)]);
    });
  });
}
