import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openSqlite, openSqliteInThread, type Store } from '@pouch/server';

/**
 * SQLite on the main thread against SQLite in a worker thread, with the same commits: every table writes its next
 * change as soon as the last one is stored, or once a second. Rounds alternate; the medians count. What matters is how
 * long the event loop, which serves all connections, is blocked.
 */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '3' } },
});
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);

const STORES = { 'main thread': openSqlite, 'worker thread': openSqliteInThread } as const;
type Place = keyof typeof STORES;

interface Load {
  readonly title: string;
  readonly tables: number;
  /** Between two changes of a table. */
  readonly pauseMs: number;
}

const LOADS: readonly Load[] = [
  { title: '100 tables, as fast as the store allows', tables: 100, pauseMs: 0 },
  { title: '300 tables, a change a second each', tables: 300, pauseMs: 1000 },
];

interface Measured {
  readonly changes: number;
  readonly delayP50: number;
  readonly delayP99: number;
  readonly delayMost: number;
}

/** About as long as the change of a decision in Pirate Coins. */
const ENTRIES = JSON.stringify([{ what: 'step', by: 'player', step: { seat: 1, do: 'choose', side: 'monster' } }]);
const TOLD = JSON.stringify([
  { what: 'step', step: 40, by: 'player', seat: 1, events: [{ event: 'chosen', seat: 1 }] },
]);

const change = (table: string, number: number) => ({
  number,
  at: Date.now(),
  origin: `${table}-guest ${number}`,
  entries: ENTRIES,
  told: TOLD,
});

/** Changes that are ready together share a transaction, as in the server's commit queue. */
async function commitFor(store: Store, { tables, pauseMs }: Load, ms: number): Promise<number> {
  const numbers = new Map<string, number>();
  const ids = Array.from({ length: tables }, () => `table-${Math.random().toString(36).slice(2, 12)}`);
  const head = { phase: 'playing', visibility: 'private', code: null, changedAt: 0, about: '{}' } as const;
  await store.write(
    ids.map((id) => ({
      table: id,
      create: { id, origin: null, seed: id, madeAt: 0 },
      changes: [change(id, 1)],
      head,
    })),
  );
  let ready = pauseMs === 0 ? ids : [];
  const end = performance.now() + ms;
  const timers = ids.map((id, index) =>
    pauseMs === 0 ? undefined : setTimeout(() => ready.push(id), (index * pauseMs) / tables),
  );
  let stored = 0;
  while (performance.now() < end) {
    await (ready.length === 0 ? delay(1) : nextTurn());
    const batch = ready;
    ready = [];
    if (batch.length === 0) continue;
    const writes = batch.map((id) => {
      const number = (numbers.get(id) ?? 1) + 1;
      numbers.set(id, number);
      return { table: id, changes: [change(id, number)] };
    });
    const results = await store.write(writes);
    if (results.some((result) => result !== 'stored')) throw new Error('a change was not stored');
    stored += results.length;
    if (pauseMs === 0) ready.push(...batch);
    else for (const id of batch) timers.push(setTimeout(() => ready.push(id), pauseMs));
  }
  for (const timer of timers) clearTimeout(timer);
  return (1000 * stored) / ms;
}

async function measure(place: Place, load: Load): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'pouch-bench-'));
  const store = await STORES[place](join(folder, 'pouch.sqlite'));
  try {
    await commitFor(store, load, 500);
    const histogram = monitorEventLoopDelay({ resolution: 1 });
    histogram.enable();
    const changes = await commitFor(store, load, 1000 * seconds);
    histogram.disable();
    return {
      changes,
      delayP50: histogram.percentile(50) / 1e6,
      delayP99: histogram.percentile(99) / 1e6,
      delayMost: histogram.max / 1e6,
    };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

const ROWS: readonly (readonly [string, keyof Measured])[] = [
  ['changes stored a second', 'changes'],
  ['event loop delay, ms, p50', 'delayP50'],
  ['event loop delay, ms, p99', 'delayP99'],
  ['event loop delay, ms, most', 'delayMost'],
];

console.log(`Medians of ${rounds} rounds of ${seconds} s, alternating.`);
for (const load of LOADS) {
  const measured: Record<Place, Measured[]> = { 'main thread': [], 'worker thread': [] };
  for (let round = 0; round < rounds; round++)
    for (const place of Object.keys(STORES) as Place[]) measured[place].push(await measure(place, load));
  console.log(`\n${load.title.padEnd(44)}${'main'.padStart(10)}${'worker'.padStart(10)}${'ratio'.padStart(10)}`);
  for (const [title, name] of ROWS) {
    const main = median(measured['main thread'].map((each) => each[name]));
    const worker = median(measured['worker thread'].map((each) => each[name]));
    const cells = [main, worker].map((value) => value.toFixed(name === 'changes' ? 0 : 2).padStart(10));
    console.log(`${title.padEnd(44)}${cells.join('')}${(worker / main).toFixed(2).padStart(10)}`);
  }
}
