import type { Shape } from '@pouch/art';
import type { GameFacts } from '@pouch/rules';
import type { Figure } from '../figures.js';
import type { Fonts } from '../fonts.js';
import type { KitOptions, MadeIn } from '../options.js';
import type { PageNumbers } from '../page-numbers.js';
import type { Content, Sheet, Side } from '../sheet.js';
import type { Block } from '../typesetting.js';

/** Everything the kits know about a game. Words between ** in texts are strong. */
export interface PrintGame {
  readonly facts: GameFacts;
  readonly leaflet: LeafletText;
  readonly instructions: (assembly: Assembly) => InstructionsText;
  readonly table: TableLayout;
  /** The sheets of pieces, each front followed by its back. */
  readonly sheets: (options: KitOptions) => Sheet[];
  /** What is printed below the leaflet. */
  readonly lowerHalf: LowerHalf;
  readonly artCredit: string;
}

export interface LowerHalf {
  readonly name: string;
  readonly width: number;
  readonly draw: (side: Side, game: PrintGame, fonts: Fonts) => Content;
}

/** A line drawing of the instructions, on a field of its own. */
export type StepPicture = () => readonly Shape[];

export type Item =
  | string
  /** A bulleted list. */
  | { readonly points: readonly string[] }
  /** A numbered list. */
  | { readonly steps: readonly string[] }
  /** Two columns: a short strong word or number, and its meaning. */
  | { readonly table: readonly (readonly [head: string, text: string])[] }
  /** Figures with text beside them. */
  | { readonly figures: readonly Figure[]; readonly text: string }
  /** A row of figures. */
  | { readonly row: readonly Figure[] }
  /** Piles in a row, each from the bottom up. */
  | { readonly piles: readonly (readonly Figure[])[] };

export interface Panel {
  readonly title: string;
  readonly items: readonly Item[];
}

type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** Eighteen faces: the title and eight panels on one side, eight panels and the summary on the other. */
export interface LeafletText {
  /** How many play: '2 to 5 players'. */
  readonly players: string;
  /** On the title and on the front of the pouch. */
  readonly figures: readonly Figure[];
  readonly front: Eight<Panel>;
  readonly back: Eight<Panel>;
  /** The phases of a round: outside when the leaflet is folded. */
  readonly summary: Panel;
  /** What belongs in the pouch, printed inside its lid. */
  readonly contents: readonly string[];
}

/** How the game is laid out on the table. */
export interface TableLayout {
  readonly caption: string;
  /** As wide as `TABLE_WIDTH`. */
  readonly picture: (game: PrintGame) => Block;
  /** Three pictures below it, where there is room for more. */
  readonly reminders?: readonly InstructionStep[];
}

/** Everything that changes the instructions. */
export interface Assembly extends Pick<KitOptions, 'ink' | 'duplex' | 'cut'> {
  readonly madeIn: MadeIn;
  readonly pages: PageNumbers;
}

/** How to make a kit. */
export interface InstructionsText {
  readonly intro: string;
  readonly needs: readonly string[];
  readonly steps: readonly InstructionStep[];
  /** Other ways to make it, and what to do when something goes wrong: a row of three. */
  readonly tips: readonly InstructionStep[];
  readonly notes: readonly string[];
}

export interface InstructionStep {
  readonly title: string;
  readonly picture: StepPicture;
  readonly text: string;
}
