import { GuestAbout } from '@pouch/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { amount } from '../../../../test-support/thorough.js';
import type { Change, Store, Write } from '../../src/store/store.js';
import { head, newId } from './fixtures.js';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from './test-databases.js';

/** The store against a simple model, with random writes, many of which conflict. */

const CODES = ['AAAA', 'BBBB', 'CCCC'];
const PLAYERS = ['mara', 'ben', 'zoe'];
const TABLES = 4;

/** A write of a table given by its index; numbers count from its last change. */
interface Attempt {
  readonly table: number;
  readonly create: { readonly origin: string | null } | undefined;
  readonly changes: readonly { readonly step: number; readonly origin: string | null }[];
  readonly head: { readonly code: string | null; readonly phase: 'waiting' | 'playing' } | undefined;
  readonly players: Write['players'];
  readonly snapshot: number | undefined;
  readonly due: number | null | undefined;
}

const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const origin = fc.option(fc.constantFrom('o1', 'o2', 'o3', 'o4', 'o5'), { freq: 2 });

const attempt: fc.Arbitrary<Attempt> = fc.record({
  table: fc.nat(TABLES - 1),
  create: maybe(fc.record({ origin: fc.option(fc.constantFrom('m1', 'm2', 'm3')) })),
  changes: fc.array(
    fc.record({
      step: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(2) }),
      origin,
    }),
    { maxLength: 3 },
  ),
  head: maybe(fc.record({ code: fc.option(fc.constantFrom(...CODES)), phase: fc.constantFrom('waiting', 'playing') })),
  players: maybe(
    fc.uniqueArray(fc.record({ guest: fc.constantFrom(...PLAYERS), seat: fc.nat(3) }), { selector: (p) => p.guest }),
  ),
  snapshot: maybe(fc.nat(9)),
  due: fc.option(fc.option(fc.nat(99)), { nil: undefined }),
});

/** Tables, codes and origins are unique in a batch: which of several writes gets them is unspecified. */
const batch = fc
  .uniqueArray(attempt, { minLength: 1, maxLength: TABLES, selector: ({ table }) => table })
  .filter(
    (attempts) =>
      allDifferent(attempts.map(({ head }) => head?.code)) &&
      allDifferent(attempts.map(({ create }) => create?.origin)),
  );

function allDifferent(values: readonly (string | null | undefined)[]): boolean {
  const given = values.filter((value) => value !== null && value !== undefined);
  return new Set(given).size === given.length;
}

interface ModelTable {
  readonly origin: string | null;
  readonly changes: readonly Change[];
  readonly code: string | null;
  readonly phase: string;
  readonly players: ReadonlyMap<string, number>;
  readonly snapshot: { readonly number: number; readonly body: string } | undefined;
  readonly due: number | null;
}

type Model = ReadonlyMap<string, ModelTable>;

function conflicts(model: Model, write: Write): boolean {
  const known = model.get(write.table);
  const others = [...model].filter(([table]) => table !== write.table).map(([, other]) => other);
  const code = write.head?.code ?? null;
  const numbers = [...(known?.changes ?? []), ...write.changes].map((one) => String(one.number));
  const made = write.create?.origin ?? null;
  return (
    (known === undefined) !== (write.create !== undefined) ||
    (made !== null && others.some((other) => other.origin === made)) ||
    (code !== null && others.some((other) => other.code === code)) ||
    !allDifferent(numbers)
  );
}

function written(known: ModelTable | undefined, write: Write): ModelTable {
  const { create, changes, head, players, snapshot, due } = write;
  const newer = snapshot !== undefined && snapshot.number > (known?.snapshot?.number ?? -1);
  return {
    origin: known === undefined ? (create?.origin ?? null) : known.origin,
    changes: [...(known?.changes ?? []), ...changes].sort((a, b) => a.number - b.number),
    code: head === undefined ? (known?.code ?? null) : head.code,
    phase: head?.phase ?? known?.phase ?? 'waiting',
    players: players === undefined ? (known?.players ?? new Map()) : new Map(players.map((p) => [p.guest, p.seat])),
    snapshot: newer ? snapshot : known?.snapshot,
    due: due === undefined ? (known?.due ?? null) : due,
  };
}

let serial = 0;

