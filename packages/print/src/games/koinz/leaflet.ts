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
        'Stack discs, cover your rivals, finish on top. On each board, the player with the most points on top wins it.',
        'In the classic game, the first player to win **five** boards over all rounds wins. In sudden death, the players who win the fewest boards in a round are out, until one is left.',
      ],
    },
    {
      title: 'The koinz',
      items: [
        'Each player has 6 koinz of each size.',
        { figures: figures('large sky'), text: '**Large**, 38 mm: 3 points on top' },
        { figures: figures('medium sky'), text: '**Medium**, 28 mm: 2 points on top' },
        { figures: figures('small sky'), text: '**Small**, 20 mm: 1 point on top' },
      ],
    },
    {
      title: 'Set-up',
      items: [
        'Each player takes the 18 koinz of one colour. Draw lots for player 1. Player 2 sits to the left, and so on.',
        'The four boards are the **surfaces**. Use either side: the locale has no effect.',
        'Agree on **classic** or **sudden death**.',
      ],
    },
    {
      title: '1 Choose',
      items: [
        'Every round starts with four choices, made one after another. They apply to everyone.',
        {
          points: [
            '**large** koinz for each player: 1 to 6',
            '**medium** koinz for each player: 1 to 6',
            '**small** koinz for each player: 1 to 6',
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
        'In each new round, the next player to the left who is still in the game becomes player 1.',
      ],
    },
    {
      title: '2 Place a koin',
      items: [
        'Player 1 starts, and turns go to the left. On your turn, lay one koin: **place** it or **stack** it.',
        '**Place** it on a surface, fully within the edge and not overlapping any other koin. Touching is allowed.',
      ],
    },
    {
      title: '2 Stack a koin',
      items: [
        '**Stack** it on the top koin of any pile, anyone’s, if that koin is larger: medium on large, small on large or medium.',
        {
          piles: [
            figures('large rose', 'medium sky'),
            figures('large rose', 'small sky'),
            figures('medium rose', 'small sky'),
            figures('large rose', 'medium sky', 'small rose'),
          ],
        },
        'Centre it: it must lie fully on the koin below. Only one koin fits on another.',
      ],
    },
    {
      title: '2 Lay one if you can',
      items: [
        'If any of your koinz can be placed or stacked anywhere, you must lay one, even on top of your own.',
        'If you can’t, you’re skipped. The round ends when nobody can lay a koin.',
      ],
    },
  ],
  back: [
    {
      title: 'Fouls',
      items: [
        'You must not move another koin while you place or stack yours. If you do, any opponent may call a **foul**: put all koinz back and try again.',
        'A second foul in the same turn **forfeits** the turn.',
      ],
    },
    {
      title: 'Over the edge?',
      items: [
        'A koin must lie fully within the edge of its surface. If it’s close, all players must agree whether it is over the edge.',
        'If it is, take it back and lay it again.',
      ],
    },
    {
      title: '3 Score',
      items: [
        'On each surface, add up the points of your koinz on **top** of piles. Covered koinz don’t count.',
        'If you alone have the most points, you win the surface. If players tie for the most, or nobody has points, nobody wins it.',
        'Write down the surfaces won and take your koinz back.',
      ],
    },
    {
      title: 'Scoring: an example',
      items: [
        { figures: figures('large sky', 'medium sky'), text: 'Sky has a large and a medium on top: 5 points.' },
        {
          figures: figures('large rose', 'small rose', 'small rose'),
          text: 'Rose has a large and two small on top: 5 points.',
        },
        'Nobody wins this surface. If Rose had covered Sky’s medium with a small koin, Rose would win 6 to 3.',
      ],
    },
    {
      title: 'Classic',
      items: [
        'After each round, count the surfaces that each player has won over all rounds. If anyone has **five** or more, the player with the most wins.',
        'If players tie for the most, play extra rounds.',
      ],
    },
    {
      title: 'Classic: extra rounds',
      items: [
        'Everyone plays the first extra round. After each extra round, a player who alone has the most surfaces wins.',
        'If there’s still a tie for the most, everyone who isn’t in it is out. The others play another extra round.',
      ],
    },
    {
      title: 'Sudden death',
      items: [
        'After each round, the players who won the **fewest** surfaces are out. Only this round counts, not the total. If all won the same number, nobody is out.',
        'The last player left wins.',
      ],
    },
    {
      title: 'Sudden death: an example',
      items: [
        {
          figures: figures('large sky', 'large rose', 'large lime'),
          text: 'Sky, Rose and Lime play on three surfaces.',
        },
        'Sky wins two, Rose wins one, Lime none: Lime is out, and chooses and lays no more.',
        'Next round, Rose wins one and Sky none: Sky is out, and Rose wins the game.',
      ],
    },
  ],
  summary: {
    title: 'A round',
    items: [
      {
        steps: [
          '**Choose** in turn: large, medium, small (1 to 6 each), surfaces (1 to 4).',
          '**Lay** a koin in turn: clear of all others, or on a larger one. You must if you can.',
          '**Score** each surface: koinz on top count 3, 2, 1. Most points alone wins it.',
        ],
      },
      'Classic: five surfaces win. Sudden death: the fewest in the round are out.',
    ],
  },
  contents: [],
};
