import { describe, expect, test } from 'vitest';
import type { Store } from '../../src/store/store.js';
import { createdGuest, createdTable, head, newId, secretOf } from './fixtures.js';
import type { TestDatabase } from './test-databases.js';

const DAY_MS = 24 * 3600 * 1000;
const NOW = 1_800_000_000_000;

/** The contract of sweeping: what nobody needs any more is deleted, and nothing else. */
export function sweepContract(store: () => Store, database: () => TestDatabase): void {
  describe('sweeping', () => {
    test('deletes expired links and tables that waited too long', async () => {
      const { id } = await createdGuest(store());
      for (const until of [100, 101]) await store().addLink({ hash: `until ${until}`, guest: id, until });
      const phases = ['waiting', 'playing', 'over', 'waiting'] as const;
      const [idle, ...kept] = await Promise.all(
        phases.map((phase, i) =>
          createdTable(store(), {
            head: head({ phase, changedAt: i === 3 ? 50 : 49, code: phase === 'waiting' ? `COD${i}` : null }),
            players: [{ guest: id, seat: 0 }],
            snapshot: { number: 1, body: '{}' },
            due: 10,
          }),
        ),
      );
      expect(await store().sweep(100, { empty: 50, seated: 50 })).toBe(1);
      expect(await store().table(idle ?? '')).toBeUndefined();
      expect(await store().changesAfter(idle ?? '', 0)).toEqual([]);
      expect(await store().tableByCode('COD0')).toBeUndefined();
      expect(new Set((await store().tablesOf(id, 9)).map(({ table }) => table))).toEqual(new Set(kept));
      expect(new Set((await store().due(99, 9)).map(({ table }) => table))).toEqual(new Set(kept));
      expect(await database().run("select count(*) || '' as snapshots from snapshots")).toEqual({ snapshots: '3' });
      expect(await store().takeLink('until 100', 0)).toBeUndefined();
      expect(await store().takeLink('until 101', 0)).toBe(id);
      expect(await store().sweep(100, { empty: 50, seated: 50 })).toBe(0);
    });

    test('deletes tables without players earlier, more than fit a transaction', async () => {
      const waiting = head({ changedAt: 60 });
      const seated = await createdTable(store(), { head: waiting, players: [{ guest: newId(), seat: 0 }] });
      const playing = await createdTable(store(), { head: head({ phase: 'playing', changedAt: 60 }) });
      const empty = [];
      for (let table = 0; table < 60; table++) empty.push(await createdTable(store(), { head: waiting }));
      expect(await store().sweep(100, { empty: 90, seated: 50 })).toBe(60);
      expect([...(await store().lastNumbers([seated, playing, ...empty])).keys()].sort()).toEqual(
        [seated, playing].sort(),
      );
    });

    test('deletes guests without a table who do not come back', async () => {
      const guest = async (madeAt: number, seenAt: number): Promise<string> => {
        const id = newId();
        await store().addGuest({ id, name: 'Mara', crest: 3 }, secretOf(id, { hash: `of ${id}`, at: madeAt }));
        await store().sawGuest(id, seenAt);
        return id;
      };
      const [longAgo, lately] = [NOW - 100 * DAY_MS, NOW - 10 * DAY_MS];
      const away = await guest(longAgo, NOW - 91 * DAY_MS);
      const once = await guest(lately, lately + DAY_MS - 1);
      await store().addLink({ hash: 'link', guest: once, until: NOW });
      const back = await guest(longAgo, lately);
      const fresh = await guest(NOW - DAY_MS, NOW - DAY_MS);
      const [player, maker, bot] = [
        await guest(longAgo, longAgo),
        await guest(longAgo, longAgo),
        await guest(lately, lately),
      ];
      await createdTable(store(), { head: head({ phase: 'over' }), players: [{ guest: player, seat: 0 }] });
      const quotas = { tablesPerGuest: 9, tablesPerDay: 9, listedPerGuest: 9 };
      await createdTable(store(), { maker: { guest: maker, quotas } });
      await store().addSecret(secretOf(bot, { kind: 'bot' }));
      const gone = { away: NOW - 90 * DAY_MS, neverReturned: NOW - 2 * DAY_MS };
      expect(await store().sweepGuests(gone)).toBe(2);
      for (const id of [back, fresh, player, maker, bot])
        expect(await store().guestBySecret(`of ${id}`)).toMatchObject({ id });
      for (const id of [away, once]) {
        expect(await store().guest(id)).toBeUndefined();
        expect(await store().guestBySecret(`of ${id}`)).toBeUndefined();
      }
      expect(await store().takeLink('link', 0)).toBeUndefined();
    });

    test('looks at the guests in portions, all of them in turn', async () => {
      const gone = { away: NOW, neverReturned: NOW };
      for (let guest = 0; guest < 501; guest++) await createdGuest(store());
      expect(await store().sweepGuests({ away: 0, neverReturned: 0 })).toBe(0);
      expect(await store().sweepGuests(gone)).toBe(1);
      expect(await store().sweepGuests(gone)).toBe(500);
    });
  });
}
