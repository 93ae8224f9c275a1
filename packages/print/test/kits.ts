import { GAMES, type GameId } from '@pouch/rules';
import { amount } from '../../../test-support/thorough.js';
import {
  CUTS,
  DUPLEXES,
  INKS,
  type KitOptions,
  kitPages,
  PAPERS,
  type Page,
  type PaperName,
  type Piece,
} from '../src/index.js';
import { fonts } from './fonts.js';

export const GAME_IDS = Object.keys(GAMES) as GameId[];
export const PAPER_NAMES = Object.keys(PAPERS) as PaperName[];

const OFFSETS: readonly KitOptions['offset'][] = [
  [0, 0],
  [-10, 7.25],
];

/** The number of offsets tried for each duplex and cut. */
const OFFSETS_EACH = amount(1, OFFSETS.length);

/** Every way to lay out a kit. */
export const LAYOUTS: readonly KitOptions[] = PAPER_NAMES.flatMap((paper, first) =>
  DUPLEXES.flatMap((duplex, second) =>
    CUTS.flatMap((cut, third) =>
      OFFSETS.filter((_, at) => (first + second + third + at) % OFFSETS.length < OFFSETS_EACH).map(
        (offset): KitOptions => ({ paper, duplex, cut, offset, ink: 'colour' }),
      ),
    ),
  ),
);

/** Every paper with every ink, with duplex and cut varied: `LAYOUTS` covers those in full. */
const PRINTS: readonly KitOptions[] = PAPER_NAMES.flatMap((paper, first) =>
  INKS.map((ink, second): KitOptions => {
    const duplex = DUPLEXES[(2 * first + second) % DUPLEXES.length] ?? 'long';
    const cut = CUTS[(first + second) % CUTS.length] ?? 'round';
    return { paper, ink, duplex, cut, offset: [0, 0] };
  }),
);

const wordsFor = (game: GameId, { paper, duplex, cut, offset, ink }: KitOptions): string =>
  `${game}, ${paper}, ${ink}, duplex ${duplex}, ${cut}, offset ${offset.join()}`;

/** A row for `test.each`. */
type Row = readonly [words: string, game: GameId, options: KitOptions];

const rowOf = (game: GameId, options: KitOptions): Row => [wordsFor(game, options), game, options];

/** Every game with every layout. */
export const LAYOUT_ROWS: readonly Row[] = GAME_IDS.flatMap((game) => LAYOUTS.map((options) => rowOf(game, options)));

/** Every how many prints one is made. */
const PRINT_STEP = amount(4, 1);

/** Every game with every print, or with one of them: together they cover both papers and both inks. */
export const PRINT_ROWS: readonly Row[] = GAME_IDS.flatMap((game, turn) =>
  PRINTS.filter((_, at) => (at + (at >> 1) + turn) % PRINT_STEP === 0).map((options) => rowOf(game, options)),
);

const made = new Map<string, Page[]>();

/** The pages of a kit, cached. */
export function pagesOf(game: GameId, options: KitOptions): Page[] {
  const words = wordsFor(game, options);
  const pages = made.get(words) ?? kitPages(game, options, 'terminal', fonts);
  made.set(words, pages);
  return pages;
}

/** Pages that are the two sides of a sheet. */
export function sheetsOf(pages: readonly Page[]): { readonly front: Page; readonly back: Page }[] {
  const sideOf = (page: Page | undefined): Piece['side'] | undefined => page?.pieces[0]?.side;
  return pages.flatMap((front, at) => {
    const back = pages[at + 1];
    return back !== undefined && sideOf(front) === 'front' && sideOf(back) === 'back' ? [{ front, back }] : [];
  });
}

/**
 * Where a piece of the back is on the front when the sheet has been printed and turned over. The offset cancels the
 * printer's shift of the backs.
 */
export function seenFromFront(
  { x, y }: Piece,
  { width, height }: Page,
  { duplex, offset }: KitOptions,
): [number, number] {
  const [onPaperX, onPaperY] = [x - offset[0], y - offset[1]];
  return duplex === 'short' ? [onPaperX, height - onPaperY] : [width - onPaperX, onPaperY];
}
