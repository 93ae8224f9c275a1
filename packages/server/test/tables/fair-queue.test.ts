import { expect, test } from 'vitest';
import { FairQueue, type Waiting } from '../../src/tables/fair-queue.js';

interface Item extends Waiting {
  readonly name: string;
}

const item = (guest: string, table: string, name = ''): Item => ({ guest, table, name: `${guest}${table}${name}` });

function filled(...items: readonly Item[]): FairQueue<Item> {
  const queue = new FairQueue<Item>();
  for (const each of items) queue.add(each);
  return queue;
}

/** Serves one after the other, until none is left. */
function served(queue: FairQueue<Item>): string[] {
  const names: string[] = [];
  for (let next = queue.next(); next !== undefined; next = queue.next()) {
    names.push(next.name);
    queue.done(next);
  }
  return names;
}

test('serves guests in turn, and the tables of each in turn', () => {
  const flood = [1, 2, 3].flatMap((table) => [item('m', `${table}`, 'a'), item('m', `${table}`, 'b')]);
  const queue = filled(...flood, item('v', '1', 'a'), item('v', '1', 'b'));
  expect(served(queue)).toEqual(['m1a', 'v1a', 'm2a', 'v1b', 'm3a', 'm1b', 'm2b', 'm3b']);
});

test('a guest who keeps asking waits for everyone who asked before', () => {
  const queue = filled(item('m', '1'), item('v', '1'));
  for (const expected of ['m1', 'v1', 'm1', 'v1']) {
    const next = queue.next();
    expect(next?.name).toBe(expected);
    if (next === undefined) continue;
    queue.done(next);
    queue.add(next);
  }
});

test('a table gets a second thread only while nobody else waits', () => {
  const queue = filled(item('m', '1', 'a'), item('m', '1', 'b'), item('m', '2'), item('v', '1'));
  expect([queue.next(), queue.next(), queue.next(), queue.next()].map((each) => each?.name)).toEqual([
    'm1a',
    'v1',
    'm2',
    'm1b',
  ]);
});

test('passes over guests who may not be served', () => {
  const queue = filled(item('m', '1'), item('v', '1'));
  expect(queue.next((guest) => guest !== 'm')?.name).toBe('v1');
  expect(queue.next((guest) => guest !== 'm')).toBeUndefined();
  expect(queue.size).toBe(1);
});

test('what is too much is the newest of the guest who asks for most', () => {
  const queue = filled(item('v', '1'), item('m', '1'), item('m', '2', 'a'), item('m', '2', 'b'));
  expect(queue.surplus()?.name).toBe('m2b');
});

test('what is taken out is not served, and nothing is kept of it', () => {
  const [one, two] = [item('m', '1'), item('v', '1')];
  const queue = filled(one, two);
  expect(queue.remove(one)).toBe(true);
  expect(queue.remove(one)).toBe(false);
  expect(served(queue)).toEqual(['v1']);
  expect(queue.size).toBe(0);
  expect(queue).toEqual(Object.assign(new FairQueue<Item>(), { turns: (queue as unknown as { turns: number }).turns }));
});
