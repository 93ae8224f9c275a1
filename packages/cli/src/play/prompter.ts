import type { Look } from '../show/paint.js';

/** The player has left the game: thrown by every question, caught where a game begins. */
export class Left extends Error {}

export interface Typed {
  readonly question: string;
  readonly example?: string;
  /** What stands there to begin with. */
  readonly initial?: string | undefined;
  /** Why an answer will not do. */
  readonly check: (text: string) => string | undefined;
}

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

export interface Pick<T> {
  readonly question: string;
  readonly options: readonly Option<T>[];
  /** Where the cursor stands to begin with, if not at the first. */
  readonly initial?: T;
  /** Keys that are answers of their own. */
  readonly keys?: Readonly<Record<string, T>>;
}

/** What the race waits for: a line, or the time. */
export interface Wait {
  /** What stands before what is typed. */
  readonly prompt: string;
  /** By the listener's clock. */
  readonly until: number;
  /** When the clock of the rules runs out, to be counted down. */
  readonly deadline?: number | undefined;
}

/** A line that is typed while other things go on. Its clock stands still while the player is asked whether to leave. */
export interface Listener {
  seconds(): number;
  /** The next line that is typed, or nothing once it is time. What is typed so far stays. */
  next(wait: Wait): Promise<string | undefined>;
  /** Forgets what is typed so far. */
  clear(): void;
  print(lines: readonly string[]): void;
  close(): void;
}

/** Whoever sits before the screen. Questions are asked until there is an answer that will do, or throw `Left`. */
export interface Prompter {
  readonly look: Look;
  /** Lines that fit the width already. */
  print(lines: readonly string[]): void;
  type(ask: Typed): Promise<string>;
  pick<T>(ask: Pick<T>): Promise<T>;
  /** Shows that something is going on, if it takes long. */
  during<T>(text: string, work: Promise<T>): Promise<T>;
  listen(): Listener;
}
