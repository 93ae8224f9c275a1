import { foldStep, GLUE_NOTE, KNIFE, PRESS, pagesOf, paperNote, printText, tips } from '../../instruction-words.js';
import { cutSquares } from '../../step-pictures.js';
import type { Assembly, InstructionsText } from '../print-game.js';
import { cutColours, cutKoinz, cutScorePads, glueBoards, glueKoinz, printKoinz, trimBoards } from './step-pictures.js';

export function instructions(assembly: Assembly): InstructionsText {
  const { duplex, cut, pages } = assembly;
  const pieces = pages.discs.length + pages.boards.length;
  return {
    intro: '72 koinz in four colours, four boards with a locale on each side, the rules and score pads.',
    needs: [
      `**paper:** ${pieces} sheets for koinz and boards, ${duplex === 'none' ? '2 sheets' : '1 sheet'} for the leaflet and the score pads (parchment-style, if you like)`,
      `**chipboard:** 4 sheets, about 1 mm thick, not corrugated; or thick card instead (page\u00a0${pages.instructions.at(-1)})`,
      '**glue** for paper, or label paper',
      KNIFE,
      ...(cut === 'round'
        ? ['if you have them, **circle punches** of 38\u00a0mm (1½\u00a0inch), 28\u00a0mm and 20\u00a0mm']
        : []),
      'a few heavy books',
    ],
    steps: [
      { title: 'Print', picture: printKoinz, text: printText(assembly, ['discs', 'boards']) },
      {
        title: 'Cut out the colours',
        picture: cutColours,
        text: `Cut ${pagesOf(assembly, 'discs')} along the dashed lines around the colours, two on each page. Use the straight edge and the knife.`,
      },
      {
        title: 'Glue the koinz',
        picture: glueKoinz,
        text: 'Glue the fronts of a colour onto chipboard and trim the board to size. Turn it over like a page and glue the backs on, corner to corner, with the large koinz on the same edge as on the front.',
      },
      {
        title: 'Glue the boards',
        picture: glueBoards,
        text: `Cut out the boards of ${pagesOf(assembly, 'boards')}, 120 mm square. Glue a front and its back onto the two sides of a piece of chipboard, corner to corner. Any two locales can share a board.`,
      },
      PRESS,
      cut === 'round'
        ? {
            title: 'Cut out the koinz',
            picture: cutKoinz,
            text: 'Cut into strips first. Then punch the koinz or cut around them with scissors: large ones are 38 mm across, medium ones 28 mm, small ones 20 mm. The background hides small errors.',
          }
        : {
            title: 'Cut the squares',
            picture: cutSquares,
            text: 'Cut along the dashed lines: first into strips, then into squares. Only the disc in the middle counts, 38, 28 or 20 mm across: koinz overlap only where their discs do.',
          },
      {
        title: 'Trim the boards',
        picture: trimBoards,
        text: 'If glue or chipboard sticks out, trim the boards to their corner marks. Several light cuts work better than one hard cut.',
      },
      foldStep(assembly, `Glue ${pagesOf(assembly, 'leaflet')} back to back and let them dry.`),
      {
        title: 'Cut the score pads',
        picture: cutScorePads,
        text: `Cut the lower half of page ${pages.leaflet[0]} along its dashed lines: score pads on both sides, and a card with the koinz at true size. Lay your koinz on it to check how well they are cut.`,
      },
    ],
    tips: tips(assembly, ['discs', 'boards']),
    notes: [
      paperNote(assembly),
      GLUE_NOTE,
      '**Storage.** Koinz needs no pouch. Keep each colour together in a small box or bag.',
    ],
  };
}
