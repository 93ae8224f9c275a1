import type { TerminalStyle } from '../show/paint.js';

/** The player has left the game. Every question may throw it; `play` catches it. */
export class PlayerLeft extends Error {}

export interface TextQuestion {
  readonly question: string;
  readonly example?: string;
  readonly initial?: string | undefined;
  /** Why an answer is not accepted. */
  readonly check: (text: string) => string | undefined;
}

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  readonly hint?: string;
}

export interface ChoiceQuestion<T> {
  readonly question: string;
  readonly options: readonly Option<T>[];
  /** The option that is selected first, if not the first one. */
  readonly initial?: T;
  /** Keys that answer the question by themselves. */
  readonly keys?: Readonly<Record<string, T>>;
}

/** What a race waits for: a line, or a time on the reader's clock. */
export interface Wait {
  readonly prompt: string;
  readonly until: number;
  /** The end of the countdown that is shown. */
  readonly deadline?: number | undefined;
}

/** Reads lines while a race runs. Its clock stops while the player is asked whether to leave. */
export interface LineReader {
  seconds(): number;
  /** The next line, or undefined once it is time. A line that is only half typed is kept. */
  next(wait: Wait): Promise<string | undefined>;
  /** Drops what has been typed so far. */
  clear(): void;
  print(lines: readonly string[]): void;
  close(): void;
}

/** Asks the player. A question is repeated until its answer is accepted, or throws `PlayerLeft`. */
export interface Prompter {
  readonly style: TerminalStyle;
  /** The lines must fit the width. */
  print(lines: readonly string[]): void;
  type(ask: TextQuestion): Promise<string>;
  pick<T>(ask: ChoiceQuestion<T>): Promise<T>;
  /** Shows a spinner if the work takes long. */
  during<T>(text: string, work: Promise<T>): Promise<T>;
  openLineReader(): LineReader;
}
