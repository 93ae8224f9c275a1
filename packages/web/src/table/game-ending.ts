import type { Drawing } from '@pouch/art';
import type { GameTypes, Seat } from '@pouch/rules';
import type { Names } from './kit.ts';
import type { Moment } from './source.ts';

/** What the ending of a game is made of. It is loaded beside the table, and shown when the game is over. */

/** A game that is over. */
export interface EndedGame<K extends GameTypes = GameTypes> {
  /** The last view. */
  readonly view: K['View'];
  /** The set-up. */
  readonly first: K['View'];
  readonly moments: readonly Moment<K>[];
  readonly names: Names;
  /** Of a race on this device: what its clock showed at the end, in seconds, and at each moment. */
  readonly time?: { readonly seconds: number; readonly at: readonly (number | undefined)[] };
}

export interface EndingCoin {
  /** Drawn for a width in points. */
  readonly drawing: (size: number) => Drawing;
  /** How wide it is beside the others of its kind; left out, as wide. */
  readonly scale?: number;
}

/** The moment that somebody will remember. */
export interface BestMoment {
  /** The number of the moment with which it begins: where the replay starts. */
  readonly moment: number;
  /** 'Round 8' */
  readonly when: string;
  /** What was given and what came of it, or only one thing to look at. */
  readonly sides: readonly { readonly label: string; readonly coins: readonly EndingCoin[] }[];
  /** Between the sides: one became the other, or they changed places. */
  readonly between: 'arrow' | 'swap';
  /** '+8' */
  readonly figure: string;
  /** 'You outbid Jonah, 8 to 7.' */
  readonly text: string;
}

/** The coins that somebody has in the end, and what they are: 'Your stash, 42'. */
export interface EndingHeap {
  readonly coins: readonly EndingCoin[];
  readonly caption: string;
}

export interface GameEnding<K extends GameTypes = GameTypes> {
  /** In points of the game's score: what counts as far behind, and as close. */
  readonly scale: { readonly behind: number; readonly close: number };
  /** A mark of the chart within a sentence: 'after round 4'. */
  markWords(label: string): string;
  /** Whether the score is worth telling: not where only who is left counts. */
  hasScores(view: K['View']): boolean;
  /** The headline, where the usual one does not fit the game. */
  headline?(ended: EndedGame<K>): string | undefined;
  /** How those who did not win compare with each other, higher first; left out, by score. */
  rankOf?(ended: EndedGame<K>, seat: Seat): number;
  /** How a tie was broken, if one was. */
  tieBreak(ended: EndedGame<K>): string | undefined;
  /** Why the game ended. */
  why(ended: EndedGame<K>): string;
  best(ended: EndedGame<K>, seat: Seat): BestMoment | undefined;
  /** A few figures about one player's game: [label, value]. */
  figures(moments: readonly Moment<K>[], first: K['View'], seat: Seat): readonly (readonly [string, string])[];
  heap(ended: EndedGame<K>, seat: Seat): EndingHeap | undefined;
  /** What the picture for others shows where others have the chart. */
  picture?(ended: EndedGame<K>): Drawing | undefined;
}
