import { streamSeed } from '@pouch/rules';
import { expect, test } from 'vitest';
import { type BotAnswer, type BotQuestion, think } from '../../src/local/bot-mind.ts';
import { type BotPool, type BotRequest, poolOf, type StartWorker } from '../../src/local/bot-pool.ts';
import { withSpare } from '../../src/local/bot-workers.ts';
import { settle } from './fake-time.ts';
import { hall } from './tables.ts';

const { game } = hall(1).deps('realm-coins');
const QUESTION: BotQuestion = {
  game: 'realm-coins',
  seat: 0,
  level: 'fair',
  memory: undefined,
  observations: [{ view: game.view(game.setup(2, {}), 0), seconds: 0 }],
  seed: streamSeed(1, 1),
  iterations: 1,
};
const ANSWER: BotAnswer = think(QUESTION);

interface FakeWorker {
  readonly asked: BotRequest[];
  answer(): void;
  fail(): void;
  stopped: boolean;
}

/** A pool of workers that do what a test says. */
function fakes(most: number): { readonly pool: BotPool; readonly workers: FakeWorker[] } {
  const workers: FakeWorker[] = [];
  const start: StartWorker = (heard, failed) => {
    const worker: FakeWorker = {
      asked: [],
      answer: () => heard({ id: worker.asked.at(-1)?.id ?? 0, answer: ANSWER }),
      fail: failed,
      stopped: false,
    };
    workers.push(worker);
    return {
      post: (message) => worker.asked.push(message),
      stop: () => {
        worker.stopped = true;
      },
    };
  };
  return { pool: poolOf(most, start), workers };
}

const never = (): AbortSignal => new AbortController().signal;

test('workers start when they are needed, and no more than there may be', async () => {
  const { pool, workers } = fakes(2);
  expect(workers).toHaveLength(0);
  const answers = [1, 2, 3].map(() => pool.ask(QUESTION, never()));
  expect(workers.map(({ asked }) => asked.length)).toEqual([1, 1]);
  workers[1]?.answer();
  expect(workers.map(({ asked }) => asked.length)).toEqual([1, 2]);
  workers[1]?.answer();
  workers[0]?.answer();
  expect(await Promise.all(answers)).toEqual([ANSWER, ANSWER, ANSWER]);
  void pool.ask(QUESTION, never());
  expect(workers).toHaveLength(2);
});

test('a question that nobody waits for any more is dropped', async () => {
  const { pool, workers } = fakes(1);
  const first = pool.ask(QUESTION, never());
  const abort = new AbortController();
  const second = pool.ask(QUESTION, abort.signal);
  abort.abort();
  await expect(second).rejects.toThrow('Nobody waits');
  await expect(pool.ask(QUESTION, abort.signal)).rejects.toThrow('Nobody waits');
  workers[0]?.answer();
  expect(await first).toEqual(ANSWER);
  expect(workers[0]?.asked).toHaveLength(1);
});

test('a question that is dropped while a worker thinks leaves the worker of use', async () => {
  const { pool, workers } = fakes(1);
  const abort = new AbortController();
  const first = pool.ask(QUESTION, abort.signal);
  abort.abort();
  await expect(first).rejects.toThrow('Nobody waits');
  const second = pool.ask(QUESTION, never());
  workers[0]?.answer();
  workers[0]?.answer();
  expect(await second).toEqual(ANSWER);
});

test('a worker that fails is replaced, and its question asked once more', async () => {
  const { pool, workers } = fakes(1);
  const answer = pool.ask(QUESTION, never());
  workers[0]?.fail();
  expect(workers[0]?.stopped).toBe(true);
  expect(workers[1]?.asked).toHaveLength(1);
  workers[1]?.answer();
  expect(await answer).toEqual(ANSWER);
  // A worker that fails while it has nothing to do is not asked again.
  workers[1]?.fail();
  const next = pool.ask(QUESTION, never());
  workers[2]?.fail();
  workers[3]?.fail();
  await expect(next).rejects.toThrow('could not think');
  expect(workers).toHaveLength(4);
});

test('where no worker can be started, every question is refused', async () => {
  const pool = poolOf(2, () => {
    throw new Error('no workers here');
  });
  await expect(pool.ask(QUESTION, never())).rejects.toThrow('no workers here');
});

test('a closed pool stops its workers and answers nobody', async () => {
  const { pool, workers } = fakes(1);
  const answers = [pool.ask(QUESTION, never()), pool.ask(QUESTION, never())];
  pool.close();
  expect(workers[0]?.stopped).toBe(true);
  for (const answer of answers) await expect(answer).rejects.toThrow('Nobody waits');
  await expect(pool.ask(QUESTION, never())).rejects.toThrow('Nobody waits');
});

test('what the workers cannot answer is thought of on the page', async () => {
  const pool = withSpare(
    poolOf(1, () => {
      throw new Error('no workers here');
    }),
  );
  const { plan } = await pool.ask(QUESTION, never());
  expect(plan?.decision.do).toBe('bid');
  const abort = new AbortController();
  const { pool: slow } = fakes(1);
  const dropped = withSpare(slow).ask(QUESTION, abort.signal);
  abort.abort();
  await expect(dropped).rejects.toThrow('Nobody waits');
  await settle();
});

test('a bot notes what it has seen since it was asked last, and nothing twice', () => {
  const first = think(QUESTION);
  const again = think({ ...QUESTION, memory: first.memory });
  expect(again.memory).toEqual(first.memory);
});
