import type { GameTypes } from '../kernel/game.js';
import type { Event } from './events.js';
import type { State, View } from './state.js';
import type { Choose, PirateOutcome } from './steps.js';

export interface PirateCoins extends GameTypes {
  Options: Record<never, never>;
  State: State;
  View: View;
  Decision: Choose;
  Outcome: PirateOutcome;
  Deadline: never;
  Event: Event;
}
