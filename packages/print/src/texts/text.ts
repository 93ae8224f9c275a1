import type { GameId } from '@pouch/rules';
import type { Figure } from '../figures.js';
import type { Ink } from '../ink.js';
import type { Cut } from '../options.js';
import type { Duplex } from '../page.js';

/** What the leaflet and the instructions of a game say. Words between ** are strong. */
export interface GameText {
  readonly game: GameId;
  /** The game's name. */
  readonly name: string;
  readonly leaflet: LeafletText;
  readonly making: (how: Making) => MakingText;
}

export type Item =
  | string
  /** A list with dots. */
  | { readonly points: readonly string[] }
  /** A list with numbers. */
  | { readonly steps: readonly string[] }
  /** Two columns: a short strong word or number, and what it stands for. */
  | { readonly table: readonly (readonly [head: string, text: string])[] }
  /** Drawings, with the text beside them. */
  | { readonly figures: readonly Figure[]; readonly text: string }
  /** Drawings in a row by themselves. */
  | { readonly row: readonly Figure[] }
  /** Piles in a row, each from the bottom up. */
  | { readonly piles: readonly (readonly Figure[])[] };

export interface Panel {
  readonly title: string;
  readonly items: readonly Item[];
}

export interface TitlePanel {
  readonly title: string;
  /** How many play: '2 to 5 players'. */
  readonly players: string;
  readonly figures: readonly Figure[];
  /** Whose game it is, line by line. */
  readonly makers: readonly string[];
}

type Eight<T> = readonly [T, T, T, T, T, T, T, T];

/** Eighteen faces: the title and eight panels on one side, eight panels and the summary on the other. */
export interface LeafletText {
  readonly title: TitlePanel;
  readonly front: Eight<Panel>;
  readonly back: Eight<Panel>;
  /** The phases of a round on the panel that lies outside when the leaflet is folded. */
  readonly summary: Panel;
  /** What belongs into the pouch, told inside its lid. */
  readonly contents: readonly string[];
}

export interface Making {
  readonly ink: Ink;
  readonly duplex: Duplex;
  readonly cut: Cut;
}

/** How a kit is made. */
export interface MakingText {
  readonly intro: string;
  readonly needs: readonly string[];
  readonly steps: readonly MakingStep[];
  readonly notes: readonly string[];
}

export interface MakingStep {
  readonly title: string;
  readonly picture: Picture;
  readonly text: string;
}

/** The line drawings of the instructions. */
export const PICTURES = [
  'print',
  'cut-sheets',
  'glue-front',
  'glue-back',
  'press',
  'punch',
  'cut-squares',
  'fold-leaflet',
  'cut-pouch',
  'glue-pouch',
  'koinz-print',
  'koinz-sheets',
  'koinz-glue',
  'koinz-cut',
  'boards-glue',
  'boards-cut',
  'score-pad',
] as const;
export type Picture = (typeof PICTURES)[number];
