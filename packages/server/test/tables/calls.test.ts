import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Audience } from '../../src/tables/audience.js';
import { MOST_CREDIT, pressedAt } from '../../src/tables/calls.js';
import { openHall, type TestHall, Visitor } from './hall.js';

const START = 1_800_000_000_000;
let at: TestHall;
let mara: Visitor;
let ines: Visitor;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: START });
  at = await openHall();
  mara = await at.visitor('Mara');
  ines = await at.visitor('Ines');
});
afterEach(async () => {
  await at.close();
  vi.useRealTimers();
});

async function search(): Promise<string> {
  const { id: table } = await at.make(mara, { game: 'coin-set', seats: ['open', 'open'] });
  await ines.asks({ do: 'sit', table });
  await mara.asks({ do: 'open', table });
  await ines.asks({ do: 'open', table });
  await mara.asks({ do: 'start', table });
  return table;
}

const call = (table: string, visitor: Visitor, ms: number) =>
  ({ do: 'decide', table, step: { do: 'call' }, shown: { number: visitor.lastUpdate().number, ms } }) as const;

const verdict = (visitor: Visitor) =>
  visitor
    .updates()
    .flatMap(({ told }) => told.flatMap(({ happened }) => happened))
    .findLast((each) => each.what === 'verdict');

describe('calls of the same moment', () => {
  test('the earliest by the player’s own display counts, and all hear the verdict', async () => {
    const table = await search();
    mara.roundTrip = 20;
    ines.roundTrip = 120;
    vi.setSystemTime(START + 840);
    const first = mara.asks(call(table, mara, 830));
    await vi.advanceTimersByTimeAsync(60);
    const second = ines.asks(call(table, ines, 810));
    expect(await first).toBeTypeOf('number');
    expect(await second).toBeTypeOf('number');
    expect(verdict(mara)).toBeUndefined();
    await vi.advanceTimersByTimeAsync(60);
    await mara.hears(() => verdict(mara));
    expect(verdict(mara)).toEqual({
      what: 'verdict',
      calls: [
        { seat: 1, ms: 810 },
        { seat: 0, ms: 830 },
      ],
    });
    expect(mara.lastUpdate().view).toMatchObject({ awaits: 'point', caller: 1 });
  });

  test('nobody waits where nobody else can have been earlier', async () => {
    const table = await search();
    mara.roundTrip = 100;
    vi.setSystemTime(START + 900);
    await mara.asks(call(table, mara, 850));
    expect(mara.lastUpdate().view).toMatchObject({ awaits: 'point', caller: 0 });
  });

  test('while calls wait for each other nothing else is done, and nobody calls twice', async () => {
    const table = await search();
    ines.roundTrip = 100;
    await mara.asks(call(table, mara, 0));
    expect(await mara.asks(call(table, mara, 0))).toBe('You have called already');
    expect(await ines.asks({ do: 'decide', table, step: { do: 'agree' } })).toBe('Somebody has called');
    await vi.advanceTimersByTimeAsync(100);
    await mara.hears(() => (mara.lastUpdate().number > 3 ? true : undefined));
    expect(mara.lastUpdate().view).toMatchObject({ caller: 0 });
    expect(verdict(mara)).toBeUndefined();
  });

  test('a call that waits survives a restart', async () => {
    const table = await search();
    ines.roundTrip = 150;
    await mara.asks(call(table, mara, 0));
    const later = await at.again();
    const back = later.twin(mara);
    await back.asks({ do: 'open', table });
    await vi.advanceTimersByTimeAsync(1000);
    await back.hears(() => ((back.lastUpdate().view as { caller: number }).caller === 0 ? true : undefined));
    await later.hall.stop();
  });
});

test('whatever a client claims, it gains no more than the credit', () => {
  const guest = { id: 'guest', name: 'Mara', crest: 0 };
  fc.assert(
    fc.property(
      fc.record({
        roundTrip: fc.oneof(fc.double({ noNaN: true }), fc.nat(500)),
        told: fc.nat(5000),
        claimed: fc.double({ min: 0, noNaN: true }),
        now: fc.integer({ min: 5000, max: 9000 }),
      }),
      ({ roundTrip, told, claimed, now }) => {
        const audience = new Audience();
        const visitor = new Visitor(guest, at?.hall);
        visitor.roundTrip = roundTrip;
        audience.add(visitor, 'record', 0).shown.push({ number: 7, at: told });
        const counted = pressedAt(audience, visitor, { number: 7, ms: claimed }, now);
        const credit = Number.isFinite(roundTrip) ? Math.min(MOST_CREDIT, Math.max(0, roundTrip)) : 0;
        expect(counted).toBeLessThanOrEqual(now);
        expect(counted).toBeGreaterThanOrEqual(now - credit);
        // Without a display time that the server knows of, arrival counts.
        expect(pressedAt(audience, visitor, { number: 8, ms: claimed }, now)).toBe(now);
        expect(pressedAt(audience, visitor, undefined, now)).toBe(now);
      },
    ),
  );
});
