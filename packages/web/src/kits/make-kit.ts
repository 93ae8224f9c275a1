import type { KitOptions } from '@pouch/print';
import type { GameId } from '@pouch/rules';
import type { KitAnswer, KitRequest, MadeKit, PagePreview } from './kit-messages.ts';

export type { MadeKit, PagePreview } from './kit-messages.ts';

/** The pages of a kit as pictures, in the order in which they are printed. */
export async function previewKit(game: GameId, options: KitOptions): Promise<readonly PagePreview[]> {
  const told = await ask('preview', game, options);
  if (told.kind !== 'preview') throw new Error(`A preview was wanted, and the worker told of ${told.kind}`);
  return told.previews;
}

/** The kit as a PDF, the same as the command line makes it. */
export async function makeKit(game: GameId, options: KitOptions): Promise<MadeKit> {
  const told = await ask('pdf', game, options);
  if (told.kind !== 'pdf') throw new Error(`A PDF was wanted, and the worker told of ${told.kind}`);
  return { pdf: told.pdf, pages: told.pages };
}

interface Waiting {
  readonly told: (answer: KitAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** One worker for all kits, started by the first: it keeps the letterings open. */
let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let asked = 0;

function ask(wanted: KitRequest['wanted'], game: GameId, options: KitOptions): Promise<KitAnswer> {
  return new Promise((told, failed) => {
    const id = asked++;
    waiting.set(id, { told, failed });
    worker ??= started();
    worker.postMessage({ id, wanted, game, options } satisfies KitRequest);
  });
}

function started(): Worker {
  const fresh = new Worker(new URL('./kit-worker.ts', import.meta.url), { type: 'module', name: 'kits' });
  fresh.addEventListener('message', ({ data }: MessageEvent<KitAnswer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.kind === 'error') asker?.failed(new Error(data.error));
    else asker?.told(data);
  });
  // It failed to load or crashed: open requests fail, and the next request starts another worker.
  fresh.addEventListener('error', ({ message }) => {
    fresh.terminate();
    worker = undefined;
    const askers = [...waiting.values()];
    waiting.clear();
    for (const { failed } of askers) failed(new Error(message || 'The maker of kits could not be started'));
  });
  return fresh;
}
