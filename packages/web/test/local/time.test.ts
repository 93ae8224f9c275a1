import { describe, expect, test } from 'vitest';
import { Alarm, Stopwatch } from '../../src/local/time.ts';
import { FakeTime } from './fake-time.ts';

describe('a stopwatch', () => {
  test('counts only while it runs, on top of what had passed before', () => {
    const time = new FakeTime();
    const watch = new Stopwatch(() => time.now(), 7);
    time.hang(5);
    expect(watch.seconds()).toBe(7);
    watch.start();
    time.hang(2.5);
    expect(watch.seconds()).toBe(9.5);
    watch.stop();
    time.hang(100);
    expect(watch.seconds()).toBe(9.5);
    watch.start();
    time.hang(1);
    expect(watch.seconds()).toBe(10.5);
  });

  test('starting or stopping it twice changes nothing', () => {
    const time = new FakeTime();
    const watch = new Stopwatch(() => time.now(), 0);
    watch.start();
    time.hang(1);
    watch.start();
    time.hang(1);
    watch.stop();
    watch.stop();
    expect(watch.seconds()).toBe(2);
  });

  test('does not go back when somebody sets the device’s clock back', () => {
    const time = new FakeTime();
    const watch = new Stopwatch(() => time.now(), 3);
    watch.start();
    time.hang(-3600);
    expect(watch.seconds()).toBe(3);
    watch.stop();
    expect(watch.seconds()).toBe(3);
  });
});

describe('an alarm', () => {
  const alarmed = () => {
    const time = new FakeTime();
    const rung: number[] = [];
    const start = time.now();
    return { time, rung, alarm: new Alarm(time, () => rung.push(time.now() - start)) };
  };

  test('rings once', () => {
    const { time, rung, alarm } = alarmed();
    alarm.set(500);
    time.pass(10);
    expect(rung).toEqual([500]);
  });

  test('only its last setting counts', () => {
    const { time, rung, alarm } = alarmed();
    alarm.set(500);
    alarm.set(900);
    time.pass(10);
    expect(rung).toEqual([900]);
    expect(time.waiting).toBe(0);
  });

  test('never rings if it is cleared, or set to never', () => {
    const { time, rung, alarm } = alarmed();
    alarm.set(500);
    alarm.clear();
    alarm.set(500);
    alarm.set(Number.POSITIVE_INFINITY);
    expect(time.waiting).toBe(0);
    time.pass(10);
    expect(rung).toEqual([]);
  });
});
