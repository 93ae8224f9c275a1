import type { Decision, Outcome } from '../kernel/game.js';
import type { Metal } from '../kernel/metals.js';
import type { Seat } from '../kernel/seats.js';
import type { Side } from './pieces.js';

export interface Choose extends Decision {
  readonly do: 'choose';
  readonly side: Side;
}

export interface First extends Outcome {
  readonly chance: 'first';
  readonly seat: Seat;
}

export interface Stack extends Outcome {
  readonly chance: 'stack';
  /** Top first. */
  readonly coins: readonly Metal[];
}

export interface Fortune extends Outcome {
  readonly chance: 'fortune';
  readonly coin: Metal;
}

export interface Flip extends Outcome {
  readonly chance: 'flip';
  readonly side: Side;
}

export type PirateOutcome = First | Stack | Fortune | Flip;
export type PirateStep = Choose | PirateOutcome;
