import { describe, expect, test } from 'vitest';
import { createMetrics } from '../../src/metrics.js';
import { AlertTest, skull } from './alert-service.js';

/** Web push: players are told of their turn with the page closed, by a push service on this machine. */

async function started(more: Parameters<typeof AlertTest.start>[0] = {}) {
  // Always the same draws: what the game asks for next depends on them.
  const alerts = await AlertTest.start({ randomBytes: (length) => new Uint8Array(length).fill(7), ...more });
  const { table, mara, jonah } = await alerts.duel();
  const browser = await alerts.subscribe(jonah);
  await mara.ask({ do: 'start', table });
  return { alerts, table, mara, jonah, browser };
}

describe('a player at a slow table', () => {
  test('is told once a turn, with nothing secret, and that is taken back when they have played', async () => {
    const { alerts, table, mara, jonah, browser } = await started();
    await alerts.pass(5);
    expect(alerts.endpoint.messagesFor(browser)).toEqual([
      { kind: 'turn', table, game: 'Pirate Coins', turn: expect.any(Number) },
    ]);
    await mara.ask({ do: 'say', table, text: 'Your turn!' });
    await mara.ask(skull(table));
    await alerts.pass(3600);
    expect(alerts.kindsFor(browser)).toEqual(['turn']);
    await jonah.ask(skull(table));
    await alerts.pass(5);
    // Both have chosen, so the next turn has begun: it takes the place of the last one.
    expect(alerts.kindsFor(browser)).toEqual(['turn', 'turn']);
    await jonah.ask(skull(table));
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual(['turn', 'turn', 'done']);
    await alerts.pass(3600);
    expect(alerts.kindsFor(browser)).toHaveLength(3);
  });

  test('is not told who plays at once, or who looks at the table; and is told after going without having played', async () => {
    const { alerts, table, mara, jonah, browser } = await started();
    await jonah.ask(skull(table));
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual([]);
    await jonah.ask({ do: 'open', table });
    await jonah.ask({ do: 'look', table, page: 'visible' });
    await mara.ask(skull(table));
    for (let minutes = 0; minutes < 3; minutes++) await alerts.pass(60);
    expect(alerts.kindsFor(browser)).toEqual([]);
    await jonah.ask({ do: 'look', table, page: 'hidden' });
    await alerts.pass(60);
    expect(alerts.kindsFor(browser)).toEqual(['turn']);
  });

  test('hears that it is taken back when a bot has played for them', async () => {
    const { alerts, table, jonah, browser } = await started();
    await alerts.pass(5);
    await jonah.ask({ do: 'leave', table });
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual(['turn', 'done']);
  });

  test('is told what waits already when they ask to be told', async () => {
    const alerts = await AlertTest.start();
    const { table, mara, jonah } = await alerts.duel();
    await mara.ask({ do: 'start', table });
    await alerts.pass(60);
    const browser = await alerts.subscribe(jonah);
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual(['turn']);
  });

  test.each([
    ['with a clock that runs', 'relaxed', 'pirate-coins'],
    ['of a race', 'none', 'coin-set'],
  ] as const)('is not told at a table %s', async (_, clock, game) => {
    const alerts = await AlertTest.start();
    const { table, mara, jonah } = await alerts.duel(clock, game);
    const browser = await alerts.subscribe(jonah);
    await mara.ask({ do: 'start', table });
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual([]);
  });

  test('is told at every browser, of which the newest count', async () => {
    const { alerts, jonah, browser } = await started({ limits: { subscriptionsPerGuest: 2 } });
    alerts.clock.now += 1;
    const second = await alerts.subscribe(jonah);
    alerts.clock.now += 1;
    const third = await alerts.subscribe(jonah);
    await alerts.pass(5);
    expect([browser, second, third].map((each) => alerts.kindsFor(each).length)).toEqual([0, 1, 1]);
  });

  test('is told nothing more at a browser that is signed out or does not want to be told', async () => {
    const { alerts, jonah, browser } = await started();
    const other = await alerts.subscribe(jonah);
    await alerts.tables.service.alerts.unsubscribe(jonah.guest, other.subscription.endpoint);
    const [secret] = await alerts.store.secretsOf(jonah.guest.id);
    await alerts.store.dropSecret(secret?.hash ?? '');
    await alerts.pass(5);
    expect([browser, other].flatMap((each) => alerts.kindsFor(each))).toEqual([]);
  });

  test('is told of so many turns in an hour', async () => {
    const metrics = createMetrics();
    const { alerts, table, mara, jonah, browser } = await started({ limits: { alertsPerHour: 1 }, metrics });
    await alerts.pass(5);
    for (const player of [mara, jonah]) await player.ask(skull(table));
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual(['turn', 'done']);
    expect(await metrics.text()).toContain('pouch_limited_total{limit="alertsPerHour"} 1');
  });
});

