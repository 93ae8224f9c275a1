import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** How a word of the games looks where there is colour. */
const STYLES: readonly (readonly [Style, readonly string[]])[] = [
  ['red', ['copper', 'peasant', 'boar']],
  ['cyan', ['silver', 'knight', 'gryphon']],
  ['yellow', ['gold', 'crown', 'wyvern']],
];
const STYLE_OF = new Map(STYLES.flatMap(([style, words]) => words.map((word) => [word, style] as const)));
const WORDS = new RegExp(`\\b(${[...STYLE_OF.keys()].join('|')})(s?)\\b`, 'g');

/** Colours for a terminal; without colour every text stays as it is. */
export interface Paint {
  strong(text: string): string;
  quiet(text: string): string;
  /** Coins by their metal. */
  coins(text: string): string;
}

export const painted: Paint = {
  strong: (text) => styled('bold', text),
  quiet: (text) => styled('dim', text),
  coins: (text) => text.replaceAll(WORDS, (word, name) => styled(STYLE_OF.get(name) ?? 'reset', word)),
};

// The caller has decided that there is colour; what Node finds out about its own output does not matter here.
const styled = (style: Style, text: string): string => styleText(style, text, { validateStream: false });

const same = (text: string): string => text;
export const plain: Paint = { strong: same, quiet: same, coins: same };
