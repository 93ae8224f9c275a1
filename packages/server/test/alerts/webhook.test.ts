import { Refusal } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import type { TestClient } from '../tables/table-service.js';
import { AlertTest, SITE, skull } from './alert-service.js';

/** The webhook of a table: a group chat on this machine is told about the game. */

async function started(clock: 'slow' | 'relaxed' = 'slow') {
  // Always the same draws: what the game asks for, and how it ends, depends on them.
  const alerts = await AlertTest.start({ randomBytes: (length) => new Uint8Array(length).fill(7) });
  const { table, mara, jonah } = await alerts.duel(clock);
  const address = `${alerts.endpoint.origin}/hooks/secret`;
  const set = (who: TestClient, url: string | null = address) =>
    alerts.tables.service.alerts.setWebhook(who.guest, table, url, SITE);
  const seenBy = (who: TestClient) => alerts.tables.service.alerts.webhook(who.guest, table);
  const posted = () =>
    alerts.endpoint.received
      .filter(({ path }) => path === '/hooks/secret')
      .map(({ body }) => JSON.parse(body.toString()) as { event: string; content: string });
  const events = () => posted().map(({ event }) => event);
  const notes = async () =>
    (await alerts.tables.log(table)).flatMap(({ happened }) => happened.filter(({ what }) => what === 'webhook'));
  return { alerts, table, mara, jonah, address, set, seenBy, posted, events, notes };
}

describe('a group chat', () => {
  test('hears that it is linked, that the game starts, whose turn it is once a turn, and who has won', async () => {
    const { alerts, table, mara, jonah, set, posted, events } = await started();
    await set(mara);
    await alerts.pass(0);
    await mara.ask({ do: 'start', table });
    await alerts.pass(5);
    await mara.ask(skull(table));
    await mara.ask({ do: 'say', table, text: 'Hello' });
    await alerts.pass(60);
    const link = `${SITE}/table/${table}`;
    const said = (event: string, names: string[], content: string) => ({
      event,
      game: 'Pirate Coins',
      table: link,
      names,
      content: `${content} ${link}`,
      text: `${content} ${link}`,
      allowed_mentions: { parse: [] },
    });
    expect(posted()).toEqual([
      said('linked', [], 'This chat will hear about a game of Pirate Coins.'),
      said('started', ['Mara', 'Jonah'], 'A game of Pirate Coins has started. Mara and Jonah to play.'),
    ]);
    await jonah.ask(skull(table));
    await alerts.pass(5);
    expect(posted().at(-1)).toEqual(said('turn', ['Mara', 'Jonah'], 'Pirate Coins: Mara and Jonah to play.'));
    const decide = { do: 'decide', table } as const;
    for (let turn = 0; turn < 50 && !events().includes('over'); turn++) {
      for (const player of [mara, jonah]) await player.ask({ ...decide, step: { do: 'choose', side: 'skull' } });
      await alerts.pass(5);
    }
    expect(posted().at(-1)).toMatchObject({ event: 'over', content: expect.stringMatching(/is over: .* won\. http/) });
    // Its address is not kept.
    expect(await alerts.store.webhook(table)).toBeUndefined();
  });

  test('at a table with a clock hears only of the start and the end', async () => {
    const { alerts, table, mara, jonah, set, events } = await started('relaxed');
    await set(mara);
    await alerts.pass(0);
    await mara.ask({ do: 'start', table });
    for (const player of [mara, jonah]) await player.ask(skull(table));
    await alerts.pass(5);
    expect(events()).toEqual(['linked', 'started']);
  });

  test('can be linked during the game', async () => {
    const { alerts, table, mara, set, posted } = await started();
    await mara.ask({ do: 'start', table });
    await set(mara);
    await alerts.pass(5);
    expect(posted()).toMatchObject([{ event: 'linked', names: ['Mara', 'Jonah'] }]);
  });

  test('gets names as plain text', async () => {
    const { alerts, table, mara, set, posted } = await started();
    const rogue = { ...mara.guest, name: '<@1> **[x](y)' };
    await alerts.store.changeGuest(rogue);
    // Sitting down where one sits renames the seat.
    alerts.tables.service.receive(Object.assign(mara, { guest: rogue }), {
      do: 'sit',
      table,
      seat: 0,
      id: 'sit-again',
    });
    await mara.ask({ do: 'open', table });
    await set(mara);
    await mara.ask({ do: 'start', table });
    await alerts.pass(5);
    expect(posted().at(-1)?.content).not.toMatch(/[<>@*[\]()]/);
  });
});

