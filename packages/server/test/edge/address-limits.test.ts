import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/edge/address.js';
import { AddressCount, AddressRate } from '../../src/edge/address-limits.js';
import { KeyedRate } from '../../src/edge/keyed-rate.js';

describe('an address', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7', '192.0.2'],
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2'],
    ['::ffff:c000:207', '192.0.2.7', '192.0.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
    ['2001:0DB8:0001:0002::', '2001:db8:1:2', '2001:db8:1'],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['::1', '0:0:0:0', '0:0:0'],
    ['::', '0:0:0:0', '0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0', '64:ff9b:0'],
    ['nonsense', 'unknown', 'unknown'],
    ['', 'unknown', 'unknown'],
    ['192.0.2.7:80', 'unknown', 'unknown'],
  ])('%s counts as %s, in the network %s', (ip, own, network) => {
    expect(addressOf(ip)).toEqual({ own, network });
  });

  test('is the same however it is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        const written = new URL(`http://[${ip}]`).hostname.slice(1, -1);
        expect(addressOf(ip)).toEqual(addressOf(written));
      }),
    );
  });
});

const MINUTE = 60_000;

describe('a rate', () => {
  const rate = (most: number, mostRemembered = 100) =>
    new KeyedRate({ most, windowMs: MINUTE }, { mostRemembered, whenFull: 'share' });

  test('lets as many pass at once as it says, and one more per interval', () => {
    const three = rate(3);
    const waits = [0, 0, 0, 0].map((now) => three.take('a', now));
    expect(waits).toEqual([0, 0, 0, MINUTE / 3]);
    expect(three.take('b', 0)).toBe(0);
    expect(three.take('a', MINUTE / 3)).toBe(0);
    expect(three.take('a', MINUTE / 3)).toBeCloseTo(MINUTE / 3);
    expect([1, 2, 3, 4].map(() => three.take('a', 10 * MINUTE) > 0)).toEqual([false, false, false, true]);
  });

  test('never lets more pass than its bound, at any times', () => {
    const gaps = fc.array(fc.double({ min: 0, max: 2 * MINUTE, noNaN: true }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), gaps, fc.integer({ min: 0, max: 1e9 }), (most, times, start) => {
        const tried = rate(most);
        const passed = times.toSorted((a, b) => a - b).filter((time) => tried.take('a', start + time) === 0);
        // In any window: what may come at once, and what is paid off meanwhile; one for the tolerance.
        for (const [i, from] of passed.entries()) {
          const within = passed.slice(i).filter((time) => time - from < MINUTE).length;
          expect(within).toBeLessThanOrEqual(2 * most + 1);
        }
        expect(passed.length).toBeGreaterThanOrEqual(Math.min(most, times.length));
      }),
    );
  });

  test('passes after the wait that it names', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.double({ min: 0, max: 1e12, noNaN: true }), (most, now) => {
        const tried = rate(most);
        const waits = Array.from({ length: most }, () => tried.take('a', now));
        expect(Math.max(...waits)).toBe(0);
        const wait = tried.take('a', now);
        expect(wait).toBeGreaterThan(0);
        expect(tried.take('a', now + wait)).toBe(0);
      }),
    );
  });

  test('forgets no one who has not paid off, and everyone who has', () => {
    const one = rate(1, 1000);
    for (let i = 0; i < 500; i++) one.take(`first ${i}`, 0);
    one.take('late', MINUTE - 1);
    expect(one.size).toBe(501);
    expect(one.take('late', 2 * MINUTE - 5)).toBeGreaterThan(0);
    one.take('other', 3 * MINUTE);
    expect(one.size).toBeLessThanOrEqual(2);
  });

  test('remembers a bounded number of keys; those beyond share one', () => {
    const one = rate(1, 10);
    for (let i = 0; i < 10; i++) expect(one.take(`${i}`, 0)).toBe(0);
    expect(one.take('11', 0)).toBe(0);
    const more = Array.from({ length: 1000 }, (_, i) => one.take(`more ${i}`, 0));
    expect(Math.min(...more)).toBeGreaterThan(0);
    for (let i = 0; i < 10; i++) expect(one.take(`${i}`, 1)).toBeGreaterThan(0);
    expect(one.size).toBeLessThanOrEqual(11);
  });
});

describe('a limit by address', () => {
  const ofNetwork = (i: number) => addressOf(`2001:db8:1:${i.toString(16)}::1`);

  test('counts 5,100 addresses of one /48 together', () => {
    const rate = new AddressRate({ most: 60, windowMs: MINUTE }, 10);
    const passed = Array.from({ length: 5100 }, (_, i) => rate.take(ofNetwork(i), 0)).filter((wait) => !wait);
    expect(passed).toHaveLength(600);
    expect(rate.take(ofNetwork(1), 0)).toMatchObject({ level: 'network' });
    expect(rate.take(addressOf('2001:db8:2::1'), 0)).toBeUndefined();
    // What a network is refused costs no memory.
    expect(rate.size).toBe(603);
  });

  test('does not count for a network what one of its addresses is refused', () => {
    const rate = new AddressRate({ most: 1, windowMs: MINUTE }, 2);
    for (let i = 0; i < 9; i++) rate.take(ofNetwork(1), 0);
    expect(rate.take(ofNetwork(1), 0)).toMatchObject({ level: 'address' });
    expect(rate.take(ofNetwork(2), 0)).toBeUndefined();
  });

  test('still counts by network when there are too many addresses to remember', () => {
    const rate = new AddressRate({ most: 1, windowMs: MINUTE }, 2, { mostRemembered: 4 });
    for (let i = 0; i < 4; i++) expect(rate.take(addressOf(`10.0.${i}.1`), 0)).toBeUndefined();
    expect(rate.take(addressOf('10.0.0.2'), 0)).toBeUndefined();
    expect(rate.take(addressOf('10.0.0.3'), 0)).toMatchObject({ level: 'network' });
    // Known addresses keep their count.
    expect(rate.take(addressOf('10.0.1.1'), 0)).toMatchObject({ level: 'address' });
    // New networks share one count.
    const passed = Array.from({ length: 1000 }, (_, i) => rate.take(addressOf(`11.${i >> 8}.${i & 255}.1`), 0));
    expect(passed.filter((wait) => !wait)).toHaveLength(2);
    expect(rate.size).toBeLessThanOrEqual(9);
  });

  test('of what is open counts down again', () => {
    const count = new AddressCount(2, 2);
    for (const host of [1, 1, 2, 2]) count.add(ofNetwork(host));
    expect(count.whyNot(ofNetwork(1))).toBe('address');
    expect(count.whyNot(ofNetwork(3))).toBe('network');
    count.remove(ofNetwork(1));
    expect(count.whyNot(ofNetwork(1))).toBeUndefined();
    for (const host of [1, 2, 2]) count.remove(ofNetwork(host));
    expect(count.whyNot(ofNetwork(3))).toBeUndefined();
  });
});
