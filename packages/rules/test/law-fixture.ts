import type { Json, Random, Viewer } from '@pouch/rules';

/** What the laws need to know about a game. Each game has one in its fixtures; settings.ts registers them. */
export interface LawFixture {
  /** All combinations of options to play with. */
  readonly options: readonly Json[];
  /** Whole games per setting. */
  readonly games: number;
  /** Whether every coin of a state, as in a record, is in exactly one place. */
  readonly isConserved: (state: never) => boolean;
  /** The state with other legal values for everything that is hidden from the viewer. */
  readonly withOtherSecrets?: (state: never, viewer: Viewer, random: Random) => unknown;
}
