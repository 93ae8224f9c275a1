import type { Assembly, InstructionStep } from './games/print-game.js';
import type { Ink } from './ink.js';
import type { MadeIn } from './options.js';
import type { Duplex } from './page.js';
import { pagesWords } from './page-numbers.js';
import type { Part } from './sheet.js';
import { alignBacks, foldLeaflet, markCorner, pressBoard, thickCard } from './step-pictures.js';

/** Texts that the instructions of all kits share. */

export const KNIFE = 'a straight edge, a sharp knife, scissors and a cutting mat';

const IN_INK: Readonly<Record<Ink, string>> = { colour: 'in colour', grey: 'in grey' };

const DOUBLE_SIDED: Readonly<Record<Duplex, string>> = {
  long: 'double-sided, flipped on the long edge',
  short: 'double-sided, flipped on the short edge',
  // Single-sided kits have the same layout as those for the long edge.
  none: 'double-sided, flipped on the long edge',
};

const capitalised = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The page numbers of these parts, in order. */
export const pagesOf = ({ pages }: Pick<Assembly, 'pages'>, ...parts: readonly Part[]): string =>
  pagesWords(parts.flatMap((part) => pages[part]));

/** Which pages go on one side of the paper, and which on both. */
export function printText(assembly: Assembly, pieces: readonly Part[]): string {
  const { ink, duplex } = assembly;
  const start = `Print ${IN_INK[ink]}, at best quality and at 100\u00a0%: the ruler on each page must measure 100 mm.`;
  if (duplex === 'none') return `${start} **${capitalised(pagesOf(assembly, ...pieces, 'leaflet'))}:** single-sided.`;
  const [single, double] = [pagesOf(assembly, ...pieces), pagesOf(assembly, 'leaflet')].map(capitalised);
  return `${start} **${single}:** single-sided. **${double}:** ${DOUBLE_SIDED[duplex]}.`;
}

export const PRESS: InstructionStep = {
  title: 'Press',
  picture: pressBoard,
  text: 'Put clean paper above and below and press it under heavy books until the glue is completely dry, ideally overnight. This keeps it flat.',
};

/** `glued`: what to do first if the two sides are on sheets of their own. */
export const foldStep = (assembly: Assembly, glued: string): InstructionStep => ({
  title: 'Fold the leaflet',
  picture: foldLeaflet,
  text: `${assembly.duplex === 'none' ? `${glued} ` : ''}Cut out the leaflet on page ${assembly.pages.leaflet[0]} along the dashed line. With the title at the top left, fold the two left columns over the right one, then the left one back. Fold the rows the same way: the upper two over the lowest, then the top one back.`,
});

/** The three tips of the second page. */
export const tips = (assembly: Assembly, pieces: readonly Part[]): readonly InstructionStep[] => [
  byHand(assembly),
  card(assembly, pieces),
  align(assembly),
];

const byHand = (assembly: Assembly): InstructionStep => {
  const { duplex, pages } = assembly;
  const [front, back] = pages.leaflet;
  return {
    title: 'Both sides by hand',
    picture: markCorner,
    text: `No double-sided printer? Pencil a mark in one corner of a sheet and print **page ${front}** on it. See where the mark comes out: now you know which way to turn the stack to print **page ${back}** on the back, flipped on the ${duplex === 'short' ? 'short' : 'long'} edge.`,
  };
};

const card = (assembly: Assembly, pieces: readonly Part[]): InstructionStep => ({
  title: 'Card instead of glue',
  picture: thickCard,
  text: `Print **${pagesOf(assembly, ...pieces)}** on thick card, ${DOUBLE_SIDED[assembly.duplex]}, and skip steps 3 to 5. Use solid card that your printer can take, never corrugated board.`,
});

const ALIGN: Readonly<Record<MadeIn, string>> = {
  browser: 'Enter them under **Align the backs**, where you made this kit, and make the kit again.',
  terminal: 'Make the kit again with **--offset X,Y**.',
};

const align = (assembly: Assembly): InstructionStep => ({
  title: 'Align the backs',
  picture: alignBacks,
  text: `If fronts and backs don’t line up, print the calibration page, **${pagesOf(assembly, 'calibration')}**. It shows two numbers, X and Y. ${ALIGN[assembly.madeIn]}`,
});

/** About the paper of the leaflet's sheet, and about glue. */
export const paperNote = (assembly: Assembly): string =>
  `**Paper.** Parchment-style paper suits the leaflet: use it for ${pagesOf(assembly, 'leaflet')}. Plain paper is best for the pieces.`;

export const GLUE_NOTE =
  '**Glue.** Spread it thinly right up to the edges. Let everything dry before you cut, fill or play: damp board bends and tears.';
