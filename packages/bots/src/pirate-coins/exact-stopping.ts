import { EMPTY, type Metal, type pirateInternals } from '@pouch/rules';
import { Lookahead } from './positions.js';

export interface StoppingValues {
  readonly plunder: number;
  readonly stay: number;
}

/**
 * The exact values of plundering and staying for a pirate alone aboard. A lone plunderer takes the whole pile, so this
 * is an optimal stopping problem. `share` is the value of ending the round with these coins.
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
