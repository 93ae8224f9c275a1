import type { Game, Random } from '@pouch/rules';
import type { Save } from '../device/save.ts';
import type { Saves } from '../device/saves.ts';
import type { BotPool } from './bot-pool.ts';
import type { Time } from './time.ts';

/** All that a table on this device needs from outside; tests have their own. */
export interface LocalTableDeps {
  /** The rules of the save's game. */
  readonly game: Game;
  readonly pool: BotPool;
  readonly saves: Pick<Saves, 'put' | 'subscribe'>;
  readonly time: Time;
  readonly random: Random;
  /** A fixed number of iterations for bots instead of their level's own time. */
  readonly iterations?: number;
  /** Multiplies the time that bots take in a race; 1 if left out. */
  readonly pace?: number;
  /** A race begins and continues after so many milliseconds, a new game at once or when somebody presses Start. */
  readonly countdown?: { readonly millis: number; readonly newGame: 'waits' | 'counts' };
  /** Hears of a game that has just been finished. */
  readonly finished?: (save: Save) => void;
  /** Runs a function when the page is hidden; returns how to unsubscribe. */
  readonly whenHidden?: (run: () => void) => () => void;
}
