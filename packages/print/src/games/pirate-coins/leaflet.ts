import { MONSTERS, pirateCoin } from '@pouch/art';
import { METALS, type MetalName } from '@pouch/rules';
import { coinFigure, type Figure } from '../../figures.js';
import type { LeafletText } from '../print-game.js';

const figures = (...names: (`${MetalName} skull` | (typeof MONSTERS)[MetalName])[]): Figure[] =>
  names.map((name) => {
    const monster = METALS.find((metal) => MONSTERS[metal] === name);
    const metal = monster ?? (name.split(' ')[0] as MetalName);
    return coinFigure(() => pirateCoin(metal, monster === undefined ? 'skull' : 'monster', { flat: true }));
  });

export const leaflet: LeafletText = {
  players: '2 to 5 players, about 15 minutes',
  figures: figures('copper skull', 'angler', 'silver skull', 'kraken', 'gold skull', 'serpent'),
  front: [
    {
      title: 'The idea',
      items: [
        'Five voyages, one a round. Each turn the loot on deck may grow. **Plunder** it now and go ashore, or **sally forth** for more and risk the monsters.',
        'The game ends after five rounds, or once a booty is worth **25** or more. The highest booty wins.',
        {
          figures: figures('copper skull', 'silver skull', 'gold skull'),
          text: '**Copper is worth 1, silver 2, gold 3.**',
        },
      ],
    },
    {
      title: 'The coins',
      items: [
        'Every coin has a bright skull side and a dark monster side. Each metal has its own monster.',
        { figures: figures('copper skull', 'angler'), text: '**25 copper:** the angler' },
        { figures: figures('silver skull', 'kraken'), text: '**25 silver:** the kraken' },
        { figures: figures('gold skull', 'serpent'), text: '**25 gold:** the serpent' },
      ],
    },
    {
      title: 'Set-up',
      items: [
        {
          points: [
            'Each player takes **1 gold**: their booty.',
            'All other coins go into the pouch. Shake it.',
            'Draw **5 coins** and lay them in a stack, the first drawn on top: the round stack.',
            'Draw lots for the **starting player**.',
          ],
        },
        'Booty, loot, monsters and the round stack are open for all to see.',
      ],
    },
    {
      title: 'A round',
      items: [
        'The starting player moves the top coin of the round stack to the middle: the pile of **loot**. Everyone is **aboard**.',
        'Then play turn after turn, until nobody is aboard or a monster attacks.',
        'After **every** turn, the last of a round too, the starting player’s role moves one seat to the left, aboard or not. Whoever has it then begins the next round.',
      ],
    },
    {
      title: '1 Fortune',
      items: [
        'The starting player draws a coin from the pouch without looking: the **fortune coin**. Its metal says how loot is split this turn.',
        {
          table: [
            ['Copper', 'by value'],
            ['Silver', 'by count'],
            ['Gold', 'all for one, or for nobody'],
          ],
        },
        'Pouch empty: the round ends as if a monster attacked. The turn counts, and the role moves on.',
      ],
    },
    {
      title: '2 Decision',
      items: [
        'Each player aboard hides a coin of their booty under a hand, one side up. You may change it until the last player is ready. All show at once.',
        {
          figures: figures('kraken'),
          text: '**Monster: plunder.** Take your share now, then leave the ship for this round.',
        },
        { figures: figures('silver skull'), text: '**Skull: sally forth.** Stay aboard.' },
      ],
    },
    {
      title: '3 Plunder, 4 Check',
      items: [
        '**Plunder.** Those who show a monster split the pile by the fortune coin’s metal: see the other side. Then they are ashore. What they do not get stays in the pile.',
        '**Check for a winner.** If anyone’s booty is worth **25** or more now, the game ends here.',
        'If nobody is left aboard, the round ends without a coin flip.',
      ],
    },
    {
      title: '5 Coin flip',
      items: [
        'If anyone is aboard, flip the fortune coin.',
        { figures: figures('gold skull'), text: '**Skull:** it joins the loot.' },
        {
          figures: figures('serpent'),
          text: '**Monster:** it joins the monsters. If that makes **three of one metal** there, that monster attacks: the round ends, and those aboard get nothing.',
        },
      ],
    },
  ],
  back: [
    {
      title: 'Copper fortune: by value',
      items: [
        'Work out once, before anyone takes: the pile’s value divided by the number of plunderers, rounded down. That much each of them is **owed**.',
        'Plunderers take in turn, from the starting player to the left: gold first, then silver, then copper. Never go back to a dearer metal.',
        'Take a coin if at least its value is still owed, or if you can give change for it.',
      ],
    },
    {
      title: 'Copper: giving change',
      items: [
        'If a coin is worth more than you are still owed, you take it if you can pay the difference from your booty into the pile. Then you are done.',
        {
          table: [
            ['Pay 1', 'one copper'],
            ['Pay 2', 'two coppers, or else one silver'],
          ],
        },
        'Nothing else pays, gold never. If you cannot pay, go on to the next metal. What you cannot take is lost to you. Change is there for the next plunderer.',
      ],
    },
    {
      title: 'Copper: an example',
      items: [
        {
          figures: figures('gold skull', 'silver skull'),
          text: 'The pile is worth 5. Ann and Ben plunder: each is owed 2. Ann is first.',
        },
        'With a copper in her booty, Ann takes the gold and gives the copper as change. Ben takes the silver. The copper stays.',
        'Without one, Ann takes the silver. Ben takes the gold if he can pay 1; if not, he gets nothing.',
      ],
    },
    {
      title: 'Silver fortune: by count',
      items: [
        'Look at each metal by itself. Divide the number of its coins in the pile by the number of plunderers, rounded down. Each plunderer gets that many. The rest stays.',
        'Two plunderers and 5 copper, 2 silver, 1 gold: each gets 2 copper and 1 silver. 1 copper and 1 gold stay.',
      ],
    },
    {
      title: 'Gold fortune: one or none',
      items: [
        'A **lone** plunderer takes the whole pile.',
        'If **two or more** plunder, they get nothing, and the pile stays. They go ashore all the same.',
        { row: figures('gold skull', 'silver skull', 'copper skull', 'gold skull', 'copper skull') },
      ],
    },
    {
      title: 'End of a round',
      items: [
        'A round ends when nobody is aboard after step 4, when a monster attacks, or when the pouch is empty as a fortune coin is due.',
        'All loot, all monsters and a fortune coin that was not flipped go back into the pouch. Then everyone is aboard again, and the next round begins with the next coin of the round stack.',
      ],
    },
    {
      title: 'End of the game',
      items: [
        'The game ends at step 4 if a booty is worth **25** or more, or after the **fifth round**.',
        'The booty of the highest value wins, whoever reached 25 first. Tied: more gold wins, then more silver. Still equal: they share the win.',
      ],
    },
    {
      title: 'Monsters: an example',
      items: [
        { figures: figures('angler', 'angler', 'kraken'), text: 'Two anglers and a kraken lie among the monsters.' },
        'A silver fortune coin brings no attack this turn, whichever side falls up: two krakens are not three. A copper one does if its monster falls up: the third angler attacks.',
      ],
    },
  ],
  summary: {
    title: 'A turn',
    items: [
      {
        steps: [
          '**Fortune.** Draw a coin.',
          '**Decide.** Monster: plunder. Skull: stay.',
          '**Plunder.** Copper: by value. Silver: by count. Gold: all for one, or for nobody.',
          '**Check.** 25 or more ends the game.',
          '**Flip.** Skull: to the loot. The third monster of a metal attacks: round over.',
        ],
      },
      'Then the starting player’s role moves left.',
    ],
  },
  contents: ['25 copper: skull and angler', '25 silver: skull and kraken', '25 gold: skull and serpent', 'The rules'],
};
