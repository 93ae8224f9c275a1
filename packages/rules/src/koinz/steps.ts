import type { Decision, Outcome } from '../kernel/game.js';
import type { Seat } from '../kernel/seats.js';
import type { Size } from './pieces.js';

export interface Choose extends Decision {
  readonly do: 'choose';
  /** An index in KIT. */
  readonly part: number;
  readonly number: number;
}

export interface Place extends Decision {
  readonly do: 'place';
  readonly koin: Size;
  readonly surface: number;
  readonly x: number;
  readonly y: number;
}

export interface Stack extends Decision {
  readonly do: 'stack';
  readonly koin: Size;
  readonly surface: number;
  readonly pile: number;
}

export interface First extends Outcome {
  readonly chance: 'first';
  readonly seat: Seat;
}

export type KoinzDecision = Choose | Place | Stack;
export type KoinzStep = KoinzDecision | First;
