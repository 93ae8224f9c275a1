import type { MetalName } from '@pouch/rules';
import { type Rank, standingOf } from '../../replay/standing.ts';
import type { EndedGame, GameEnding } from '../../table/game-ending.ts';
import type { AnyKit, Names } from '../../table/kit.ts';

/** The players as they came in, by the game's own order. */
export function placingsOf(
  { game, score }: Pick<AnyKit, 'game' | 'score'>,
  { rankOf }: Pick<GameEnding, 'rankOf'>,
  ended: EndedGame,
  seats: number,
): readonly Rank[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const keys = all.map((seat) => rankOf?.(ended, seat) ?? score(ended.view, seat));
  return standingOf(game.turn(ended.view), keys).map((rank) => ({ ...rank, score: score(ended.view, rank.seat) }));
}

/** The metal that a place is struck on; from the fourth on the crest stands alone. */
export const metalOfPlace = (rank: number): MetalName | undefined => (['gold', 'silver', 'copper'] as const)[rank - 1];

/** Whose ending this is: the one person of this device, else the winner. */
export const subjectOf = (placings: readonly Rank[], { isYou }: Names): Rank | undefined =>
  placings.find(({ seat }) => isYou(seat)) ?? placings[0];
