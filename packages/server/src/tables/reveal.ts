import { type Game, type Json, NOBODY } from '@pouch/rules';

/** Steps in writing: those that everybody may know, and decisions that are made and not yet revealed. */
export interface Revealed {
  readonly known: readonly Json[];
  readonly sealed: readonly Json[];
}

/**
 * What everybody may know with one more step that led to a state. A decision that leaves something hidden is sealed, in
 * the place of what its seat had sealed before; when nothing is hidden any more all that is sealed becomes known.
 */
export function reveal(game: Game, state: unknown, sealed: readonly Json[], step: Json): Revealed {
  const all = [...sealed.filter(({ seat }) => seat === undefined || seat !== step.seat), step];
  return game.sealed(state) === NOBODY ? { known: all, sealed: [] } : { known: [], sealed: all };
}
