import type { Assembly, InstructionsText } from './games/print-game.js';
import { foldStep, GLUE_NOTE, KNIFE, PRESS, pagesOf, paperNote, printText, tips } from './instruction-words.js';
import { COIN, INSIDE } from './pouch.js';
import {
  cutPouch,
  cutSheets,
  cutSquares,
  glueBack,
  glueFront,
  gluePouch,
  printCoins,
  punchCoins,
} from './step-pictures.js';

/** The half circle at the opening of the pouch is as wide as such a punch. */
const HOLE_PUNCH = 'a **½-inch hole punch** (12–13 mm) for the pouch’s half circle, if you have one';

const millimetres = (value: number): string => `${Math.floor(value + 1e-6)} mm`;

/** The instructions for a kit of one sheet of coins and a pouch. */
export const coinKitInstructions =
  (coins: number) =>
  (assembly: Assembly): InstructionsText => {
    const { duplex, cut, pages } = assembly;
    const [fronts, backs] = pages.coins;
    return {
      intro: `${coins} coins, the rules and a pouch for them. The background around the coins hides small cutting errors.`,
      needs: [
        `**paper:** ${pages.coins.length} sheets for the coins, ${duplex === 'none' ? '2 sheets' : '1 sheet'} for the leaflet and the pouch (parchment-style, if you like)`,
        `**chipboard:** 1 sheet, about 1 mm thick, not corrugated; or thick card instead (page\u00a0${pages.instructions.at(-1)})`,
        '**glue** for paper, or label paper for the coins; **double-sided tape** works for the pouch',
        KNIFE,
        ...(cut === 'round' ? ['a **1-inch circle punch** (25 mm) that can cut the board'] : []),
        HOLE_PUNCH,
        'a few heavy books',
      ],
      steps: [
        { title: 'Print', picture: printCoins, text: printText(assembly, ['coins']) },
        {
          title: 'Cut the sheets',
          picture: cutSheets,
          text: `Cut ${pagesOf(assembly, 'coins')} along the dashed line around the coins. Use the straight edge and the knife, so that both are the same size.`,
        },
        {
          title: 'Glue the fronts',
          picture: glueFront,
          text: `Glue **page ${fronts}** onto the chipboard. Start at one edge and smooth the sheet down towards the other. Then trim the board to the size of the sheet.`,
        },
        {
          title: 'Glue the backs',
          picture: glueBack,
          text: `Turn the board over like a page. Glue **page ${backs}** on, corner to corner, with the **gold coins** on the same edge as on the front.`,
        },
        PRESS,
        cut === 'round'
          ? {
              title: 'Punch the coins',
              picture: punchCoins,
              text: 'Cut the board into strips along the little crosses. Hold the punch upside down, so that you can see each coin in its opening, and punch it out.',
            }
          : {
              title: 'Cut the squares',
              picture: cutSquares,
              text: 'Cut along the dashed lines between the coins: first into strips, then into squares. Several light cuts work better than one hard cut.',
            },
        foldStep(
          assembly,
          `Cut ${pagesOf(assembly, 'leaflet')} across the middle, glue the upper halves back to back and let them dry.`,
        ),
        {
          title: 'Cut and fold the pouch',
          picture: cutPouch,
          text: `Cut the pouch out of page ${pages.leaflet[0]} along the solid line; cut or punch out the half circle. Score the grey lines with an empty pen and a straight edge, then fold each one away from the print.`,
        },
        {
          title: 'Glue the pouch',
          picture: gluePouch,
          text: `Glue or tape the four parts marked ‘glue’: first the tab behind the back, then the bottom: side flaps, back flap, front flap on top. Let it **dry** before you fill it with six stacks of ${Math.ceil(coins / 6)} coins and the leaflet.`,
        },
      ],
      tips: tips(assembly, ['coins']),
      notes: [
        paperNote(assembly),
        GLUE_NOTE,
        `**The pouch** fits coins ${COIN.thickness} mm thick: 1 mm chipboard and two sheets of paper. Inside it is ${millimetres(INSIDE.width)} wide, ${millimetres(INSIDE.height)} high and ${millimetres(INSIDE.depth)} deep. Two fingers fit in to draw a coin; a cloth bag has room for a whole hand.`,
      ],
    };
  };
