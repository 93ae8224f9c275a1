import { BOTH_SIDES, FOLD_LEAFLET, IN_INK, KNIFE, OFFSET_NOTE } from '../../coin-kit-instructions.js';
import { cutSquares, pressBoard } from '../../step-pictures.js';
import type { AssemblyOptions, InstructionsText } from '../print-game.js';
import { cutColours, cutKoinz, cutScorePads, glueBoards, glueKoinz, printKoinz, trimBoards } from './step-pictures.js';

export const instructions = ({ ink, duplex, cut }: AssemblyOptions): InstructionsText => ({
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
      picture: printKoinz,
      text: `${IN_INK[ink]}, at best quality and at 100 %: the ruler on each page must be 100 mm long. Print koinz and boards on a sheet each, one side only; the rules and the score pads ${duplex === 'none' ? 'on two sheets, and glue those back to back' : BOTH_SIDES[duplex]}.`,
    },
    {
      title: 'Cut out the colours',
      picture: cutColours,
      text: 'Each sheet of koinz shows two colours. Cut all fronts and backs along the dashed lines around them with the straight edge and the knife.',
    },
    {
      title: 'Glue the koinz',
      picture: glueKoinz,
      text: 'Glue the fronts of a colour onto chipboard, corner to corner, and cut the board to size. Turn it over like a page and glue the backs on, the large koinz on the same edge as on the front.',
    },
    {
      title: 'Glue the boards',
      picture: glueBoards,
      text: 'Cut out the boards’ fronts and backs, 120 mm square. Glue a front and its back onto the two sides of a piece of chipboard, corner to corner. Any two locales may share a board.',
    },
    {
      title: 'Press',
      picture: pressBoard,
      text: 'Lay a clean sheet of paper above and below and press everything under heavy books until the glue is dry, best over night. It stays flat that way.',
    },
    cut === 'round'
      ? {
          title: 'Cut out the koinz',
          picture: cutKoinz,
          text: 'Large ones are 38 mm across, medium ones 28, small ones 20. Cut into strips first. Punch them, or cut around them with scissors: the coloured ground forgives small errors.',
        }
      : {
          title: 'Cut the squares',
          picture: cutSquares,
          text: 'Cut along the dashed lines, first into strips, then into squares. What counts is the disc in the middle, 38, 28 or 20 mm across: koinz overlap only where their discs do.',
        },
    {
      title: 'Trim the boards',
      picture: trimBoards,
      text: 'Cut the boards to their corner marks if glue or chipboard stick out. A few light cuts are better than one hard one.',
    },
    FOLD_LEAFLET,
    {
      title: 'Cut the score pads',
      picture: cutScorePads,
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
