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
        'Five rounds, five voyages. The loot may grow every turn. **Plunder** now and go ashore with your share, or **sally forth** for more and risk the monsters.',
        'The game ends after five rounds, or when a booty is worth **25** or more. The highest booty wins.',
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
            'Put all other coins in the pouch and shake it.',
            'Draw **5 coins** and stack them, the first drawn on top: the **round stack**.',
            'The scurviest player starts, or draw lots.',
          ],
        },
        'Booty, loot, monsters and round stack are open to all.',
      ],
    },
    {
      title: 'A round',
      items: [
        'The starting player moves the top coin of the round stack to the middle: the **loot**. Everyone is **aboard**.',
        'Play turns until nobody is aboard or a monster attacks.',
        'After **every** turn, even the last of a round, the player on the left becomes the starting player, aboard or ashore. That player starts the next turn or round.',
      ],
    },
    {
      title: '1 Fortune',
      items: [
        'The starting player draws a coin without looking. Lay this **fortune coin** on the pouch. Its metal says how the loot is split this turn:',
        {
          table: [
            ['Copper', 'equal shares by value'],
            ['Silver', 'equal shares by count'],
            ['Gold', 'take it all, but only alone'],
          ],
        },
        'If the pouch is empty, the round ends as if a monster had attacked. The starting player still changes.',
      ],
    },
    {
      title: '2 Decision',
      items: [
        'Everyone aboard hides a **gold** coin from their booty under a hand, one side up. Change it until all are ready, then reveal together. The coin stays yours.',
        {
          figures: figures('serpent'),
          text: '**Serpent up: plunder.** Take your share and go ashore for this round.',
        },
        { figures: figures('gold skull'), text: '**Skull up: sally forth.** Stay aboard.' },
      ],
    },
    {
      title: '3 Plunder, 4 Check',
      items: [
        '**Plunder.** Players who show the serpent split the loot by the fortune coin’s metal: see the other side. Then they go ashore. Coins that nobody takes stay.',
        '**Check.** If a booty is now worth **25** or more, the game ends. Count value, not coins; your first gold counts.',
        'If nobody is aboard now, the round ends with no flip.',
      ],
    },
    {
      title: '5 Coin flip',
      items: [
        'If anyone is still aboard, flip the fortune coin.',
        { figures: figures('gold skull'), text: '**Skull:** it joins the loot.' },
        {
          figures: figures('serpent'),
          text: '**Monster:** it joins the monsters. **Three of one metal** attack: the round ends, and everyone aboard gets nothing.',
        },
      ],
    },
  ],
  back: [
    {
      title: 'Copper: shares by value',
      items: [
        'Divide the value of the loot by the number of plunderers and round down. Each is **owed** that much. Work it out once, before anyone takes.',
        'From the starting player to the left, each plunderer takes coins: gold first, then silver, then copper, never back to a more valuable metal.',
        'Coins that one plunderer pays as change are there for the next.',
      ],
    },
    {
      title: 'Copper: making change',
      items: [
        'If the next coin is worth more than you’re still owed, you **must** take it if you can pay the difference from your booty into the loot. Then you’re done.',
        {
          table: [
            ['Pay 1', 'one copper'],
            ['Pay 2', 'two coppers, or else one silver'],
          ],
        },
        'Nothing else pays; gold never does. If you can’t pay, try the next metal. What you can’t take is lost to you.',
      ],
    },
    {
      title: 'Copper: an example',
      items: [
        {
          figures: figures('gold skull', 'silver skull'),
          text: 'The loot is worth 5. Ann and Ben plunder: each is owed 2. Ann goes first.',
        },
        'If Ann has a copper, she must take the gold and pay the copper. Ben takes the silver. The copper stays.',
        'If not, Ann takes the silver. Ben must take the gold if he can pay 1. If he can’t, he gets nothing.',
      ],
    },
    {
      title: 'Silver: shares by count',
      items: [
        'Split each metal separately. Divide the number of its coins in the loot by the number of plunderers and round down. Each gets that many; the rest stays.',
        'Two plunderers split 5 copper, 2 silver and 1 gold: each gets 2 copper and 1 silver. 1 copper and 1 gold stay in the loot.',
      ],
    },
    {
      title: 'Gold: all for one',
      items: [
        'If you plunder **alone**, take all the loot.',
        'If **two or more** plunder, they get nothing and the loot stays. They still go ashore.',
        { row: figures('gold skull', 'silver skull', 'copper skull', 'gold skull', 'copper skull') },
      ],
    },
    {
      title: 'End of a round',
      items: [
        'A round ends when nobody is aboard after step 4, when a monster attacks, or when there is no coin to draw as the fortune coin.',
        'All loot, all monsters and a fortune coin that was not flipped go back into the pouch. Everyone comes aboard, and the next coin of the round stack is the first loot.',
      ],
    },
    {
      title: 'End of the game',
      items: [
        'The game ends at step 4 if a booty is worth **25** or more, or after the **fifth round**.',
        'The booty with the highest value wins. Tied? More gold wins, then more silver. Still tied? Share the win.',
      ],
    },
    {
      title: 'Monsters: an example',
      items: [
        { figures: figures('angler', 'angler', 'kraken'), text: 'The monsters: two anglers and a kraken.' },
        'A silver fortune coin can’t attack this turn: it would be only the second kraken. A copper one can: if it lands monster up, it is the third angler, and they attack.',
      ],
    },
  ],
  summary: {
    title: 'A turn',
    items: [
      {
        steps: [
          '**Fortune.** Draw a coin onto the pouch.',
          '**Decide** with a gold coin. Serpent: plunder. Skull: sally forth.',
          '**Plunder.** Copper: by value. Silver: by count. Gold: all, but only alone.',
          '**Check.** 25 or more ends the game.',
          '**Flip.** Skull: to the loot. Monster: to the monsters; three of a kind attack.',
        ],
      },
      'Then the next player to the left starts.',
    ],
  },
  contents: [
    '25 copper: skull and angler',
    '25 silver: skull and kraken',
    '25 gold: skull and serpent',
    'The rules leaflet',
  ],
};
