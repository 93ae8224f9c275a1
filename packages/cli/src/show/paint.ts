/** Colours for a terminal. */
export interface Paint {
  strong(text: string): string;
  quiet(text: string): string;
  /** Colours the names of coins by their metal. */
  coins(text: string): string;
  seat(seat: number, text: string): string;
}

/** How to print: with which colours, and how wide at most. */
export interface TerminalStyle {
  readonly paint: Paint;
  readonly width: number;
}

const same = (text: string): string => text;
export const plain: Paint = { strong: same, quiet: same, coins: same, seat: (_, text) => text };