describe('the address', () => {
  test('is set by the host alone, and seen by nobody else: the others see that there is one, and where', async () => {
    const { alerts, table, mara, jonah, address, set, seenBy, notes } = await started();
    expect(await set(jonah)).toBeInstanceOf(Refusal);
    const { host } = new URL(address);
    expect(await set(mara)).toEqual({ host, url: address, state: 'on' });
    expect(await seenBy(mara)).toEqual({ host, url: address, state: 'on' });
    expect(await seenBy(jonah)).toBeInstanceOf(Refusal);
    await jonah.ask({ do: 'open', table });
    await expect.poll(notes).toEqual([{ what: 'webhook', is: 'set', host }]);
    expect(JSON.stringify([jonah.received, await alerts.tables.log(table)])).not.toContain('secret');
    expect(await set(mara, null)).toBeNull();
    await expect.poll(notes).toHaveLength(2);
    expect(await alerts.store.webhookTables()).toEqual([]);
  });

  test('is not told to a later host, who can remove it', async () => {
    const { alerts, table, mara, jonah, set, seenBy } = await started();
    await set(mara);
    const stored = await alerts.store.webhook(table);
    if (stored !== undefined)
      await alerts.store.setWebhook({ ...stored, guest: jonah.guest.id }, { id: 'x', body: '{}', until: 0 }, 0);
    expect(await seenBy(mara)).toMatchObject({ url: null, state: 'on' });
    expect(await set(mara, null)).toBeNull();
  });

  test.each(['https://elsewhere.example/hooks/1', 'http://127.0.0.1:1/', 'http://localhost/', 'nonsense'])(
    'is not %s',
    async (url) => {
      const { mara, set, alerts } = await started();
      expect(await set(mara, url)).toBeInstanceOf(Refusal);
      expect(await alerts.store.webhookTables()).toEqual([]);
    },
  );

  test('is refused where the operator allows no hosts', async () => {
    const alerts = await AlertTest.start({ alerts: {} });
    const { table, mara } = await alerts.duel();
    const { service } = alerts.tables;
    expect(service.alerts.about().webhookHosts).toEqual([]);
    expect(await service.alerts.setWebhook(mara.guest, table, `${alerts.endpoint.origin}/`, SITE)).toBeInstanceOf(
      Refusal,
    );
    expect(await service.alerts.webhook(mara.guest, table)).toBeInstanceOf(Refusal);
  });
});

describe('a group chat that cannot be reached', () => {
  test('is tried again with pauses, and gets the newest message only', async () => {
    const { alerts, table, mara, set, events } = await started();
    alerts.endpoint.answer = () => ({ status: 503 });
    await set(mara);
    await alerts.pass(0);
    await mara.ask({ do: 'start', table });
    await alerts.pass(5);
    expect(events()).toEqual(['linked', 'started']);
    alerts.endpoint.answer = () => ({ status: 204 });
    await alerts.pass(9);
    expect(events()).toHaveLength(2);
    await alerts.pass(1);
    await alerts.pass(3600);
    expect(events()).toEqual(['linked', 'started', 'started']);
  });

  test.each([
    ['after ten failures', 500, 10],
    ['at once if it does not exist', 404, 1],
  ])('is switched off %s, and the table is told', async (_, status, tries) => {
    const { alerts, table, mara, jonah, set, seenBy, events, notes } = await started();
    alerts.endpoint.answer = () => ({ status });
    await set(mara);
    await mara.ask({ do: 'start', table });
    for (let turns = 0; turns < 15; turns++) {
      await alerts.pass(60);
      for (const player of [mara, jonah]) await player.ask(skull(table));
    }
    expect(events()).toHaveLength(tries);
    expect(await seenBy(mara)).toMatchObject({ state: 'failed' });
    await expect.poll(notes).toMatchObject([{ is: 'set' }, { is: 'failed' }]);
    // The host can try again.
    alerts.endpoint.answer = () => ({ status: 204 });
    await set(mara);
    await alerts.pass(0);
    expect(await seenBy(mara)).toMatchObject({ state: 'on' });
  });

  test('by a redirect is not looked for elsewhere', async () => {
    const { alerts, mara, set, events } = await started();
    alerts.endpoint.answer = () => ({ status: 307, headers: { location: `${alerts.endpoint.origin}/elsewhere` } });
    await set(mara);
    await alerts.pass(0);
    await alerts.pass(3600);
    expect(events()).toEqual(['linked']);
    expect(alerts.endpoint.received).toHaveLength(1);
  });
});

test('a restart between a change and the message loses nothing, and repeats nothing', async () => {
  const { alerts, table, mara, set, events } = await started();
  await set(mara);
  await alerts.pass(0);
  await mara.ask({ do: 'start', table });
  await alerts.restart();
  await alerts.pass(5);
  await alerts.restart();
  await alerts.pass(3600);
  expect(events()).toEqual(['linked', 'started']);
});
