import { randomBytes } from 'node:crypto';
import type { NewTable } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Guest } from '../store/store.js';
import type { Hall } from './hall.js';
import { House, type HouseOptions } from './house.js';
import { aboutTable, logOf, recordFor, tablesOf } from './lookups.js';
import { makeTable } from './making-tables.js';
import { Reception, STOPPING } from './reception.js';
import { aboutOf } from './table.js';
import { thinkInThreads } from './thinkers.js';

type Given = 'now' | 'randomBytes' | 'leaseMs' | 'thinkers';

export type HallOptions = Omit<HouseOptions, Given> &
  Partial<Pick<HouseOptions, Given>> & { readonly botThreads: number };

const LEASE_MS = 5000;
/** How often what others wrote is looked for, lest news was lost. */
const CHECK_MS = 5000;
/** How often memory and store are tidied. */
const TIDY_MS = 30_000;
const SWEEP_MS = 3600 * 1000;
/** A table where no game began is forgotten after so long. */
const IDLE_TABLE_MS = 7 * 24 * 3600 * 1000;

/** Takes up the tables of a store. */
export async function createHall(given: HallOptions): Promise<Hall> {
  const { store, metrics, log, limits } = given;
  const house = new House({
    now: Date.now,
    randomBytes,
    leaseMs: LEASE_MS,
    thinkers: thinkInThreads(given.botThreads, metrics),
    ...given,
  });
  const { keeper, lobby, ledger, places, maker } = house;
  const reception = new Reception(house);
  const failed = (error: unknown): void => log.error({ err: error }, 'tables');

  const tidy = (): void => {
    places.dropIdle((room) => keeper.isKept(room));
    reception.tidy();
    metrics.rooms(places.size);
  };
  const sweep = async (): Promise<void> => {
    const now = house.options.now();
    await store.sweep(now, now - IDLE_TABLE_MS);
  };
  const timers = [
    setInterval(tidy, TIDY_MS),
    setInterval(() => void sweep().catch(failed), SWEEP_MS),
    ...(store.shared ? [setInterval(() => void house.checkAll(), CHECK_MS)] : []),
  ];
  for (const timer of timers) timer.unref();

  await store.listen((news) => house.hear(news));
  await keeper.resume();

  async function make(guest: Guest, asked: NewTable) {
    if (house.stopping) return STOPPING;
    if ((await store.openTablesOf(guest.id)) >= limits.tablesPerGuest)
      return new Refusal(`You have ${limits.tablesPerGuest} tables that are not over: finish one first`);
    const id = await makeTable(maker, guest, asked);
    if (id instanceof Refusal) return id;
    const place = await places.find(id);
    return place === undefined ? new Refusal('This table is gone') : aboutOf(place.room.stored);
  }

  return {
    receive: (connection, command) => reception.receive(connection, command),
    drop: (connection) => reception.drop(connection),
    make,
    about: (table) => aboutTable(house, table),
    log: (table, after) => logOf(house, table, after),
    record: (table, guest) => recordFor(house, table, guest),
    lobby: () => lobby.tables(),
    tablesOf: (guest) => tablesOf(house, guest),
    tableByCode: (code) => store.tableByCode(code),
    async stop() {
      house.stopping = true;
      for (const timer of timers) clearInterval(timer);
      lobby.stop();
      await keeper.stop();
      await ledger.settled();
      await house.options.thinkers.close();
    },
  };
}
