import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { createLog } from '../../src/log.js';
import { createMetrics } from '../../src/metrics.js';
import { reportCheckpoints } from '../../src/serve.js';
import { type CheckpointOutcome, Checkpoints } from '../../src/store/checkpoints.js';
import { sqliteFile } from '../../src/store/open.js';
import type { Change, Write } from '../../src/store/store.js';
import { withFolder } from '../clients/in-process-server.js';

/** A worker that does what a test says. */
class FakeWorker extends EventEmitter {
  readonly messages: unknown[] = [];
  threadId = 1;
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  ref(): void {}
  unref(): void {}
  end(): void {
    this.threadId = -1;
    this.emit('exit', 1);
  }
}

const changes = (count: number): Write[] => [
  {
    table: 'one',
    changes: Array.from(
      { length: count },
      (_, number): Change => ({ number, at: 0, origin: null, entries: '', told: '' }),
    ),
  },
];

function faked() {
  const workers: FakeWorker[] = [];
  const outcomes: CheckpointOutcome['is'][] = [];
  const start = () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as FakeWorker;
  };
  const checkpoints = new Checkpoints('any', ({ is }) => outcomes.push(is), start);
  return { workers, outcomes, checkpoints };
}

test('a checkpoint that fails is reported, and tried again with the next changes', () => {
  const { workers, outcomes, checkpoints } = faked();
  checkpoints.after(changes(2000));
  workers[0]?.emit('message', { failed: 'disk full' });
  expect(outcomes).toEqual(['failed']);
  checkpoints.after(changes(200));
  expect(workers[0]?.messages).toEqual(['checkpoint', 'checkpoint']);
  workers[0]?.emit('message', 'done');
  expect(outcomes).toEqual(['failed', 'done']);
  checkpoints.after(changes(1999));
  expect(workers[0]?.messages).toHaveLength(2);
  checkpoints.after(changes(1));
  expect(workers[0]?.messages).toHaveLength(3);
});

test('a worker that ended is replaced', () => {
  const { workers, outcomes, checkpoints } = faked();
  checkpoints.after(changes(2000));
  workers[0]?.emit('error', new Error('died'));
  workers[0]?.end();
  expect(outcomes).toEqual(['failed']);
  checkpoints.after(changes(200));
  expect(workers[1]?.messages).toEqual(['checkpoint']);
  // Also one that ends without a word.
  workers[1]?.end();
  expect(outcomes).toEqual(['failed', 'failed']);
  checkpoints.after(changes(200));
  expect(workers[2]?.messages).toEqual(['checkpoint']);
});

test('a file that is no database fails, without ending anything else', () =>
  withFolder(async (folder) => {
    const failed = new Promise<CheckpointOutcome>((resolve) => {
      new Checkpoints(`${sqliteFile(folder)}/nowhere/file`, resolve).after(changes(2000));
    });
    expect((await failed).is).toBe('failed');
  }));

test('failed checkpoints are counted, and logged when they begin and end', async () => {
  const lines: string[] = [];
  const metrics = createMetrics();
  const log = createLog('info', { write: (line) => void lines.push((JSON.parse(line) as { msg: string }).msg) });
  const report = reportCheckpoints(metrics, log);
  const failed = { is: 'failed', why: 'disk full' } as const;
  for (const outcome of [{ is: 'done' } as const, failed, failed, { is: 'done' } as const, failed]) report(outcome);
  expect(lines).toEqual([
    'checkpoints of the database fail',
    'checkpoints of the database work again',
    'checkpoints of the database fail',
  ]);
  expect(await metrics.text()).toMatch('pouch_checkpoint_failures_total 3');
});
