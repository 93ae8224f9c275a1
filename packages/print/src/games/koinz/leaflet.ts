import { KOIN_SEATS, type KoinSeat, type KoinSize, koin, PLAYERS } from '@pouch/art';
import { KOIN_SIZES, koinRadius } from '@pouch/rules';
import type { Figure } from '../../figures.js';
import type { LeafletText } from '../print-game.js';

/** A large koin is a little wider than a coin; the others keep the proportion. */
const LARGE_WIDTH = 1.2;

const figures = (...names: `${KoinSize} ${(typeof PLAYERS)[KoinSeat]['name']}`[]): Figure[] =>
  names.map((name) => {
    const [size, colour] = name.split(' ') as [KoinSize, string];
    const seat = KOIN_SEATS.find((each) => PLAYERS[each].name === colour) ?? 0;
    return {
      draw: (options = {}) => koin(size, seat, { flat: true, ...options }),
      width: (LARGE_WIDTH * koinRadius(KOIN_SIZES.indexOf(size))) / koinRadius(0),
      columnWidth: LARGE_WIDTH,
    };
  });

export const leaflet: LeafletText = {
  players: '2 to 4 players',
  figures: figures('large sky', 'medium rose', 'small lime', 'large lilac'),
  front: [
    {
      title: 'The idea',
      items: [
        'Lay discs on small boards, cover those of others, and be on top. On each board the player with the most points on top wins it.',
        'In the classic game the first to win **five** boards, over all rounds, wins. In sudden death whoever wins the fewest is out, until one is left.',
      ],
    },
    {
      title: 'The koinz',
      items: [
        'Each player owns 6 of each size.',
        { figures: figures('large sky'), text: '**Large**, 38 mm: 3 points on top' },
        { figures: figures('medium sky'), text: '**Medium**, 28 mm: 2 points on top' },
        { figures: figures('small sky'), text: '**Small**, 20 mm: 1 point on top' },
      ],
    },
    {
      title: 'Set-up',
      items: [
        'Each player takes a colour: 18 koinz. Draw lots for player 1; the next on the left is player 2, and so on.',
        'The four boards are the **surfaces**. Use either side: the locale is only a picture.',
        'Agree on **classic** or **sudden death**, and on a **guided** or a **steady** hand.',
      ],
    },
    {
      title: '1 Choosing',
      items: [
        'Every round begins anew with four numbers, named one after another:',
        {
          points: [
            '**large** koinz for each player: 1 to 6',
            '**medium** koinz for each: 1 to 6',
            '**small** koinz for each: 1 to 6',
            '**surfaces** in play: 1 to 4',
          ],
        },
      ],
    },
    {
      title: '1 Who chooses',
      items: [
        {
          table: [
            ['2 play', 'players 1, 2, 1, 2'],
            ['3 play', 'players 1, 2, 3, 1'],
            ['4 play', 'players 1, 2, 3, 4'],
          ],
        },
        'In each later round the role of player 1 moves to the next player on the left who is still in the game.',
      ],
    },
    {
      title: '2 Placing',
      items: [
        'Player 1 begins; turns go to the left. On your turn lay one koin: **place** it or **stack** it.',
        '**Place** it on a surface, wholly within the edge and overlapping no koin that lies there. Touching is allowed.',
      ],
    },
    {
      title: '2 Stacking',
      items: [
        '**Stack** it on the top koin of a pile, anyone’s, if that one is larger: medium on large, small on large or medium.',
        {
          piles: [
            figures('large rose', 'medium sky'),
            figures('large rose', 'small sky'),
            figures('medium rose', 'small sky'),
            figures('large rose', 'medium sky', 'small rose'),
          ],
        },
        'A stacked koin lies in the middle, wholly on the koin below, and only one fits.',
      ],
    },
    {
      title: '2 You must if you can',
      items: [
        'If any koin in your hand can be placed or stacked anywhere, you must lay one, even on top of your own.',
        'If you cannot, you are passed over. The round ends when nobody can lay a koin.',
        'It also ends if everyone who could lay one forfeits a turn, one after another, with nothing laid in between.',
      ],
    },
  ],
  back: [
    {
      title: 'Guided hand',
      items: [
        'The friendly way: everyone helps to see what fits. A koin that would overlap, nudge another or stick out over the edge is taken back, and you lay it elsewhere. Nothing is lost.',
      ],
    },
    {
      title: 'Steady hand: fouls',
      items: [
        'No help. If the koin that you place overlaps or nudges one that lies there, it is a **foul**: put everything back as it was, take your koin and try again. A second foul in the same turn **forfeits** the turn.',
        'Over the edge is no foul: lay it again.',
      ],
    },
    {
      title: '3 Scoring',
      items: [
        'On each surface add up the points of your koinz on **top** of piles. Covered koinz do not count.',
        'The player with the most alone wins the surface. With a tie for the most, or with no points at all, nobody does.',
        'Write down the surfaces won, then take all koinz back.',
      ],
    },
    {
      title: 'Scoring: an example',
      items: [
        { figures: figures('large sky', 'medium sky'), text: 'Sky has a large and a medium on top: 5.' },
        {
          figures: figures('large rose', 'small rose', 'small rose'),
          text: 'Rose has a large and two small on top: 5.',
        },
        'Nobody wins this surface. Had Rose covered Sky’s medium with a small koin, Rose would win it with 6 to 3.',
      ],
    },
    {
      title: 'Classic',
      items: [
        'After each round look at the surfaces won so far, over all rounds. If anyone has **five** or more, the player with the most alone wins.',
        'If players are tied for the most, extra rounds follow.',
      ],
    },
    {
      title: 'Classic: extra rounds',
      items: [
        'The first extra round is still played by all. After each extra round a player with the most alone wins.',
        'If there is none, everyone who is not tied for the most is out of the game, and the rest play another.',
      ],
    },
    {
      title: 'Sudden death',
      items: [
        'After each round those who won the **fewest** surfaces in that round are out. If all are equal, nobody is out.',
        'The last one left wins.',
      ],
    },
    {
      title: 'The longest game',
      items: [
        'A game that is undecided after 50 rounds ends: those with the most surfaces won, among the players still in the game, share the win.',
        'Players who are out lay no koinz and choose no numbers.',
      ],
    },
  ],
  summary: {
    title: 'A round',
    items: [
      {
        steps: [
          '**Choose** in turn: large, medium, small (1 to 6 each), surfaces (1 to 4).',
          '**Lay** a koin in turn: clear of all others, or on a larger one. Who can, must.',
          '**Score** each surface: koinz on top count 3, 2, 1. The most alone wins it.',
        ],
      },
      'Classic: five surfaces win. Sudden death: the fewest are out.',
    ],
  },
  contents: [],
};
