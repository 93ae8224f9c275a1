import { type RealmFaceName, realmCoin } from '@pouch/art';
import { coinFigure, type Figure } from '../../figures.js';
import type { LeafletText } from '../print-game.js';

const figures = (...names: RealmFaceName[]): Figure[] =>
  names.map((name) => coinFigure(() => realmCoin(name, { flat: true })));

export const leaflet: LeafletText = {
  players: '2 to 5 players',
  figures: figures('peasant', 'boar', 'knight', 'gryphon', 'crown', 'wyvern'),
  front: [
    {
      title: 'The idea',
      items: [
        'Bid coins for five pools: the highest bid wins the highest pool. What you win joins your **stash**; what you bid becomes a pool. When a stash is worth **40** or more, the highest stash wins.',
        {
          figures: figures('peasant', 'knight', 'crown'),
          text: '**Copper is worth 1, silver 3, gold 5.**',
        },
        'In your stash only the metal counts. Choose a side each time a coin leaves it.',
      ],
    },
    {
      title: 'Set-up',
      items: [
        'Each player’s stash: **4 copper, 3 silver, 2 gold**, open to all. Five pools in a row, realm side up:',
        {
          table: [
            ['11', '1 copper, 2 gold'],
            ['9', '1 copper, 1 silver, 1 gold'],
            ['7', '1 copper, 2 silver'],
            ['4', '1 copper, 1 silver'],
            ['1', '1 copper'],
          ],
        },
        'In the pouch: **6 silver, 12 gold**. Set the rest aside.',
      ],
    },
    {
      title: 'Realm sides: bright',
      items: [
        {
          figures: figures('peasant'),
          text: '**Mob.** In a bid, but not in a pool, each peasant after the third is worth 2.',
        },
        {
          figures: figures('knight'),
          text: '**Quest.** Returns to your stash if your bid ranks the same without it.',
        },
        {
          figures: figures('crown'),
          text: '**Escort.** Returns to your stash unless the same bid has a knight.',
        },
      ],
    },
    {
      title: 'Wild sides: dark',
      items: [
        {
          figures: figures('boar'),
          text: '**Charge.** Between bids or pools of equal value, the one with more boars is higher.',
        },
        {
          figures: figures('gryphon'),
          text: '**Swoop.** Swap a coin of the pool you win for a coin of the next higher bid.',
        },
        {
          figures: figures('wyvern'),
          text: '**Appease.** Costs a coin from your stash unless you win gold.',
        },
      ],
    },
    {
      title: '1 Form bids',
      items: [
        'Everyone bids in secret. Pick any coins from your stash, choose a side for each, and hide them under your hand.',
        'You can change your bid until everyone is ready.',
        'You may bid **nothing**, but that cancels the round and costs you a coin: see 2.',
      ],
    },
    {
      title: '2 Reveal bids',
      items: [
        'Reveal all bids at once. **Escort:** crowns in a bid without a knight return to their owner’s stash.',
        '**Empty bids.** If a bid is now empty (crowns alone count as empty), the round is cancelled. All other bids return. Each player with an empty bid, in seating order, puts a coin from their stash, either side up, into the highest pool. Start a new round: no new pools, no draw, no check for 40.',
      ],
    },
    {
      title: '3 Rank the bids',
      items: [
        'Add up each bid, with **Mob**: five peasants are worth 1 + 1 + 1 + 2 + 2 = 7.',
        { row: figures('peasant', 'peasant', 'peasant', 'peasant', 'peasant') },
        'The higher value ranks higher. At equal value, the bid with more boars does: **Charge**. Bids equal in both are **tied**.',
      ],
    },
    {
      title: '3 Knights return: Quest',
      items: [
        'From the lowest bid to the highest, return as many knights as each bid can spare. Compare the bids as they are now: what was higher stays higher, and nothing becomes tied.',
        {
          points: [
            'A tied bid keeps all its knights.',
            'The lowest bid, unless tied, returns them all. Even if that empties it, it wins its pool.',
            'Crowns stay, even without their knight.',
          ],
        },
      ],
    },
  ],
  back: [
    {
      title: '4 Win pools',
      items: [
        'The highest bid wins the highest pool, the next bid the next pool, and so on. You can’t choose another. Lay each bid below its pool. Pools without a bid stay unclaimed.',
        'From the highest bid down, each winner does all of this before the next winner starts:',
        { steps: ['**Swoop**', '**Collect**', '**Appease**, then check who is out'] },
      ],
    },
    {
      title: '4 Ties',
      items: [
        'Tied bids win nothing: no swoop, no cost for wyverns. They return to their owners’ stashes. But each of them blocks a pool. A blocked pool counts as a bid: a gryphon just below can swoop on it.',
        'Bids of 9, 7, 7 and 4: the 9 wins the first pool. The second and third are blocked. The 4 wins the fourth.',
      ],
    },
    {
      title: '4 Swoop',
      items: [
        'For each gryphon in your bid, swap a coin of the pool you win for one of the bid directly above, all at once. You must swap, but you choose the coins. They keep their sides.',
        {
          points: [
            'The highest bid never swoops.',
            'Too few coins? Swap as many as you can.',
            'Use what is there now: coins paid to wyverns too, or the pool that a tie has blocked.',
          ],
        },
      ],
    },
    {
      title: '4 Collect, appease, out',
      items: [
        '**Collect.** Your pool joins your stash.',
        '**Appease.** If your bid has wyverns and you just collected no gold, move a coin from your stash to your bid for each wyvern. You choose coins and sides. Too few? Move them all.',
        '**Out.** With no coins left, now or after paying for an empty bid, you are out of the game.',
      ],
    },
    {
      title: '5 New pools',
      items: [
        'All bids become pools, even those of players now out. Put the five pools in order, highest value first, **without Mob**. At equal value, more **boars** come first; otherwise keep their order.',
        'If anyone won a pool, the winner of the highest one draws a coin from the pouch. Add it, realm side up, to what is now the highest pool. If nobody won or the pouch is empty, don’t draw.',
      ],
    },
    {
      title: '6 The winner',
      items: [
        'If a stash is worth **40** or more, the highest stash wins. If players tie for the highest, all play **extra rounds** until one is alone at the top, even below 40. A cancelled extra round decides nothing.',
        'If **one player** is left in the game, that player wins, after new pools or payments. If nobody is left, those who just went out share the win.',
      ],
    },
    {
      title: 'Example: ranking',
      items: [
        { figures: figures('crown', 'knight', 'knight'), text: 'Ann bids **11**.' },
        { figures: figures('crown', 'knight'), text: 'Ben bids **8**.' },
        { figures: figures('gryphon', 'boar'), text: 'Cleo bids **4**.' },
        'Ben’s knight returns: 5 still beats 4. One of Ann’s returns: 8 still beats 5. Without both, she would tie.',
      ],
    },
    {
      title: 'Example: winning',
      items: [
        'In round 1, Ann wins the pool of 11, Ben 9 and Cleo 7. Cleo must swoop: she swaps her pool’s copper for Ben’s crown, then collects 2 silver and 1 gold.',
        'The new pools: 8 (Ann’s bid), 4 (Cleo’s, with a boar), 4 (unclaimed), 1 (the copper from Cleo’s swoop) and 1 (unclaimed). Ann draws a coin for the 8.',
      ],
    },
  ],
  summary: {
    title: 'A round',
    items: [
      {
        steps: [
          '**Form bids** in secret, with sides.',
          '**Reveal.** Crowns without a knight return. An empty bid cancels the round.',
          '**Rank** by value with Mob, then by boars. Spare knights return, lowest bid first.',
          '**Win pools:** swoop, collect, appease.',
          '**New pools.** Put bids and pools in order. Draw a coin for the highest.',
          '**Winner?** At 40 or more, the highest stash.',
        ],
      },
    ],
  },
  contents: [
    '25 copper: peasant and boar',
    '25 silver: knight and gryphon',
    '25 gold: crown and wyvern',
    'The rules leaflet',
  ],
};
