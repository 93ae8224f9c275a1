import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../src/log.js';
import { createMetrics } from '../src/metrics.js';
import { surviveRejections } from '../src/survive-rejections.js';

test('a rejection that nobody handles is logged and counted, and ends nothing', async () => {
  // Those of the test runner, which would fail the test.
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  onTestFinished(() => {
    process.removeAllListeners('unhandledRejection');
    for (const other of others) process.on('unhandledRejection', other);
  });
  const lines: string[] = [];
  const metrics = createMetrics();
  surviveRejections(createLog('info', { write: (line) => void lines.push(line) }), metrics);
  void Promise.reject(new Error('nobody waits for this'));
  await new Promise(setImmediate);
  expect(lines.join()).toContain('nobody waits for this');
  expect(await metrics.text()).toMatch(/^pouch_unhandled_rejections_total 1$/m);
});
