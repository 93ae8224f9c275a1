import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beside, onLoadCore } from '../server-process.js';
import type { Order } from './orders.js';

/** A process of the load, beside the server. */
export interface LoadProcess<Report> {
  order(order: Exclude<Order, 'stop'>): void;
  /** Ends it; resolves with its report. */
  stop(): Promise<Report>;
  kill(): void;
}

/** Starts a program of the load; resolves when it has prepared everything. */
export async function startLoad<Report>(file: string, asked: unknown): Promise<LoadProcess<Report>> {
  const [command, args] = onLoadCore([beside(file), JSON.stringify(asked)]);
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // JSON has no NaN, which stands for figures without a measurement.
    serialization: 'advanced',
  });
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
  ended.catch(() => {});
  const message = (): Promise<unknown> => Promise.race([once(child, 'message').then(([said]) => said), ended]);
  await message();
  return {
    order: (order) => void child.send(order),
    async stop() {
      const reported = message();
      child.send('stop');
      const { report } = (await reported) as { readonly report: Report };
      return report;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}
