import { COIN_SET_FACES, coinSetSide, type Drawing } from '@pouch/art';
import { type COIN_SET_LEVELS, type COIN_SET_SYMBOLS, faceWords, type MetalName } from '@pouch/rules';
import { coinFigure, type Figure } from '../../figures.js';
import type { LeafletText } from '../print-game.js';

type Level = (typeof COIN_SET_LEVELS)[number];
type Symbols = (typeof COIN_SET_SYMBOLS)[number];
export type FaceName =
  | `${MetalName}, one ${Level} ${Symbols}`
  | `${MetalName}, ${'two' | 'three'} ${Level} ${Symbols}s`
  | `${MetalName} joker`;

function faceOf(name: FaceName): number {
  const face = COIN_SET_FACES.find((each) => faceWords(each) === name);
  if (face === undefined) throw new Error(`There is no face ${name}`);
  return face;
}

export const faceDrawing = (name: FaceName): Drawing => coinSetSide(faceOf(name), { flat: true });

/** The other side of the coin: two faces in a row share one. */
export const behind = (name: FaceName): Drawing => coinSetSide(faceOf(name) ^ 1, { flat: true });

const figures = (...names: FaceName[]): Figure[] => names.map((name) => coinFigure(() => faceDrawing(name)));

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
        'Ten coins are on the table. Everyone searches at the same time, as fast as they can, for three coins that make a **set**.',
        'If you see one, call and point at it. The coins of a set are yours. The most coins win.',
      ],
    },
    {
      title: 'The coins',
      items: [
        'There are 42 coins: 14 copper, 14 silver and 14 gold. Every side has four characteristics:',
        {
          table: [
            ['Metal', 'copper, silver or gold'],
            ['Shape', 'triangle, square or circle'],
            ['Finish', 'dark, white or striped'],
            ['Number', 'one, two or three shapes (total)'],
          ],
        },
      ],
    },
    {
      title: 'The finishes',
      items: [
        { figures: figures('copper, one debossed triangle'), text: '**Dark** (debossed): as if cut into the coin' },
        { figures: figures('copper, one embossed triangle'), text: '**White** (embossed): as if raised from the coin' },
        { figures: figures('copper, one ridged triangle'), text: '**Striped** (ridged): with ridges all across' },
      ],
    },
    {
      title: 'A set',
      items: [
        'Three coins, as they lie. Each of the four characteristics must be **all the same** or **all different** on the three.',
        { row: figures('copper, one debossed triangle', 'silver, one embossed triangle', 'gold, one ridged triangle') },
        'Metal: all different. Shape: all the same. Finish: all different. Number: all the same. It’s a set.',
      ],
    },
    {
      title: 'All different',
      items: [
        { row: figures('copper, one ridged square', 'silver, two debossed circles', 'gold, three embossed triangles') },
        'All four characteristics are all different: a set.',
        'The two sides of a coin differ in shape, finish and number. No two of the 84 sides are alike.',
      ],
    },
    {
      title: 'Not a set',
      items: [
        { row: figures('gold, two ridged circles', 'gold, two ridged squares', 'gold, one ridged triangle') },
        'Two coins show two shapes, and the third shows one. The number is neither all the same nor all different: not a set.',
      ],
    },
    {
      title: 'Jokers',
      items: [
        'One coin of each metal has a joker on one side. It counts as any shape, finish and number, but keeps its metal.',
        { row: figures('copper joker', 'copper, three embossed circles', 'copper, one debossed circle') },
        'With a joker, three coins are a set if their **metals** are all the same or all different.',
      ],
    },
    {
      title: 'Set-up',
      items: [
        'Put all 42 coins in the pouch and shake it. Draw **ten** without looking and toss them onto the table. The side that lands up counts.',
        'If coins overlap, push them apart without turning them over.',
      ],
    },
  ],
  back: [
    {
      title: 'Calling',
      items: [
        'There are no turns. If you see a set, call **‘Set!’** and point at its three coins within **three seconds**.',
        'The first call counts. While someone points, nobody else can call. You have one try: if the three coins aren’t a set, you can’t point at others.',
      ],
    },
    {
      title: 'After a call',
      items: [
        '**A set:** the three coins are yours. Draw and toss new coins until there are **ten** again or the pouch is empty.',
        '**Not a set, or too late:** put the last three coins you won back into the pouch, if you have any. Draw no coins now.',
      ],
    },
    {
      title: 'Nobody finds a set',
      items: [
        'If you see no set, say **‘no set’**. You can still call: that takes back your own ‘no set’, but not the others’.',
        'When **everyone** has said it, follow the steps of the next panel. Each time the coins change, everyone looks again and all must agree again.',
      ],
    },
    {
      title: 'When all agree',
      items: [
        {
          steps: [
            'Turn over **all** coins together. Look again.',
            'Still no set? In turn, each player turns over **one** coin, each coin once. After each, look again; all must agree before the next.',
            'All coins turned, still no set? Draw **one** more coin and start again at 1.',
          ],
        },
      ],
    },
    {
      title: 'One more coin',
      items: [
        'Add just one coin, even with fewer than ten on the table. Once a set is found, play returns to normal: draw only up to **ten**.',
        'Choose who turns the first coin. Later, continue to the left of the player who turned the last one.',
      ],
    },
    {
      title: 'End of the game',
      items: [
        'The game ends when step 3 needs a coin and the pouch is empty. An empty pouch alone doesn’t end it, unless fewer than three coins are on the table: then it ends at once.',
        'The most coins win. If players tie, they share the win.',
      ],
    },
    {
      title: 'Playing alone',
      items: [
        'Play against the clock: how fast do you get to the end, and with how many coins? When you see no set, go through the same steps.',
      ],
    },
    {
      title: 'Missed sets',
      items: [
        'If everyone says ‘no set’, play goes on even if there was one. Nobody has to check.',
        'Coins you have won are out of play unless a failed call puts them back into the pouch.',
      ],
    },
  ],
  summary: {
    title: 'At a glance',
    items: [
      {
        steps: [
          '**Look** for a set among ten coins, all at once.',
          '**Call**, then point within three seconds.',
          '**A set:** it’s yours; draw up to ten. **Not a set:** your last three coins go back.',
          '**No set, all agree:** turn all over, then one by one, then add one coin.',
        ],
      },
      'No coin left to add: the most coins win.',
    ],
  },
  contents: ['14 copper coins', '14 silver coins', '14 gold coins', 'The rules leaflet'],
};
