import type { AssemblyOptions, InstructionStep, InstructionsText } from './games/print-game.js';
import type { Ink } from './ink.js';
import type { Duplex } from './page.js';
import {
  cutPouch,
  cutSheets,
  cutSquares,
  foldLeaflet,
  glueBack,
  glueFront,
  gluePouch,
  pressBoard,
  printCoins,
  punchCoins,
} from './step-pictures.js';

export const BOTH_SIDES: Readonly<Record<Duplex, string>> = {
  long: 'on both sides of one sheet, turned over the long edge',
  short: 'on both sides of one sheet, turned over the short edge',
  none: 'on two sheets, and glue only the leaflet halves back to back',
};

export const IN_INK: Readonly<Record<Ink, string>> = { colour: 'In colour', grey: 'In grey' };

export const KNIFE = 'a straight edge, a sharp knife and scissors';

export const OFFSET_NOTE =
  'If backs and fronts do not meet, print the calibration page at the end of the kit: it tells by how much to move the backs with **--offset**.';

const NO_BOARD_NOTE =
  'In a hurry: print the coins on both sides of one sheet of thick card, and leave out steps 3 to 5.';

export const FOLD_LEAFLET: InstructionStep = {
  title: 'Fold the leaflet',
  picture: foldLeaflet,
  text: 'Cut it out on the dashed line. With the title up at the left, fold the columns like a z: the middle one over the right one, the left one back again. Then the rows: the middle over the lowest, the top one back.',
};

/** The instructions for a kit of one sheet of coins and a pouch. */
export const coinKitInstructions =
  (coins: number) =>
  ({ ink, duplex, cut }: AssemblyOptions): InstructionsText => ({
    intro: `${coins} coins, the rules and a pouch. The coloured ground around the coins forgives small errors.`,
    needs: [
      `**paper:** two sheets for the coins, ${duplex === 'none' ? 'two' : 'one'} for the rules and the pouch`,
      '**chipboard:** one sheet, about 1 mm thick',
      '**glue** for paper, or label paper for the coins',
      KNIFE,
      cut === 'round' ? 'a **circle punch** of 1 inch or 25 mm' : 'a mat to cut on',
      'a few heavy books',
    ],
    steps: [
      {
        title: 'Print',
        picture: printCoins,
        text: `${IN_INK[ink]}, at best quality and at 100 %: the ruler on each page must be 100 mm long. Print the two pages of coins on a sheet each, one side only; the rules and the pouch ${BOTH_SIDES[duplex]}.`,
      },
      {
        title: 'Cut the sheets',
        picture: cutSheets,
        text: 'Cut both sheets of coins along the dashed line around the coloured ground. Use the straight edge and the knife, so that both have the same size.',
      },
      {
        title: 'Glue the front',
        picture: glueFront,
        text: 'Glue the fronts onto the chipboard, corner to corner. Begin at one edge and smooth the sheet down to the other. Then cut the chipboard to the size of the sheet.',
      },
      {
        title: 'Glue the back',
        picture: glueBack,
        text: 'Turn the board over like a page. Glue the backs on, corner to corner, so that the **gold coins** are on the same edge as on the front.',
      },
      {
        title: 'Press',
        picture: pressBoard,
        text: 'Lay a clean sheet of paper above and below it and press it under heavy books until the glue is dry, best over night. It stays flat that way.',
      },
      cut === 'round'
        ? {
            title: 'Punch',
            picture: punchCoins,
            text: 'Cut the board into strips along the little crosses. Hold the punch upside down, so that you see each coin in its opening, and punch it out.',
          }
        : {
            title: 'Cut the squares',
            picture: cutSquares,
            text: 'Cut along the dashed lines between the coins, first into strips, then into squares. Several light cuts are better than one hard one.',
          },
      FOLD_LEAFLET,
      {
        title: 'Cut and fold the pouch',
        picture: cutPouch,
        text: 'Cut it out on the solid line, with the half circle. Draw along the grey lines with an empty pen and a straight edge, then fold each of them away from the print.',
      },
      {
        title: 'Glue the pouch',
        picture: gluePouch,
        text: `Glue goes on the four parts marked so. First the tab behind the back; then the bottom: both sides, the back flap, the front flap over it. Fill it with six stacks of ${Math.ceil(coins / 6)}, lay the rules on top and tuck in the lid.`,
      },
    ],
    notes: [
      `The pouch is made for coins of 1.2 mm: chipboard of 1 mm and two sheets. Inside it is 68 mm wide, 78 mm high and 19 mm deep. Poured in loosely the coins need a shake. The opening takes two fingers: for drawing blind with a whole hand, a cloth bag is better.`,
      ...(duplex === 'none' ? [] : [NO_BOARD_NOTE]),
      OFFSET_NOTE,
    ],
  });
