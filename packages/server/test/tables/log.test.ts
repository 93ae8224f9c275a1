import { GAMES } from '@pouch/rules';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Change } from '../../src/store/store.js';
import {
  beforeFirst,
  type LoadedTable,
  readSnapshot,
  replayAll,
  replayChange,
  snapshotOf,
} from '../../src/tables/log.js';
import { startService, type TestClient, type TestService } from './table-service.js';

let at: TestService;
let mara: TestClient;

beforeEach(async () => {
  at = await startService();
  mara = await at.client('Mara');
});
afterEach(() => at.close());

/** A table where bots play to the end and somebody chats enough for a snapshot. */
async function longTable(game: 'realm-coins' | 'pirate-coins' | 'koinz'): Promise<string> {
  const seats = ['easy', 'easy'] as ('easy' | 'open')[];
  const { id: table } = await at.createTable(mara, { game, seats, maker: 'watches', start: 'at-once' });
  await mara.ask({ do: 'open', table });
  await mara.waitFor(() => (mara.about().phase === 'over' ? true : undefined));
  for (let line = 0; line < 110; line++) await mara.ask({ do: 'say', table, text: `Line ${line}` });
  return table;
}

describe('the log', () => {
  test.each(['realm-coins', 'pirate-coins', 'koinz'] as const)(
    '%s: a snapshot equals the replayed log',
    async (game) => {
      const id = await longTable(game);
      const stored = await at.store.table(id);
      if (stored === undefined) throw new Error('the table is not stored');
      const snapshot = readSnapshot(stored);
      expect(snapshot?.table.number).toBeGreaterThanOrEqual(100);
      const changes = await at.store.changesAfter(id, 0);
      const before = changes.filter(({ number }) => number <= (snapshot?.table.number ?? 0));
      const replayed = replayAll(beforeFirst(stored, changes[0] as Change), before);
      expect(replayed).toEqual(snapshot);
    },
  );

  test('continues from a snapshot at any change as from the beginning', async () => {
    const { id } = await at.createTable(mara, {
      game: 'realm-coins',
      seats: ['easy', 'fair', 'easy'],
      maker: 'watches',
      start: 'at-once',
    });
    await mara.ask({ do: 'open', table: id });
    await mara.waitFor(() => (mara.about().phase === 'over' ? true : undefined));
    const stored = await at.store.table(id);
    if (stored === undefined) throw new Error('the table is not stored');
    const changes = await at.store.changesAfter(id, 0);
    let whole = beforeFirst(stored, changes[0] as Change);
    let again = whole;
    for (const change of changes) {
      whole = replayAll(whole, [change]);
      const snapshot = { number: again.table.number, body: snapshotOf(again) };
      again = replayAll(readSnapshot({ ...stored, snapshot }) as LoadedTable, [change]);
      expect(again).toEqual(whole);
    }
    expect(GAMES['realm-coins'].turn(whole.table.state).kind).toBe('over');
  });

  test('reads a log from before hosts decided about people', async () => {
    const { id } = await at.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
    const stored = await at.store.table(id);
    const [first] = await at.store.changesAfter(id, 0);
    if (stored === undefined || first === undefined) throw new Error('the table is not stored');
    const older = { ...first, entries: first.entries.replace(/,"manners":\{[^}]*\}/, '') };
    expect(older.entries).not.toContain('manners');
    expect(beforeFirst(stored, older)).toEqual(beforeFirst(stored, first));
  });

  test('ignores a snapshot of another form', async () => {
    const id = await longTable('pirate-coins');
    const stored = await at.store.table(id);
    const number = stored?.snapshot?.number ?? 0;
    await at.store.write([{ table: id, changes: [], snapshot: { number, body: '{"form":0,"table":{"odd":true}}' } }]);
    const later = await at.restart();
    const fresh = later.sameGuest(mara);
    await fresh.ask({ do: 'open', table: id });
    expect(fresh.about()).toEqual(mara.about());
    await later.service.stop();
  });

  test('has no gaps: replaying a change out of order throws', async () => {
    const { id } = await at.createTable(mara, { game: 'koinz', seats: ['open', 'open'] });
    const stored = await at.store.table(id);
    const [first] = stored?.changes ?? [];
    if (stored === undefined || first === undefined) throw new Error('the table is not stored');
    expect(() =>
      replayChange(replayChange(beforeFirst(stored, first).table, first).table, { ...first, number: 3 }),
    ).toThrow(/does not follow/);
  });
});
