import type { Shape } from '@pouch/art';
import type { GameFacts } from '@pouch/rules';
import type { Figure } from '../figures.js';
import type { Fonts } from '../fonts.js';
import type { KitOptions } from '../options.js';
import type { Content, Sheet, Side } from '../sheet.js';

/** Everything the kits know about a game. Words between ** in texts are strong. */
export interface PrintGame {
  readonly facts: GameFacts;
  readonly leaflet: LeafletText;
  readonly instructions: (options: AssemblyOptions) => InstructionsText;
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

/** The options that change the instructions. */
export type AssemblyOptions = Pick<KitOptions, 'ink' | 'duplex' | 'cut'>;

/** How to make a kit. */
export interface InstructionsText {
  readonly intro: string;
  readonly needs: readonly string[];
  readonly steps: readonly InstructionStep[];
  readonly notes: readonly string[];
}

export interface InstructionStep {
  readonly title: string;
  readonly picture: StepPicture;
  readonly text: string;
}
