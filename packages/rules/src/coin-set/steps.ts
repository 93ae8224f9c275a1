import type { Deadline, Decision, Outcome } from '../kernel/game.js';
import type { Face } from './pieces.js';

export interface Call extends Decision {
  readonly do: 'call';
}

export interface Point extends Decision {
  readonly do: 'point';
  readonly places: readonly number[];
}

export interface Agree extends Decision {
  readonly do: 'agree';
}

export interface TurnOne extends Decision {
  readonly do: 'turn';
  readonly place: number;
}

export interface Deal extends Outcome {
  readonly chance: 'deal';
  readonly coins: readonly Face[];
}

export interface TooLate extends Deadline {
  readonly clock: 'point' | 'agree';
}

export type SetDecision = Call | Point | Agree | TurnOne;
export type SetStep = SetDecision | Deal | TooLate;
