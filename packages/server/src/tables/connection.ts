import type { Guest } from '../store/store.js';

/** Somebody who hears tables: as much of a socket as the tables need to know. */
export interface Connection {
  readonly guest: Guest;
  /** The shortest round trip measured lately, in milliseconds; Infinity while there is none. */
  readonly roundTrip: number;
  /** Puts a message, as JSON, into the connection's next frame. */
  push(message: string): void;
}
