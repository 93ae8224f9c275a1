import type { Ink } from '../ink.js';
import type { Duplex } from '../page.js';
import type { Making, MakingStep, MakingText } from './text.js';

/** How the kits are made. What all games with coins have in common is told once. */

const BOTH_SIDES: Readonly<Record<Duplex, string>> = {
  long: 'on both sides of one sheet, turned over the long edge',
  short: 'on both sides of one sheet, turned over the short edge',
  none: 'on two sheets, and glue only the leaflet halves back to back',
};

const IN_INK: Readonly<Record<Ink, string>> = { colour: 'In colour', grey: 'In grey' };

const KNIFE = 'a straight edge, a sharp knife and scissors';

const OFFSET_NOTE =
  'If backs and fronts do not meet, print the calibration page at the end of the kit: it tells by how much to move the backs with **--offset**.';

const NO_BOARD_NOTE =
  'In a hurry: print the coins on both sides of one sheet of thick card, and leave out steps 3 to 5.';

const FOLD_LEAFLET: MakingStep = {
  title: 'Fold the leaflet',
  picture: 'fold-leaflet',
  text: 'Cut it out on the dashed line. With the title up at the left, fold the columns like a z: the middle one over the right one, the left one back again. Then the rows: the middle over the lowest, the top one back.',
};

export const coinKitMaking =
  (coins: number) =>
  ({ ink, duplex, cut }: Making): MakingText => ({
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
        picture: 'print',
        text: `${IN_INK[ink]}, at best quality and at 100 %: the ruler on each page must be 100 mm long. Print the two pages of coins on a sheet each, one side only; the rules and the pouch ${BOTH_SIDES[duplex]}.`,
      },
      {
        title: 'Cut the sheets',
        picture: 'cut-sheets',
        text: 'Cut both sheets of coins along the dashed line around the coloured ground. Use the straight edge and the knife, so that both have the same size.',
      },
      {
        title: 'Glue the front',
        picture: 'glue-front',
        text: 'Glue the fronts onto the chipboard, corner to corner. Begin at one edge and smooth the sheet down to the other. Then cut the chipboard to the size of the sheet.',
      },
      {
        title: 'Glue the back',
        picture: 'glue-back',
        text: 'Turn the board over like a page. Glue the backs on, corner to corner, so that the **gold coins** are on the same edge as on the front.',
      },
      {
        title: 'Press',
        picture: 'press',
        text: 'Lay a clean sheet of paper above and below it and press it under heavy books until the glue is dry, best over night. It stays flat that way.',
      },
      cut === 'round'
        ? {
            title: 'Punch',
            picture: 'punch',
            text: 'Cut the board into strips along the little crosses. Hold the punch upside down, so that you see each coin in its opening, and punch it out.',
          }
        : {
            title: 'Cut the squares',
            picture: 'cut-squares',
            text: 'Cut along the dashed lines between the coins, first into strips, then into squares. Several light cuts are better than one hard one.',
          },
      FOLD_LEAFLET,
      {
        title: 'Cut and fold the pouch',
        picture: 'cut-pouch',
        text: 'Cut it out on the solid line, with the half circle. Draw along the grey lines with an empty pen and a straight edge, then fold each of them away from the print.',
      },
      {
        title: 'Glue the pouch',
        picture: 'glue-pouch',
        text: `Glue goes on the four parts marked so. First the tab behind the back; then the bottom: both sides, the back flap, the front flap over it. Fill it with six stacks of ${Math.ceil(coins / 6)}, lay the rules on top and tuck in the lid.`,
      },
    ],
    notes: [
      `The pouch is made for coins of 1.2 mm: chipboard of 1 mm and two sheets. Inside it is 68 mm wide, 78 mm high and 19 mm deep. Poured in loosely the coins need a shake. The opening takes two fingers: for drawing blind with a whole hand, a cloth bag is better.`,
      ...(duplex === 'none' ? [] : [NO_BOARD_NOTE]),
      OFFSET_NOTE,
    ],
  });

export const koinzMaking = ({ ink, duplex, cut }: Making): MakingText => ({
  intro: '72 koinz in four colours, four boards with a locale on each side, the rules and score pads.',
  needs: [
    `**paper:** eight sheets for koinz and boards, ${duplex === 'none' ? 'two' : 'one'} for the rules`,
    '**chipboard:** four sheets, about 1 mm thick',
    '**glue** for paper, or label paper',
    KNIFE,
    cut === 'round' ? 'if you have them, **circle punches** of 38, 28 and 20 mm' : 'a mat to cut on',
    'a few heavy books',
  ],
  steps: [
    {
      title: 'Print',
      picture: 'koinz-print',
      text: `${IN_INK[ink]}, at best quality and at 100 %: the ruler on each page must be 100 mm long. Print koinz and boards on a sheet each, one side only; the rules and the score pads ${duplex === 'none' ? 'on two sheets, and glue those back to back' : BOTH_SIDES[duplex]}.`,
    },
    {
      title: 'Cut out the colours',
      picture: 'koinz-sheets',
      text: 'Each sheet of koinz shows two colours. Cut all fronts and backs along the dashed lines around them with the straight edge and the knife.',
    },
    {
      title: 'Glue the koinz',
      picture: 'koinz-glue',
      text: 'Glue the fronts of a colour onto chipboard, corner to corner, and cut the board to size. Turn it over like a page and glue the backs on, the large koinz on the same edge as on the front.',
    },
    {
      title: 'Glue the boards',
      picture: 'boards-glue',
      text: 'Cut out the boards’ fronts and backs, 120 mm square. Glue a front and its back onto the two sides of a piece of chipboard, corner to corner. Any two locales may share a board.',
    },
    {
      title: 'Press',
      picture: 'press',
      text: 'Lay a clean sheet of paper above and below and press everything under heavy books until the glue is dry, best over night. It stays flat that way.',
    },
    cut === 'round'
      ? {
          title: 'Cut out the koinz',
          picture: 'koinz-cut',
          text: 'Large ones are 38 mm across, medium ones 28, small ones 20. Cut into strips first. Punch them, or cut around them with scissors: the coloured ground forgives small errors.',
        }
      : {
          title: 'Cut the squares',
          picture: 'cut-squares',
          text: 'Cut along the dashed lines, first into strips, then into squares. What counts is the disc in the middle, 38, 28 or 20 mm across: koinz overlap only where their discs do.',
        },
    {
      title: 'Trim the boards',
      picture: 'boards-cut',
      text: 'Cut the boards to their corner marks if glue or chipboard stick out. A few light cuts are better than one hard one.',
    },
    FOLD_LEAFLET,
    {
      title: 'Cut the score pads',
      picture: 'score-pad',
      text: 'Cut the lower half on its dashed lines: score pads on both sides, and a table of the koinz at true size. Lay your koinz on it to see if they are cut well.',
    },
  ],
  notes: [
    'Koinz need no pouch: a small box or a bag for each colour keeps them together.',
    ...(duplex === 'none'
      ? []
      : ['In a hurry: print koinz and boards on both sides of thick card, and leave out steps 3 to 5.']),
    OFFSET_NOTE,
  ],
});
