import { useEffect, useState } from 'react';
import type { SaveHead } from '../../device/save.ts';
import { t } from '../../words/t.ts';
import { ago } from './waiting.ts';

/** How the game stands, once its rules have been loaded; until then when it was played. */
export function useStatus(save: SaveHead): string {
  const { id, updatedAt } = save;
  const [told, setTold] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step more is another status
  useEffect(() => {
    let wanted = true;
    import('./status.ts')
      .then(({ statusOf }) => statusOf(id))
      .then((status) => {
        if (wanted) setTold(status);
      })
      // Offline for the first time, or a game that the rules do not know: when it was played is enough.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [id, updatedAt]);
  return told ?? t('home.played', { when: ago(updatedAt, Date.now()) });
}
