import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgres } from '../../src/store/postgres.js';
import type { Store } from '../../src/store/store.js';
import { freshDatabase } from '../postgres/database.js';
import { startService, type TestService } from '../tables/table-service.js';
import { SITE, skull } from './alert-service.js';
import { startEndpoint, type TestEndpoint } from './push-service.js';

/** Two processes on one PostgreSQL: what one has changed either may send, and only one does. */

let drop: () => Promise<void>;
let stores: Store[];
let here: TestService;
let there: TestService;
let endpoint: TestEndpoint;
const clock = { now: Date.now() };

beforeEach(async () => {
  const database = await freshDatabase();
  drop = database.drop;
  endpoint = await startEndpoint();
  stores = await Promise.all([openPostgres(database.url), openPostgres(database.url)]);
  const options = {
    now: () => clock.now,
    alerts: { pushOrigins: [endpoint.origin], webhookOrigins: [endpoint.origin] },
  };
  [here, there] = (await Promise.all(stores.map((store) => startService({ store, ...options })))) as [
    TestService,
    TestService,
  ];
});
afterEach(async () => {
  await here.close();
  await there.close();
  for (const store of stores) await store.close();
  await endpoint.close();
  await drop();
});

async function pass(seconds: number): Promise<void> {
  clock.now += 1000 * seconds;
  await Promise.all([here, there].map(({ service }) => service.alerts.run()));
  await Promise.all([here, there].map(({ service }) => service.alerts.settled()));
}

test('two processes have the same keys, and tell a player and a group chat once', async () => {
  expect(here.service.alerts.about().key).toBe(there.service.alerts.about().key);
  const [mara, jonah] = [await here.client('Mara'), await there.client('Jonah')];
  const { id: table } = await here.createTable(mara, { game: 'pirate-coins', seats: ['open', 'open'], clock: 'slow' });
  await jonah.ask({ do: 'sit', table });
  const browser = endpoint.browser('jonah');
  const [secret] = await (stores[0] as Store).secretsOf(jonah.guest.id);
  await there.service.alerts.subscribe(jonah.guest, secret?.hash ?? '', SITE, browser.subscription);
  await here.service.alerts.setWebhook(mara.guest, table, `${endpoint.origin}/hook`, SITE);
  // The other process has not heard of the subscription when it starts the game: what was missed is found.
  await mara.ask({ do: 'start', table });
  await there.service.alerts.reload();
  await here.service.alerts.reload();
  for (let times = 0; times < 5; times++) await pass(5);
  const hooks = () =>
    endpoint.received.filter(({ path }) => path === '/hook').map(({ body }) => JSON.parse(String(body)));
  expect(endpoint.messagesFor(browser)).toMatchObject([{ kind: 'turn', table }]);
  expect(hooks().map(({ event }) => event)).toEqual(['linked', 'started']);
  // One plays here, one there: both processes know of both.
  const elsewhere = there.sameGuest(mara);
  await Promise.all([elsewhere.ask(skull(table)), jonah.ask(skull(table))]);
  for (let times = 0; times < 5; times++) await pass(5);
  expect(endpoint.messagesFor(browser)).toMatchObject([{ kind: 'turn' }, { kind: 'turn' }]);
  expect(hooks().map(({ event }) => event)).toEqual(['linked', 'started', 'turn']);
});
