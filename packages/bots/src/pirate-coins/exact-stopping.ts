import { EMPTY, type Metal, type pirateInternals } from '@pouch/rules';
import { Lookahead } from './positions.js';

export interface StoppingValues {
  readonly plunder: number;
  readonly stay: number;
}

/**
 * What it is worth to a pirate alone aboard to plunder now and to stay, exactly: the whole pile is theirs whatever the
 * fortune, so it is a matter of when to stop. `share` is what it is worth to end the round with so much from the pile.
 */
export function exactStopping(
  view: pirateInternals.View,
  share: (taken: pirateInternals.Metals) => number,
): StoppingValues {
  const ahead = new Lookahead(view, share(EMPTY), (added) => {
    const taken = share(view.loot + added);
    return (flipped) => Math.max(taken, flipped);
  });
  return { plunder: share(view.loot), stay: ahead.staying(view.fortune as Metal) };
}
