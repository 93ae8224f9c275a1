import { afterEach, describe, expect, test, vi } from 'vitest';
import { allowed, FakeBots, settled } from './fake-bots.js';

afterEach(() => {
  vi.useRealTimers();
});

const nobody = { attended: false } as const;

describe('the order of bots', () => {
  test('tables where somebody plays come first', async () => {
    const bots = new FakeBots(1);
    for (const name of ['m1', 'm2', 'm3']) void bots.ask(name, nobody);
    for (const name of ['v1', 'w1']) void bots.ask(name);
    await bots.answerAll();
    expect(bots.order()).toEqual(['m1', 'v1', 'w1', 'm2', 'm3']);
  });

  test('a guest with many tables waits for the others in turn', async () => {
    const bots = new FakeBots(1);
    for (const name of ['m1', 'm2', 'm3', 'm1']) void bots.ask(name);
    for (const name of ['v1', 'v1']) void bots.ask(name);
    await bots.answerAll();
    expect(bots.order()).toEqual(['m1', 'm2', 'v1', 'm3', 'v1', 'm1']);
  });

  test('one of several threads stays free for people', async () => {
    const bots = new FakeBots(3);
    for (const name of ['m1', 'm2', 'm3']) void bots.ask(name, nobody);
    void bots.ask('v1');
    expect(bots.order()).toEqual(['m1', 'm2', 'v1']);
  });

  test('what nobody needs any more is never asked', async () => {
    const bots = new FakeBots(1);
    const dropped = new AbortController();
    void bots.ask('m1');
    const answer = bots.ask('m2', { signal: dropped.signal });
    void bots.ask('m3');
    dropped.abort();
    expect(await answer).toBeUndefined();
    await bots.answerAll();
    expect(bots.order()).toEqual(['m1', 'm3']);
  });

  test('what does not fit is decided without thinking: the newest of the guest who asks for most', async () => {
    const bots = new FakeBots(1, { botQuestions: 2 });
    void bots.ask('m1');
    void bots.ask('m2');
    const third = bots.ask('m3');
    void bots.ask('v1');
    // The view is no view of a game, so the simple decision is none.
    expect(await third).toBeUndefined();
    await bots.answerAll();
    expect(bots.order()).toEqual(['m1', 'm2', 'v1']);
    expect(await bots.metrics.text()).toMatch('pouch_limited_total{limit="botQuestions"} 1');
  });

  test('the pace of tables where nobody plays is that of their guest, and of all together', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const bots = new FakeBots(1, { unattendedDecisions: 10, allUnattendedDecisions: 20 });
    for (const name of ['m1', 'm2', 'm3', 'n1', 'o1']) void bots.ask(name, nobody);
    for (; bots.now < 300; bots.now += 10) {
      await bots.answerAll();
      vi.advanceTimersByTime(10);
    }
    expect(bots.asked.map(({ at }, index) => `${bots.order()[index]} ${at}`)).toEqual([
      'm1 0',
      'n1 50',
      'm2 100',
      'o1 150',
      'm3 200',
    ]);
  });

  test('nothing is left when the queue is closed', async () => {
    const bots = new FakeBots(1);
    void bots.ask('m1');
    const waiting = [bots.ask('m2'), bots.ask('m3', nobody)];
    await bots.queue.close();
    expect(await Promise.all(waiting)).toEqual([undefined, undefined]);
    expect(await bots.ask('m4')).toBeUndefined();
  });
});

describe('the time of bots', () => {
  test('a bot that thinks already is hurried when a person’s bot waits', async () => {
    const bots = new FakeBots(1);
    void bots.ask('m1', { level: 'sharp' });
    const [thinking] = bots.asked;
    expect(thinking !== undefined && allowed(thinking)).toBe(800);
    void bots.ask('v1', nobody);
    expect(thinking !== undefined && allowed(thinking)).toBe(800);
    void bots.ask('v2');
    expect(thinking !== undefined && allowed(thinking)).toBe(75);
  });

  test('a bot that nobody needs any more stops thinking', () => {
    const bots = new FakeBots(1);
    const dropped = new AbortController();
    void bots.ask('m1', { level: 'sharp', signal: dropped.signal });
    dropped.abort();
    const [thinking] = bots.asked;
    expect(thinking !== undefined && allowed(thinking)).toBe(0);
  });

  /** What a bot costs on top of the time that it is allowed. */
  const OVERHEAD = 15;

  test('with one thread and 286 tables of bots, a person’s bot answers within 250 ms', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const bots = new FakeBots(1, { unattendedDecisions: 10, allUnattendedDecisions: 50 });
    const flood = (table: number): void => {
      void bots.ask(`m${table}`, { ...nobody, level: 'sharp' }).then(() => flood(table));
    };
    for (let table = 0; table < 286; table++) flood(table);
    const waits: number[] = [];
    let asked = 0;
    for (; bots.now < 5000; bots.now++) {
      if (bots.now % 97 === 0) {
        const since = bots.now;
        asked++;
        void bots.ask('v1').then(() => waits.push(bots.now - since));
      }
      const thinking = bots.asked.at(-1);
      if (thinking !== undefined && bots.now >= thinking.at + allowed(thinking) + OVERHEAD) thinking.answer();
      await settled();
      vi.advanceTimersByTime(1);
    }
    expect(waits.length).toBeGreaterThanOrEqual(asked - 2);
    expect(Math.max(...waits)).toBeLessThan(250);
    // The flood goes on, but hardly.
    const flooded = bots.order().filter((name) => name.startsWith('m')).length;
    expect(flooded).toBeGreaterThan(30);
    expect(flooded).toBeLessThanOrEqual(51);
  });
});
