import { expect, test } from 'vitest';
import type { KitAnswer, KitRequest } from '../../src/kits/kit-messages.ts';
import { type KitWorker, kitClient } from '../../src/kits/make-kit.ts';

const OPTIONS = { paper: 'a4', duplex: 'long', ink: 'colour', cut: 'round', offset: [0, 0] } as const;

/** Workers that answer when the test says so. */
function workers() {
  const all: { readonly asked: KitRequest[]; readonly target: EventTarget; ended: boolean }[] = [];
  const start = (): KitWorker => {
    const worker = { asked: [] as KitRequest[], target: new EventTarget(), ended: false };
    all.push(worker);
    return {
      addEventListener: worker.target.addEventListener.bind(worker.target) as KitWorker['addEventListener'],
      postMessage: (request: unknown) => void worker.asked.push(request as KitRequest),
      terminate: () => {
        worker.ended = true;
      },
    };
  };
  const answer = (answer: KitAnswer, at = 0): void =>
    void all[at]?.target.dispatchEvent(new MessageEvent('message', { data: answer }));
  const crash = (message: string, at = 0): void =>
    void all[at]?.target.dispatchEvent(Object.assign(new Event('error'), { message }));
  return { client: kitClient(start), all, answer, crash };
}

const preview = (id: number, title: string): KitAnswer => ({ kind: 'preview', id, previews: [{ title, svg: '' }] });

test('one worker makes all kits, and none is started before the first', async () => {
  const { client, all, answer } = workers();
  expect(all).toHaveLength(0);
  const first = client.previewKit('koinz', OPTIONS);
  const second = client.makeKit('coin-set', OPTIONS);
  expect(all).toHaveLength(1);
  expect(all[0]?.asked).toEqual([
    { id: 0, wanted: 'preview', game: 'koinz', options: OPTIONS },
    { id: 1, wanted: 'pdf', game: 'coin-set', options: OPTIONS },
  ]);
  const pdf = new Uint8Array(3);
  answer({ kind: 'pdf', id: 1, pdf, pages: 7 });
  answer(preview(0, 'Coins'));
  expect(await second).toEqual({ pdf, pages: 7 });
  expect(await first).toEqual([{ title: 'Coins', svg: '' }]);
});

test('answers find their requests in whatever order they come', async () => {
  const { client, answer } = workers();
  const wanted = [0, 1, 2].map(() => client.previewKit('koinz', OPTIONS));
  for (const id of [2, 0, 1]) answer(preview(id, `Page of ${id}`));
  const titles = (await Promise.all(wanted)).map(([page]) => page?.title);
  expect(titles).toEqual(['Page of 0', 'Page of 1', 'Page of 2']);
});

test('a kit that cannot be made fails alone, with its reason', async () => {
  const { client, all, answer } = workers();
  const broken = client.makeKit('koinz', OPTIONS);
  const fine = client.previewKit('koinz', OPTIONS);
  answer({ kind: 'error', id: 0, error: 'The fonts couldn’t be loaded.' });
  answer(preview(1, 'Coins'));
  await expect(broken).rejects.toThrow('The fonts couldn’t be loaded.');
  await expect(fine).resolves.toHaveLength(1);
  expect(all).toHaveLength(1);
});

test('when the worker crashes all that was asked fails, and the next request starts another', async () => {
  const { client, all, answer, crash } = workers();
  const lost = [client.makeKit('koinz', OPTIONS), client.previewKit('koinz', OPTIONS)];
  crash('out of memory');
  for (const each of lost) await expect(each).rejects.toThrow('out of memory');
  expect(all[0]?.ended).toBe(true);
  const again = client.previewKit('koinz', OPTIONS);
  expect(all).toHaveLength(2);
  answer(preview(2, 'Coins'), 1);
  await expect(again).resolves.toHaveLength(1);
});

test('a worker that never began says so', async () => {
  const { client, crash } = workers();
  const lost = client.makeKit('koinz', OPTIONS);
  crash('');
  await expect(lost).rejects.toThrow('The kit maker couldn’t be started.');
});

test('an answer of the wrong kind, or to nobody, is no answer', async () => {
  const { client, answer } = workers();
  const wanted = client.makeKit('koinz', OPTIONS);
  answer(preview(99, 'Nobody'));
  answer(preview(0, 'Coins'));
  await expect(wanted).rejects.toThrow('Asked for a PDF');
});
