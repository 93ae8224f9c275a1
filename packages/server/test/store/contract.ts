import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { alertContract } from './alert-contract.js';
import { writingContract } from './commit-contract.js';
import { deskContract } from './desk-contract.js';
import { findingContract } from './finding-contract.js';
import { change, changes, createdGuest, createdTable, head, making, newId, secretOf } from './fixtures.js';
import { quotaContract } from './quota-contract.js';
import { reportContract } from './report-contract.js';
import { sweepContract } from './sweep-contract.js';
import type { TestDatabase } from './test-databases.js';

/** The contract of every store. */
export function contract(name: string, newDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: Store;
    beforeAll(async () => {
      database = await newDatabase();
      store = await database.open();
    });
    afterEach(() => database.clear());
    afterAll(() => database.drop());

    test('tells the time in whole milliseconds', async () => {
      const time = await store.time();
      expect(Number.isInteger(time)).toBe(true);
      expect(Math.abs(time - Date.now())).toBeLessThan(60_000);
    });

    describe('guests', () => {
      test('are found by their secrets and ids, and change', async () => {
        const guest = { id: newId(), name: 'Zoë 🦜', crest: 7 };
        const secret = secretOf(guest.id);
        await store.addGuest(guest, secret);
        expect(await store.guestBySecret(secret.hash)).toEqual({ ...guest, seenAt: secret.at });
        await store.sawGuest(guest.id, secret.at + 5);
        await store.sawGuest(guest.id, secret.at + 4);
        expect(await store.guestBySecret(secret.hash)).toEqual({ ...guest, seenAt: secret.at + 5 });
        expect(await store.guestBySecret('another')).toBeUndefined();
        await store.changeGuest({ ...guest, name: 'Zoe', crest: 0 });
        expect(await store.guest(guest.id)).toEqual({ id: guest.id, name: 'Zoe', crest: 0 });
        expect(await store.guest('nobody')).toBeUndefined();
      });

      test('are not stored without their secret', async () => {
        const [known, other] = [await createdGuest(store), newId()];
        const secret = secretOf(known.id);
        await store.addSecret(secret);
        await expect(
          store.addGuest({ id: other, name: 'Ben', crest: 1 }, { ...secret, guest: other }),
        ).rejects.toThrow();
        expect(await store.guest(other)).toBeUndefined();
        expect(await store.guestBySecret(secret.hash)).toMatchObject(known);
      });

      test('can have secrets of one kind, or one secret, revoked', async () => {
        const guest = await createdGuest(store);
        const secrets = (['cookie', 'cookie', 'bot', 'bot'] as const).map((kind) => secretOf(guest.id, { kind }));
        for (const secret of secrets) await store.addSecret(secret);
        const known = async () => {
          const found = await Promise.all(secrets.map(({ hash }) => store.guestBySecret(hash)));
          return found.map((one) => one !== undefined);
        };
        await store.dropSecrets(guest.id, 'bot');
        expect(await known()).toEqual([true, true, false, false]);
        await store.dropSecret(secrets[0]?.hash ?? '');
        expect(await known()).toEqual([false, true, false, false]);
      });

      test('can have all cookies but one revoked, with their links', async () => {
        const [guest, other] = [await createdGuest(store), await createdGuest(store)];
        const [kept, older, bot] = [
          secretOf(guest.id, { at: 900 }),
          secretOf(guest.id, { at: 800 }),
          secretOf(guest.id, { kind: 'bot', at: 700 }),
        ];
        const theirs = secretOf(other.id);
        for (const secret of [kept, older, bot, theirs]) await store.addSecret(secret);
        await store.addLink({ hash: 'mine', guest: guest.id, until: 1000 });
        await store.addLink({ hash: 'theirs', guest: other.id, until: 1000 });
        expect(
          (await store.secretsOf(guest.id)).filter(({ hash }) => [kept, older, bot].some((one) => one.hash === hash)),
        ).toEqual([kept, older, bot]);
        await store.dropOtherCookies(guest.id, kept.hash);
        expect(await store.secretsOf(guest.id)).toEqual([kept, bot]);
        expect(await store.guestBySecret(theirs.hash)).toMatchObject(other);
        expect(await store.takeLink('mine', 0)).toBeUndefined();
        expect(await store.takeLink('theirs', 0)).toBe(other.id);
        expect(await store.secretsOf('nobody')).toEqual([]);
      });

      test('use a link once, the first of many, until it expires', async () => {
        const { id } = await createdGuest(store);
        await store.addLink({ hash: 'in time', guest: id, until: 1000 });
        await store.addLink({ hash: 'too late', guest: id, until: 1000 });
        const taken = await Promise.all(Array.from({ length: 20 }, () => store.takeLink('in time', 999)));
        expect(taken.filter((guest) => guest !== undefined)).toEqual([id]);
        expect(await store.takeLink('too late', 1000)).toBeUndefined();
        expect(await store.takeLink('unknown', 0)).toBeUndefined();
      });
    });

    writingContract(() => store);
    quotaContract(() => store);
    reportContract(() => store);
    findingContract(
      () => store,
      () => database,
    );

    describe('queries', () => {
      test('returns a table with its last snapshot and the changes after it', async () => {
        const table = await createdTable(store, { changes: changes(1, 10) });
        await store.write([{ table, changes: [], snapshot: { number: 7, body: '"seven"' } }]);
        await store.write([{ table, changes: [], snapshot: { number: 5, body: '"five"' } }]);
        const found = await store.table(table);
        expect(found?.snapshot).toEqual({ number: 7, body: '"seven"' });
        expect(found?.changes).toEqual(changes(8, 10));
        expect(await store.changesAfter(table, 0)).toEqual(changes(1, 10));
        expect(await store.changesAfter(table, 10)).toEqual([]);
      });

      test('pages the public log, from both ends', async () => {
        const table = await createdTable(store, { changes: changes(1, 9) });
        const numbers = async (after: number, limit: number, keep: 'oldest' | 'newest') =>
          (await store.publicChangesAfter(table, after, limit, keep)).map(({ number }) => number);
        expect(await numbers(2, 3, 'oldest')).toEqual([3, 4, 5]);
        expect(await numbers(2, 3, 'newest')).toEqual([7, 8, 9]);
        expect(await numbers(7, 5, 'oldest')).toEqual([8, 9]);
        expect(await numbers(7, 5, 'newest')).toEqual([8, 9]);
        expect(await numbers(9, 5, 'newest')).toEqual([]);
        expect(await store.publicChangesAfter(table, 0, 1, 'oldest')).toEqual([
          { number: 1, at: change(1).at, told: change(1).told },
        ]);
      });

      test('lists the tables that wait and are listed, newest first', async () => {
        const listed = { phase: 'waiting', visibility: 'listed' } as const;
        const heads = [listed, { ...listed, phase: 'playing' }, listed, { ...listed, visibility: 'private' }, listed];
        const tables = heads.map(newId);
        await store.write(
          tables.map((id, i) =>
            making(id, {
              create: { id, origin: null, seed: 's', madeAt: 1000 + i },
              head: head({ ...heads[i], changedAt: 5000 - i, about: `"${i}"` } as Partial<ReturnType<typeof head>>),
            }),
          ),
        );
        expect(await store.lobby(10, 10)).toEqual(
          [4, 2, 0].map((i) => ({ table: tables[i], about: `"${i}"`, changedAt: 5000 - i, seat: null })),
        );
        expect((await store.lobby(2, 10)).map(({ table }) => table)).toEqual([tables[4], tables[2]]);
      });

      test('lists the tables of a guest', async () => {
        const [mara, ben] = [newId(), newId()];
        const phases = ['over', 'playing', 'waiting', 'playing'] as const;
        const tables = await Promise.all(
          phases.map((phase, i) =>
            createdTable(store, {
              head: head({ phase, changedAt: i, about: `"${i}"` }),
              players: [
                { guest: mara, seat: 0 },
                { guest: ben, seat: 1 },
              ],
            }),
          ),
        );
        const left = { table: tables[3] ?? '', changes: [change(2)], players: [{ guest: mara, seat: 2 }] };
        await store.write([left]);
        expect(await store.tablesOf(mara, 10)).toEqual(
          [3, 2, 1, 0].map((i) => ({ table: tables[i], about: `"${i}"`, changedAt: i, seat: i === 3 ? 2 : 0 })),
        );
        expect((await store.tablesOf(ben, 2)).map(({ table }) => table)).toEqual([tables[2], tables[1]]);
      });
    });

    describe('due tables', () => {
      test('are returned in the order of their times', async () => {
        const times = [30, 10, 20, 40];
        const tables = await Promise.all(times.map((due) => createdTable(store, { due })));
        await createdTable(store);
        const rows = [1, 2, 0, 3].map((i) => ({ table: tables[i], at: times[i] }));
        expect(await store.due(30, 10)).toEqual(rows.slice(0, 3));
        expect(await store.due(100, 2)).toEqual(rows.slice(0, 2));
        expect(await store.due(9, 10)).toEqual([]);
      });

      test('are set, kept and dropped by a write', async () => {
        const table = await createdTable(store, { due: 10 });
        await store.write([{ table, changes: [change(2)] }]);
        expect(await store.due(99, 9)).toEqual([{ table, at: 10 }]);
        await store.write([{ table, changes: [change(3)], due: 20 }]);
        expect(await store.due(99, 9)).toEqual([{ table, at: 20 }]);
        await store.write([{ table, changes: [change(4)], due: null }]);
        expect(await store.due(99, 9)).toEqual([]);
        expect((await store.table(table))?.due).toBeNull();
      });

      test('are claimed by one of many', async () => {
        const table = await createdTable(store, { due: 10 });
        const row = { table, at: 10 };
        const claims = await Promise.all(Array.from({ length: 20 }, (_, i) => store.claim(row, 50 + i)));
        expect(claims.filter((claimed) => claimed)).toHaveLength(1);
        expect(await store.due(99, 9)).toEqual([{ table, at: 50 + claims.indexOf(true) }]);
        expect(await store.claim({ table: 'none', at: 10 }, 50)).toBe(false);
      });

      test('are renewed, but not created', async () => {
        const tables = await Promise.all([10, 20, 30].map((due) => createdTable(store, { due })));
        const never = await createdTable(store);
        await store.renew([...tables.slice(0, 2), never], 500);
        await store.renew([], 500);
        expect(new Map((await store.due(999, 9)).map(({ table, at }) => [table, at]))).toEqual(
          new Map(tables.map((table, i) => [table, [500, 500, 30][i]])),
        );
      });
    });

    alertContract(
      () => store,
      () => database,
    );
    sweepContract(
      () => store,
      () => database,
    );
    deskContract(
      () => store,
      () => database,
    );

    describe('the database', () => {
      /** A database that the test may leave in any state. */
      let own: TestDatabase;
      beforeEach(async () => {
        own = await newDatabase();
      });
      afterEach(() => own.drop());

      test('keeps everything when it is closed and opened again', async () => {
        const store = await own.open();
        const guest = await createdGuest(store);
        const table = await createdTable(store, { changes: changes(1, 5), due: 9 });
        const before = await store.table(table);
        await store.close();
        const again = await own.open();
        expect(await again.table(table)).toEqual(before);
        expect(await again.guest(guest.id)).toEqual(guest);
        await again.check();
      });

      test('is checked by writing to it', async () => {
        const store = await own.open();
        await own.run('drop table probe');
        await expect(store.check()).rejects.toThrow();
      });

      test('is not opened if its schema is newer', async () => {
        await (await own.open()).close();
        await own.run("insert into kysely_migration (name, timestamp) values ('9999_future', '2999') returning name");
        await expect(own.open()).rejects.toThrow(
          /schema 9999_future; this version knows up to \d{4}_\w+\)\. Run the newer version/,
        );
      });
    });
  });
}
