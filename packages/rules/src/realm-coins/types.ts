import type { GameTypes } from '../kernel/game.js';
import type { Event } from './events.js';
import type { State, View } from './state.js';
import type { Draw, RealmDecision } from './steps.js';

export interface RealmCoins extends GameTypes {
  Options: Record<never, never>;
  State: State;
  View: View;
  Decision: RealmDecision;
  Outcome: Draw;
  Deadline: never;
  Event: Event;
}
