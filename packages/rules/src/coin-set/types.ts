import type { GameTypes } from '../kernel/game.js';
import type { Event } from './events.js';
import type { Options, State, View } from './state.js';
import type { Deal, SetDecision, TooLate } from './steps.js';

export interface CoinSet extends GameTypes {
  Options: Options;
  State: State;
  View: View;
  Decision: SetDecision;
  Outcome: Deal;
  Deadline: TooLate;
  Event: Event;
}
