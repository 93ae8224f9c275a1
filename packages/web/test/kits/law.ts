import type { GameTypes } from '@pouch/rules';

export interface KitLaw<Types extends GameTypes, Show> {
  /** What of a show lasts: without notes, highlights and other passing things, coins in the air having arrived. */
  readonly lasting: (show: Show) => unknown;
  /** By kind of coin (or koin): how many there are in all places of the show. Same for every scene of a moment and for both views at rest. */
  readonly coins: (show: Show, view: Types['View']) => Readonly<Record<string, number>>;
}
