import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** How a word of the games looks where there is colour. */
const STYLES: readonly (readonly [Style, readonly string[]])[] = [
  ['red', ['copper', 'peasant', 'boar']],
  ['cyan', ['silver', 'knight', 'gryphon']],
  ['yellow', ['gold', 'crown', 'wyvern']],
];
const STYLE_OF = new Map(STYLES.flatMap(([style, words]) => words.map((word) => [word, style] as const)));
/** The signs on a coin of Coin Set take the colour of the metal before them. */
const WORDS = new RegExp(`\\b(${[...STYLE_OF.keys()].join('|')})(s?)\\b( +[\u25a0-\u25ff\u2605]+)?`, 'g');
const SEAT_STYLES: readonly Style[] = ['green', 'magenta', 'blue', 'yellow'];

/** Colours for a terminal; without colour every text stays as it is. */
export interface Paint {
  strong(text: string): string;
  quiet(text: string): string;
  /** Coins by their metal. */
  coins(text: string): string;
  /** What belongs to a seat. */
  seat(seat: number, text: string): string;
}

/** How a board is to be shown: it may be as wide as this. */
export interface Look {
  readonly paint: Paint;
  readonly width: number;
}

export const painted: Paint = {
  strong: (text) => styled('bold', text),
  quiet: (text) => styled('dim', text),
  coins: (text) => text.replaceAll(WORDS, (word, name) => styled(STYLE_OF.get(name) ?? 'reset', word)),
  seat: (seat, text) => styled(SEAT_STYLES[seat] ?? 'reset', text),
};

// The caller has decided that there is colour; what Node finds out about its own output does not matter here.
const styled = (style: Style, text: string): string => styleText(style, text, { validateStream: false });

const same = (text: string): string => text;
export const plain: Paint = { strong: same, quiet: same, coins: same, seat: (_, text) => text };
