import type { Drawing } from '@pouch/art';
import type { OptionValues } from '@pouch/rules';
import type { Chapter } from '../chapters/chapter.ts';

/** A line of the player's bests: 'Realm Coins, fewest rounds to win', '5'. */
export interface BestLine {
  readonly label: string;
  readonly value: string;
}

/** All that the page knows about a game before its table is loaded, beside its facts in the rules. */
export interface GameDescriptor {
  /** Its texts for home, lobby and menus: `words/en/about-<game-id>.json`. */
  readonly words: object;
  /** The picture on its cards. */
  readonly card: () => Drawing;
  /** The coin in that picture which stands for the game where there is room for one only: its middle and width. */
  readonly emblem: { readonly x: number; readonly y: number; readonly width: number };
  /** The player's best at this game; `figure` is the best of its kit's, if there is one yet. */
  readonly best?: (figure: number | undefined) => BestLine | undefined;
  /** How many seats a new table on the server has unless somebody chooses. */
  readonly usualSeats: number;
  /** What home says about a game without anybody else. */
  readonly alone?: () => string;
  /** By option: its value in words. */
  readonly optionWords?: Readonly<Record<string, (value: string | number) => string>>;
  /** All options in one sentence, instead of one after the other. */
  readonly optionsSentence?: (options: OptionValues) => string;
  readonly loadKit: () => Promise<{ readonly kit: unknown }>;
  readonly loadRules: () => Promise<{ readonly chapters: readonly Chapter[] }>;
}
