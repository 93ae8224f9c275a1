import type { Decision, Outcome } from '../kernel/game.js';
import type { Metal } from '../kernel/metals.js';
import type { Face, Faces } from './pieces.js';

export interface Bid extends Decision {
  readonly do: 'bid';
  readonly coins: Faces;
}

export interface Forfeit extends Decision {
  readonly do: 'forfeit';
  readonly coin: Face;
}

export interface Swoop extends Decision {
  readonly do: 'swoop';
  /** From the bid one place above. */
  readonly take: Faces;
  /** From the pool won. */
  readonly give: Faces;
}

export interface Appease extends Decision {
  readonly do: 'appease';
  readonly coins: Faces;
}

export interface Draw extends Outcome {
  readonly chance: 'draw';
  readonly coin: Metal;
}

export type RealmDecision = Bid | Forfeit | Swoop | Appease;
export type RealmStep = RealmDecision | Draw;
