import type { GameId } from '@pouch/rules';
import type { Chapter } from '../../chapters/chapter.ts';
import { DESCRIPTORS, loadKit } from '../../games/registry.ts';
import type { AnyKit } from '../../table/kit.ts';

export interface LoadedRules {
  readonly chapters: readonly Chapter[];
  /** Draws the examples; the text stands without it. */
  readonly kit: AnyKit | undefined;
}

const loaded = new Map<GameId, Promise<LoadedRules>>();

/** Text and table together, so that nothing moves once the page is there and a link into it leads to the right place. */
export function loadRules(game: GameId): Promise<LoadedRules> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const kit = loadKit(game).catch(() => undefined);
  const loading = Promise.all([DESCRIPTORS[game].loadRules(), kit]).then(([{ chapters }, table]) => ({
    chapters,
    kit: table,
  }));
  loaded.set(game, loading);
  loading.catch(() => loaded.delete(game));
  return loading;
}
