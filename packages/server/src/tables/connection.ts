import type { Guest } from '../store/store.js';

/** What the tables need to know of a socket. */
export interface Connection {
  readonly guest: Guest;
  /** The shortest round trip since it opened, in milliseconds; Infinity before the first. */
  readonly roundTrip: number;
  /** Adds a message, as JSON, to the connection's next frame. */
  push(message: string): void;
}
