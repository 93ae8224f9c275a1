import { describe, expect, test } from 'vitest';
import type { Report, Store } from '../../src/store/store.js';
import { newId } from './fixtures.js';

/** The contract of the operator's queue of reports. */
export function reportContract(store: () => Store): void {
  const reported = async (parts: Partial<Report> = {}): Promise<Report> => {
    const report = {
      id: newId(),
      at: 1000,
      table: newId(),
      reporter: newId(),
      reported: newId(),
      reason: 'Rude words ✋',
      lines: '[{"said":"…"}]',
      ...parts,
    };
    await store().addReport(report);
    return report;
  };

  describe('reports', () => {
    test('are listed with the open ones first, the newest of them first, up to a limit', async () => {
      const [first, second, third] = [await reported({ at: 1 }), await reported({ at: 2 }), await reported({ at: 3 })];
      expect(await store().closeReport(third.id)).toBe(true);
      const all = [
        { ...second, state: 'open' },
        { ...first, state: 'open' },
        { ...third, state: 'done' },
      ];
      expect(await store().reports(10)).toEqual(all);
      expect(await store().reports(2)).toEqual(all.slice(0, 2));
    });

    test('are added once, and closed once', async () => {
      const report = await reported();
      await store().addReport({ ...report, reason: 'Again' });
      expect(await store().reports(10)).toEqual([{ ...report, state: 'open' }]);
      expect(await store().closeReport('another')).toBe(false);
      expect(await store().closeReport(report.id)).toBe(true);
      expect(await store().closeReport(report.id)).toBe(false);
      await store().addReport(report);
      expect(await store().reports(10)).toEqual([{ ...report, state: 'done' }]);
    });

    test('are swept by age, closed ones sooner', async () => {
      const [older, newer, closed] = [
        await reported({ at: 10 }),
        await reported({ at: 20 }),
        await reported({ at: 29 }),
      ];
      await store().closeReport(closed.id);
      expect(await store().sweepReports({ open: 10, done: 29 })).toBe(0);
      expect(await store().sweepReports({ open: 11, done: 30 })).toBe(2);
      expect((await store().reports(9)).map(({ id }) => id)).toEqual([newer.id]);
      expect(older.at).toBe(10);
    });
  });
}
