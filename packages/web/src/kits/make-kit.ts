import type { KitOptions } from '@pouch/print';
import type { GameId } from '@pouch/rules';
import type { KitAnswer, KitRequest, MadeKit, PagePreview } from './kit-messages.ts';

export type { PagePreview } from './kit-messages.ts';

export interface KitClient {
  /** The pages of a kit as pictures, in the order in which they are printed. */
  readonly previewKit: (game: GameId, options: KitOptions) => Promise<readonly PagePreview[]>;
  /** The kit as a PDF. The command line makes the same, but its instructions name the command's options. */
  readonly makeKit: (game: GameId, options: KitOptions) => Promise<MadeKit>;
}

interface Waiting {
  readonly told: (answer: KitAnswer) => void;
  readonly failed: (error: Error) => void;
}

/** As much of a worker as is needed. */
export type KitWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>;

/** Asks a worker for kits. One worker makes all of them, started by the first: it keeps the fonts open. */
export function kitClient(start: () => KitWorker): KitClient {
  const waiting = new Map<number, Waiting>();
  let worker: KitWorker | undefined;
  let asked = 0;

  const started = (): KitWorker => {
    const fresh = start();
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
      for (const { failed } of askers) failed(new Error(message || 'The kit maker couldn’t be started.'));
    });
    return fresh;
  };

  const ask = (request: Omit<KitRequest, 'id'>): Promise<KitAnswer> =>
    new Promise((told, failed) => {
      const id = asked++;
      waiting.set(id, { told, failed });
      worker ??= started();
      worker.postMessage({ id, ...request } satisfies KitRequest);
    });

  return {
    previewKit: async (game, options) => {
      const told = await ask({ wanted: 'preview', game, options });
      if (told.kind !== 'preview') throw new Error(`Asked for a preview, the worker answered with ${told.kind}`);
      return told.previews;
    },
    makeKit: async (game, options) => {
      const told = await ask({ wanted: 'pdf', game, options });
      if (told.kind !== 'pdf') throw new Error(`Asked for a PDF, the worker answered with ${told.kind}`);
      return { pdf: told.pdf, pages: told.pages };
    },
  };
}

export const { previewKit, makeKit } = kitClient(
  () => new Worker(new URL('./kit-worker.ts', import.meta.url), { type: 'module', name: 'kits' }),
);
