import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** The colours of words. */
const STYLES: readonly (readonly [Style, readonly string[]])[] = [
  ['red', ['copper', 'peasant', 'boar']],
  ['cyan', ['silver', 'knight', 'gryphon']],
  ['yellow', ['gold', 'crown', 'wyvern']],
];
const STYLE_OF = new Map(STYLES.flatMap(([style, words]) => words.map((word) => [word, style] as const)));
/** The signs on a coin of Coin Set take the colour of the metal before them. */
const WORDS = new RegExp(`\\b(${[...STYLE_OF.keys()].join('|')})(s?)\\b( +[\u25a0-\u25ff\u2605]+)?`, 'g');
const SEAT_STYLES: readonly Style[] = ['green', 'magenta', 'blue', 'yellow'];

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

export const painted: Paint = {
  strong: (text) => styled('bold', text),
  quiet: (text) => styled('dim', text),
  coins: (text) => text.replaceAll(WORDS, (word, name) => styled(STYLE_OF.get(name) ?? 'reset', word)),
  seat: (seat, text) => styled(SEAT_STYLES[seat] ?? 'reset', text),
};

// The caller has decided on colour, so Node's own detection is off.
const styled = (style: Style, text: string): string => styleText(style, text, { validateStream: false });

const same = (text: string): string => text;
export const plain: Paint = { strong: same, quiet: same, coins: same, seat: (_, text) => text };
