import type { GameEnding } from '../table/game-ending.ts';
import type { AnyKit } from '../table/kit.ts';

const endings = new WeakMap<AnyKit, Promise<GameEnding>>();

/** What the ending of a game is made of, loaded once. */
export function loadedEnding(kit: AnyKit): Promise<GameEnding> {
  const known = endings.get(kit);
  if (known !== undefined) return known;
  const loading = kit.loadEnding();
  endings.set(kit, loading);
  loading.catch(() => endings.delete(kit));
  return loading;
}