/** The write that is attempted. The scope keeps one run's names apart from another's in the same database. */
function writeOf(model: Model, scope: string, attempted: Attempt): Write {
  const { create, changes, head: parts, players, snapshot, due } = attempted;
  const scoped = (name: string | null) => (name === null ? null : scope + name);
  const table = scope + attempted.table;
  // Changes without a head are only written for tables that exist.
  const missing = create === undefined && parts === undefined && !model.has(table);
  let number = model.get(table)?.changes.at(-1)?.number ?? 0;
  return {
    table,
    create: create && { id: table, origin: scoped(create.origin), seed: 'seed', madeAt: 1 },
    changes: (missing ? [] : changes).map((one) => {
      number = Math.max(1, number + one.step);
      return { number, at: ++serial, origin: one.origin, entries: `${serial}`, told: `"${serial}"` };
    }),
    head: parts && head({ ...parts, code: scoped(parts.code) }),
    players: players?.map(({ guest, seat }) => ({ guest: scope + guest, seat })),
    snapshot: snapshot === undefined ? undefined : { number: snapshot, body: `${++serial}` },
    due,
  };
}

async function expectSame(store: Store, scope: string, model: Model): Promise<void> {
  for (const index of Array(TABLES).keys()) {
    const table = scope + index;
    const known = model.get(table);
    const found = await store.table(table);
    expect(found?.row.origin).toEqual(known?.origin);
    expect(found?.snapshot).toEqual(known?.snapshot);
    expect(found?.due).toEqual(known?.due);
    expect(await store.changesAfter(table, 0)).toEqual(known?.changes ?? []);
  }
  for (const code of CODES.map((name) => scope + name)) {
    expect(await store.tableByCode(code)).toBe([...model].find(([, known]) => known.code === code)?.[0]);
  }
  for (const player of PLAYERS.map((name) => scope + name)) {
    const seats = [...model].flatMap(([table, { players }]) => {
      const seat = players.get(player);
      return seat === undefined ? [] : [[table, seat] as const];
    });
    expect(new Map((await store.tablesOf(player, 99)).map(({ table, seat }) => [table, seat]))).toEqual(new Map(seats));
  }
}

/** PostgreSQL stores no NUL; a lone surrogate is not text. */
const UNKEEPABLE = /\0|\p{Cs}/u;
const anyText = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), anyUnit()) });
const json = fc.oneof(
  fc.json(),
  anyText.map((one) => JSON.stringify(one)),
);

/** Any 16 bits, lone surrogates included. */
function anyUnit(): fc.Arbitrary<string> {
  return fc.nat(0xffff).map((unit) => String.fromCharCode(unit));
}

test('text that not every database can store is in no name and no JSON', () => {
  fc.assert(
    fc.property(anyText, json, (name, body) => {
      if (UNKEEPABLE.test(name)) expect(GuestAbout.safeParse({ id: newId(), name, crest: 1 }).success).toBe(false);
      expect(body).not.toMatch(UNKEEPABLE);
    }),
  );
  expect(GuestAbout.safeParse({ id: newId(), name: 'Mara', crest: 1 }).success).toBe(true);
});

describe.each([
  ['SQLite', sqliteDatabase],
  ['PostgreSQL', postgresDatabase],
] as const)('%s', (_, newDatabase) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await newDatabase();
    store = await database.open();
  });
  afterAll(() => database.drop());

  test('agrees with the model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(batch, { maxLength: 12 }), async (batches) => {
        const scope = newId();
        const model = new Map<string, ModelTable>();
        for (const attempts of batches) {
          const writes = attempts.map((one) => writeOf(model, scope, one));
          const expected = writes.map((write) => (conflicts(model, write) ? 'conflict' : 'stored'));
          expect(await store.write(writes)).toEqual(expected);
          writes.forEach((write, i) => {
            if (expected[i] === 'stored') model.set(write.table, written(model.get(write.table), write));
          });
        }
        await expectSame(store, scope, model);
      }),
      { numRuns: amount(50, 150) },
    );
  });

  test('returns every text unchanged', async () => {
    const text = anyText.filter((one) => !UNKEEPABLE.test(one));
    await fc.assert(
      fc.asyncProperty(text, json, json, async (name, entries, told) => {
        const table = newId();
        const guest = { id: newId(), name, crest: 1 };
        await store.addGuest(guest, { hash: newId(), guest: guest.id, kind: 'cookie', at: 1 });
        const change = { number: 1, at: 8_640_000_000_000_000, origin: `${guest.id} ${name}`, entries, told };
        const create = { id: table, origin: change.origin, seed: name, madeAt: 1 };
        await store.write([{ table, create, changes: [change], snapshot: { number: 0, body: entries } }]);
        expect(await store.guest(guest.id)).toEqual(guest);
        expect(await store.table(table)).toMatchObject({ row: create, changes: [change], snapshot: { body: entries } });
        expect(await store.numberOf(table, change.origin, [1])).toBe(1);
      }),
      { numRuns: amount(60, 200) },
    );
  });
});
