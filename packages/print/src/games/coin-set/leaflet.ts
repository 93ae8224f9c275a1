import { COIN_SET_FACES, coinSetSide } from '@pouch/art';
import { type COIN_SET_LEVELS, type COIN_SET_SYMBOLS, faceWords, type MetalName } from '@pouch/rules';
import { coinFigure, type Figure } from '../../figures.js';
import type { LeafletText } from '../print-game.js';

type Level = (typeof COIN_SET_LEVELS)[number];
type Symbols = (typeof COIN_SET_SYMBOLS)[number];
type FaceName =
  | `${MetalName}, one ${Level} ${Symbols}`
  | `${MetalName}, ${'two' | 'three'} ${Level} ${Symbols}s`
  | `${MetalName} joker`;

const figures = (...names: FaceName[]): Figure[] =>
  names.map((name) => {
    const face = COIN_SET_FACES.find((each) => faceWords(each) === name);
    if (face === undefined) throw new Error(`There is no face ${name}`);
    return coinFigure(() => coinSetSide(face, { flat: true }));
  });

export const leaflet: LeafletText = {
  players: '1 to 8 players',
  figures: figures(
    'copper, one debossed triangle',
    'copper, three ridged squares',
    'silver joker',
    'silver, two debossed circles',
    'gold, two embossed squares',
    'gold, three ridged circles',
  ),
  front: [
    {
      title: 'The idea',
      items: [
        'Ten coins lie on the table. Everyone looks at once, as fast as they can, for three coins that make a **set**.',
        'Whoever sees one calls and points. A set is yours; the most coins win.',
      ],
    },
    {
      title: 'The coins',
      items: [
        '14 copper, 14 silver, 14 gold: 42 coins. Every side shows four characteristics:',
        {
          table: [
            ['Metal', 'copper, silver or gold'],
            ['Symbol', 'triangle, square or circle'],
            ['Level', 'debossed, embossed or ridged'],
            ['Total', 'one, two or three symbols'],
          ],
        },
      ],
    },
    {
      title: 'The levels',
      items: [
        { figures: figures('copper, one debossed triangle'), text: '**Debossed:** dark and solid, cut in' },
        { figures: figures('copper, one embossed triangle'), text: '**Embossed:** white and solid, raised' },
        { figures: figures('copper, one ridged triangle'), text: '**Ridged:** striped' },
      ],
    },
    {
      title: 'A set',
      items: [
        'Three coins, by the sides that are up. Each of the four characteristics must be **all the same** or **all different** on the three.',
        { row: figures('copper, one debossed triangle', 'silver, one embossed triangle', 'gold, one ridged triangle') },
        'Metal: different. Symbol: same. Level: different. Total: same. A set.',
      ],
    },
    {
      title: 'All different',
      items: [
        { row: figures('copper, one ridged square', 'silver, two debossed circles', 'gold, three embossed triangles') },
        'All four characteristics are different on all three coins: a set.',
        'A coin’s two sides differ in symbol, level and total, and no two sides of all 84 are alike.',
      ],
    },
    {
      title: 'Not a set',
      items: [
        { row: figures('gold, two ridged circles', 'gold, two ridged squares', 'gold, one ridged triangle') },
        'Two coins show two symbols and the third shows one. The total is neither all the same nor all different: not a set.',
      ],
    },
    {
      title: 'Jokers',
      items: [
        'One coin of each metal has a joker on one side. It stands for any symbol, level and total, but keeps its metal.',
        { row: figures('copper joker', 'copper, three embossed circles', 'copper, one debossed circle') },
        'Three coins with a joker are a set if their **metals** are all the same or all different.',
      ],
    },
    {
      title: 'Set-up',
      items: [
        'All 42 coins go into the pouch. Shake it, draw **ten** without looking and toss them onto the table. The side that falls up counts.',
        'Push coins apart that lie on each other, but do not turn them over.',
      ],
    },
  ],
  back: [
    {
      title: 'Calling',
      items: [
        'There are no turns. Whoever sees a set says **‘call’** and has **three seconds** to point at its three coins.',
        'The first call counts. While someone points, nobody else can call.',
      ],
    },
    {
      title: 'After a call',
      items: [
        '**A set:** the three coins are yours. Draw and toss coins until there are **ten** again or the pouch is empty.',
        '**Not a set, or too late:** the three coins that you won last go back into the pouch, if you have any. They are not dealt before coins are drawn the next time.',
      ],
    },
    {
      title: 'Nobody finds a set',
      items: [
        'Say **‘no set’** when you see none. You may still call; that takes your own ‘no set’ back, but not the others’.',
        'Once somebody has said it, the others have 20 seconds to call or agree; then they count as agreeing. The time stands still while someone points. When the table changes, all begin afresh.',
      ],
    },
    {
      title: 'When all agree',
      items: [
        {
          steps: [
            'Turn over **all** coins together. Look again.',
            'All agree again: in turn, a player turns over **one** coin, each coin once. After each, all look again and must agree before the next.',
            'All coins turned, and all agree still: draw **one** more coin, and begin again at 1.',
          ],
        },
      ],
    },
    {
      title: 'One coin more',
      items: [
        'One coin is added, even if fewer than ten lie there. Once a set is found, play goes back to normal: draw only up to **ten** in all.',
        'Choose who turns first. Later turning goes on to the left of where it stopped the last time.',
      ],
    },
    {
      title: 'End of the game',
      items: [
        'The game is over when one more coin is due and the pouch is empty, or at once when the pouch is empty and fewer than three coins lie on the table.',
        'The most coins win. Equals share the win.',
      ],
    },
    {
      title: 'Alone',
      items: [
        'By yourself it is a game against the clock: how long do you take to the end, and with how many coins? You agree with yourself when you see no set.',
      ],
    },
    {
      title: 'The table does not tell',
      items: [
        'You may all agree although there is a set: nobody has to check.',
        'Coins that you have won are out of the game, unless a failed call sends them back.',
      ],
    },
  ],
  summary: {
    title: 'At a glance',
    items: [
      {
        steps: [
          '**Look**, all at once, at ten coins.',
          '**Call**, then point within three seconds.',
          '**A set:** yours; draw up to ten. **If not:** your last three go back.',
          '**All see none:** turn all over; then one by one; then add one coin.',
        ],
      },
      'Pouch empty and none found: the most coins win.',
    ],
  },
  contents: ['14 copper coins', '14 silver coins', '14 gold coins', 'The rules'],
};
