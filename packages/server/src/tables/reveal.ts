import { type Game, type Json, NOBODY } from '@pouch/rules';

/** Steps as JSON: those that are public, and decisions that are still secret. */
export interface Revealed {
  readonly known: readonly Json[];
  readonly sealed: readonly Json[];
}

/**
 * What a step that led to this state makes public. A secret decision replaces the earlier one of its seat; once the
 * state hides nothing any more, all sealed decisions become known.
 */
export function reveal(game: Game, state: unknown, sealed: readonly Json[], step: Json): Revealed {
  const all = [...sealed.filter(({ seat }) => seat === undefined || seat !== step.seat), step];
  return game.sealed(state) === NOBODY ? { known: all, sealed: [] } : { known: [], sealed: all };
}
