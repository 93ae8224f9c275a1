import { GAME_IDS, type GameId } from '@pouch/rules';

export interface Suggestion {
  readonly game: GameId;
  readonly isNew: boolean;
}

/** A game that was never played, or the one played longest ago; `played` has the last one first. */
export function suggestionFor(played: readonly GameId[]): Suggestion | undefined {
  const fresh = GAME_IDS.find((game) => !played.includes(game));
  const game = fresh ?? played.at(-1);
  return game && { game, isNew: fresh !== undefined };
}

/** All games that were played, finished or not, the last one first. */
export const playedGames = (
  saves: readonly { readonly game: GameId }[],
  counted: readonly GameId[],
): readonly GameId[] => [...new Set([...saves.map(({ game }) => game), ...counted])];
