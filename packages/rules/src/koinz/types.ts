import type { GameTypes } from '../kernel/game.js';
import type { Event } from './events.js';
import type { Options, State, View } from './state.js';
import type { First, KoinzDecision } from './steps.js';

export interface Koinz extends GameTypes {
  Options: Options;
  State: State;
  View: View;
  Decision: KoinzDecision;
  Outcome: First;
  Deadline: never;
  Event: Event;
}
