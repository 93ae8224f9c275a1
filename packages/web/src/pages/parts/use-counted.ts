import { useEffect, useState } from 'react';
import { type Bests, keptBests } from '../../device/bests.ts';

/** What is remembered of finished games, with all counted that are kept; once more when `games` changes. */
export function useCounted(games: unknown): Bests {
  const [bests, setBests] = useState(() => keptBests());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game more may be one to count
  useEffect(() => {
    let left = false;
    import('../../local/count-games.ts')
      .then(({ countGames }) => countGames())
      .then((counted) => {
        if (!left) setBests(counted);
      })
      // Offline for the first time: what was counted before is shown.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [games]);
  return bests;
}