describe('a push service', () => {
  test('that does not know a subscription any more gets nothing more for it', async () => {
    const { alerts, jonah, browser, table } = await started();
    alerts.endpoint.answer = () => ({ status: 410 });
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual(['turn']);
    expect(await alerts.store.alertGuests()).toEqual([]);
    await jonah.ask(skull(table));
    await alerts.pass(5);
    expect(alerts.endpoint.received).toHaveLength(1);
  });

  test('is tried again with longer and longer pauses, until the message is not worth it', async () => {
    const metrics = createMetrics();
    const { alerts, browser } = await started({ metrics });
    let left = 2;
    alerts.endpoint.answer = () => (left-- > 0 ? { status: 503 } : { status: 201 });
    await alerts.pass(5);
    const tries = () => alerts.kindsFor(browser).length;
    expect(tries()).toBe(1);
    await alerts.pass(9);
    expect(tries()).toBe(1);
    await alerts.pass(1);
    expect(tries()).toBe(2);
    await alerts.pass(59);
    expect(tries()).toBe(2);
    await alerts.pass(1);
    expect(tries()).toBe(3);
    await alerts.pass(24 * 3600);
    expect(tries()).toBe(3);
    const text = await metrics.text();
    expect(text).toContain('pouch_alerts_total{to="push",outcome="retried"} 2');
    expect(text).toContain('pouch_alerts_total{to="push",outcome="sent"} 1');
  });

  test('is left alone as long as it asks', async () => {
    const { alerts, browser } = await started();
    alerts.endpoint.answer = () => ({ status: 429, headers: { 'retry-after': '600' } });
    await alerts.pass(5);
    await alerts.pass(599);
    expect(alerts.kindsFor(browser)).toHaveLength(1);
    await alerts.pass(1);
    expect(alerts.kindsFor(browser)).toHaveLength(2);
  });

  test('that fails for good is given up', async () => {
    const { alerts, browser } = await started();
    alerts.endpoint.answer = () => ({ status: 500 });
    for (let hours = 0; hours < 48; hours++) await alerts.pass(3600);
    expect(alerts.kindsFor(browser)).toHaveLength(6);
  });

  test('that never answers delays no table, and nobody else', async () => {
    const { alerts, table, mara, jonah, browser } = await started();
    const other = await alerts.subscribe(mara);
    const silent = browser.subscription.endpoint;
    alerts.endpoint.answer = ({ path }) => (silent.endsWith(path) ? 'never' : { status: 201 });
    alerts.clock.now += 5000;
    await alerts.tables.service.alerts.run();
    expect(await jonah.ask(skull(table))).toBeTypeOf('number');
    expect(await mara.ask(skull(table))).toBeTypeOf('number');
    await expect.poll(() => alerts.kindsFor(other)).toEqual(['turn']);
    // A stop does not wait for it either; the next process tries again.
    await alerts.restart();
    alerts.endpoint.answer = () => ({ status: 201 });
    await alerts.pass(30);
    expect(alerts.kindsFor(browser).length).toBeGreaterThan(1);
  });
});

describe('a restart', () => {
  test('between a change and its message loses nothing, and repeats nothing', async () => {
    const { alerts, browser } = await started();
    await alerts.restart();
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual(['turn']);
    await alerts.restart();
    await alerts.pass(3600);
    expect(alerts.kindsFor(browser)).toEqual(['turn']);
  });

  test('during a look or while a message is sent has another process do it', async () => {
    const { alerts, table, browser } = await started();
    const later = alerts.clock.now + 30_000;
    // Claimed by a process that has died since.
    const [due] = await alerts.store.dueAlerts(later, 9);
    expect(due?.table).toBe(table);
    if (due !== undefined) await alerts.store.claimAlert(due, later);
    await alerts.pass(5);
    expect(alerts.kindsFor(browser)).toEqual([]);
    await alerts.pass(25);
    expect(alerts.kindsFor(browser)).toEqual(['turn']);
  });

  test('keeps the keys that browsers know', async () => {
    const { alerts } = await started();
    const { key } = alerts.tables.service.alerts.about();
    await alerts.restart();
    expect(alerts.tables.service.alerts.about().key).toBe(key);
    expect(key).toHaveLength(87);
  });
});
