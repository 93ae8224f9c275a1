import type { Game, GameTypes, Seat } from '@pouch/rules';
import type { Hint } from './kit.ts';

interface HintKit<K extends GameTypes> {
  readonly game: Pick<Game<K>, 'id'>;
  readonly hints: readonly Hint<K>[];
}

/** The name under which a device remembers that it wants no more hints about a game. */
export const allSeen = ({ id }: Pick<Game, 'id'>): string => `${id}/all`;

/** The first hint that applies and has not been dismissed, with the name under which that is remembered. */
export function nextHint<K extends GameTypes>(
  { game, hints }: HintKit<K>,
  seen: readonly string[],
  view: K['View'],
  seat: Seat,
): { readonly text: string; readonly seen: string } | undefined {
  if (seen.includes(allSeen(game))) return undefined;
  const nameOf = ({ id }: Hint<K>): string => `${game.id}/${id}`;
  const hint = hints.find((each) => !seen.includes(nameOf(each)) && each.applies(view, seat));
  return hint === undefined ? undefined : { text: hint.text(), seen: nameOf(hint) };
}
