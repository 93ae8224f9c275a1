import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { createdGuest, createdTable, head, newId } from './fixtures.js';
import type { TestDatabase } from './test-databases.js';

const NOW = 1_800_000_000_000;

/** The contract of alerts: what is told once, no matter who asks, and what goes with a guest. */
export function alertContract(store: () => Store, database: () => TestDatabase): void {
  const message = (id: string) => ({ id, body: `{"${id}":1}`, until: NOW + 1000 });

  async function subscribed() {
    const guest = await createdGuest(store());
    const [secret] = await store().secretsOf(guest.id);
    const subscribe = (id: string, at = NOW) =>
      store().subscribe(
        {
          id,
          guest: guest.id,
          secret: secret?.hash ?? '',
          endpoint: `https://push/${id}`,
          p256dh: 'p',
          auth: 'a',
          site: 's',
          at,
        },
        2,
      );
    await subscribe(`sub of ${guest.id}`);
    return { guest: guest.id, secret: secret?.hash ?? '', subscribe };
  }
  const tell = (table: string, guest: string, turn: number, id = `turn ${turn}`) =>
    store().tell(table, { turns: [{ guest, turn, ...message(id) }], takenBack: [], webhook: undefined }, NOW);
  const pending = async () => (await store().duePushes(NOW, 9)).map(({ id }) => id);

  describe('alerts', () => {
    test('keep the first value under a name, no matter who gives it', async () => {
      // SQLite has one process only.
      const other = store().shared ? await database().open() : store();
      const values = await Promise.all([store().keep('key', 'a'), other.keep('key', 'b'), store().keep('key', 'c')]);
      expect(new Set(values).size).toBe(1);
    });

    test('are told once a turn, in all of several attempts at once', async () => {
      const { guest } = await subscribed();
      await Promise.all([1, 2, 3].map((id) => tell('table', guest, 7, `message ${id}`)));
      expect(await pending()).toHaveLength(1);
      const [push] = await store().duePushes(NOW, 9);
      if (push === undefined) throw new Error('nothing is pending');
      const claims = await Promise.all([1, 2, 3].map((by) => store().claimPush(push, NOW + by)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await pending()).toEqual([]);
      await store().endPush(push, undefined);
      await tell('table', guest, 7);
      await tell('table', guest, 6);
      expect(await pending()).toEqual([]);
      await tell('table', guest, 8, 'next');
      expect(await pending()).toEqual(['next']);
      // What was sent late does not take the place of a newer one.
      await store().endPush(push, undefined);
      expect(await pending()).toEqual(['next']);
    });

    test('are taken back once, and forgotten with the game', async () => {
      const { guest } = await subscribed();
      await tell('table', guest, 3);
      expect(await store().toldTurns('table')).toEqual([{ guest, turn: 3, shown: true }]);
      const takeBack = (turn: number, id: string) =>
        store().tell('table', { turns: [], takenBack: [{ guest, turn, ...message(id) }], webhook: undefined }, NOW);
      await takeBack(2, 'wrong turn');
      expect(await pending()).toEqual(['turn 3']);
      await takeBack(3, 'done');
      await takeBack(3, 'done again');
      expect(await pending()).toEqual(['done']);
      await store().forgetTurns('table');
      expect(await store().toldTurns('table')).toEqual([]);
    });

    test('go to the newest browsers of a guest, until they are signed out or the guest is forgotten', async () => {
      const { guest, secret, subscribe } = await subscribed();
      await subscribe('second', NOW + 1);
      await subscribe('third', NOW + 2);
      await tell('table', guest, 1);
      expect((await store().duePushes(NOW, 9)).map(({ subscription }) => subscription.id).sort()).toEqual([
        'second',
        'third',
      ]);
      await store().unsubscribe('another', 'second');
      await store().unsubscribe(guest, 'second');
      expect(await pending()).toHaveLength(1);
      expect(await store().alertGuests()).toEqual([guest]);
      await store().dropSecret(secret);
      expect(await pending()).toEqual([]);
      expect(await store().alertGuests()).toEqual([]);

      const other = await subscribed();
      await tell('table', other.guest, 1);
      const hook = { table: 'hooked', guest: other.guest, url: 'u', site: 's', state: 'on', told: -1 } as const;
      await store().setWebhook(hook, message('first'), NOW);
      await store().dropSubscriptions(other.guest);
      expect(await pending()).toEqual([]);
      expect(await store().toldTurns('table')).not.toContainEqual(expect.objectContaining({ guest: other.guest }));
      expect(await store().webhook('hooked')).toBeUndefined();
    });

    test('are due with the change that they are about, the earliest first', async () => {
      const table = await createdTable(store(), { alertAt: NOW, head: head({ phase: 'playing' }) });
      const write = (number: number, alertAt: number | undefined) =>
        store().write([{ table, changes: [{ number, at: NOW, origin: null, entries: '[]', told: '[]' }], alertAt }]);
      await write(2, NOW + 5);
      await write(3, undefined);
      expect(await store().dueAlerts(NOW - 1, 9)).toEqual([]);
      expect(await store().dueAlerts(NOW, 9)).toEqual([{ table, at: NOW }]);
      const due = { table, at: NOW };
      const claims = await Promise.all([1, 2].map((by) => store().claimAlert(due, NOW + 30 + by)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      const [claimed] = await store().dueAlerts(NOW + 99, 9);
      // A change during the look has the table looked at again.
      await write(4, NOW + 6);
      if (claimed !== undefined) await store().endAlert(claimed, undefined);
      expect(await store().dueAlerts(NOW + 99, 9)).toEqual([{ table, at: NOW + 6 }]);
      await store().endAlert({ table, at: NOW + 6 }, NOW + 50);
      expect(await store().dueAlerts(NOW + 99, 9)).toEqual([{ table, at: NOW + 50 }]);
      await store().endAlert({ table, at: NOW + 50 }, undefined);
      const guest = newId();
      await store().write([{ table, changes: [], head: head({ phase: 'playing' }), players: [{ guest, seat: 0 }] }]);
      await store().lookAtTablesOf(guest, NOW);
      expect(await store().dueAlerts(NOW, 9)).toEqual([due]);
    });

    test('leave nothing behind a day after the game', async () => {
      const { guest } = await subscribed();
      const tables = await Promise.all(
        [NOW, NOW - 1].map((changedAt) => createdTable(store(), { head: head({ phase: 'over', changedAt }) })),
      );
      const running = await createdTable(store(), { head: head({ phase: 'playing', changedAt: 1 }) });
      for (const table of [...tables, running, 'gone']) {
        const hook = { table, guest, url: 'u', site: 's', state: 'failed', told: -1 } as const;
        await store().setWebhook(hook, message('x'), NOW);
        await tell(table, guest, 1);
      }
      await store().sweep(NOW + 24 * 3600 * 1000 - 1, { empty: 0, seated: 0 });
      const left = async (table: string) => [
        (await store().webhook(table)) !== undefined,
        (await store().toldTurns(table)).length > 0,
      ];
      expect(await left('gone')).toEqual([false, false]);
      expect(await left(tables[1] ?? '')).toEqual([false, false]);
      expect(await left(tables[0] ?? '')).toEqual([true, true]);
      expect(await left(running)).toEqual([true, true]);
    });

    test('of a webhook are told once, and it is off when it has failed', async () => {
      const hook = { table: 'table', guest: 'mara', url: 'https://chat/1', site: 's', state: 'on', told: -1 } as const;
      await store().setWebhook(hook, message('linked'), NOW);
      expect(await store().webhook('table')).toEqual(hook);
      const say = (told: number, id: string) =>
        store().tell('table', { turns: [], takenBack: [], webhook: { told, message: message(id) } }, NOW);
      await Promise.all([say(4, 'x'), say(4, 'y')]);
      const [first] = await store().dueWebhooks(NOW, 9);
      if (first === undefined) throw new Error('nothing is pending');
      expect(['x', 'y']).toContain(first.id);
      const claims = await Promise.all([1, 2].map((by) => store().claimWebhook(first, NOW + by)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      await store().endWebhook(first, { is: 'again', at: NOW });
      expect(await store().dueWebhooks(NOW, 9)).toMatchObject([{ id: first.id, attempts: 1, failures: 1, told: 4 }]);
      await say(9, 'z');
      await store().endWebhook(first, { is: 'sent' });
      expect(await store().dueWebhooks(NOW, 9)).toMatchObject([{ id: 'z', attempts: 0, failures: 0 }]);
      await store().endWebhook({ ...first, id: 'z' }, { is: 'failed' });
      expect(await store().dueWebhooks(NOW + 9999, 9)).toEqual([]);
      expect(await store().webhookTables()).toEqual([]);
      await say(12, 'more');
      expect(await store().dueWebhooks(NOW + 9999, 9)).toEqual([]);
    });
  });
}
