import type { NewTable, TableEvent } from '@pouch/protocol';
import { vi } from 'vitest';
import { startService, type TestClient, type TestService } from './table-service.js';

/** Tables for tests about people, with fake timers: time passes only when a test advances it. */

export const START = 1_800_000_000_000;
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const DAY = 24 * 60 * MINUTE;

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

export function useFakeTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
}

export const skull = (table: string) => ({ do: 'decide', table, step: { do: 'choose', side: 'skull' } }) as const;

type Asked = Partial<NewTable>;

/** People at one table: the first made it. All have it open. */
export async function seated(
  at: TestService,
  names: readonly string[],
  asked: Asked = {},
): Promise<{ table: string; people: TestClient[] }> {
  const people = await Promise.all(names.map((name) => at.client(name)));
  const [host] = people as [TestClient];
  const seats: NewTable['seats'] = names.map(() => 'open');
  const { id: table } = await at.createTable(host, { game: 'pirate-coins', seats, ...asked });
  for (const [number, each] of people.entries()) {
    if (number > 0) await each.ask({ do: 'sit', table });
    await each.ask({ do: 'open', table });
  }
  return { table, people };
}

/** The same, and the game has started. */
export async function playing(at: TestService, names: readonly string[], asked: Asked = {}) {
  const made = await seated(at, names, asked);
  await (made.people[0] as TestClient).ask({ do: 'start', table: made.table });
  return made;
}

type Told = Exclude<TableEvent, { what: 'step' }>;

/** What was told at a table besides the steps of its game, in order. */
const toldTo = (client: TestClient): Told[] =>
  client
    .updates()
    .flatMap(({ told }) => told.flatMap(({ happened }) => happened.filter((each) => each.what !== 'step')));

export const lastTold = <What extends Told['what']>(client: TestClient, what: What) =>
  toldTo(client).findLast((each): each is Extract<Told, { what: What }> => each.what === what);

/** Waits for an event at a table. */
export const told = <What extends Told['what']>(client: TestClient, what: What) =>
  client.waitFor(() => lastTold(client, what));

export { startService };
