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
        'Bid coins for five pools: the highest bid wins the highest. What you win goes into your **stash**; what you bid is a pool next round. Once a stash is worth **40**, the richest player wins.',
        {
          figures: figures('peasant', 'knight', 'crown'),
          text: '**Copper is worth 1, silver 3, gold 5.**',
        },
        'In a stash only metal counts. Pick a coin’s side, realm or wild, each time it leaves your stash.',
      ],
    },
    {
      title: 'Set-up',
      items: [
        'Each stash: **4 copper, 3 silver, 2 gold**, for all to see. Five pools, highest first, realm side up:',
        {
          table: [
            ['11', '1 copper, 2 gold'],
            ['9', '1 copper, 1 silver, 1 gold'],
            ['7', '1 copper, 2 silver'],
            ['4', '1 copper, 1 silver'],
            ['1', '1 copper'],
          ],
        },
        'In the pouch: **6 silver, 12 gold**. The rest stays out.',
      ],
    },
    {
      title: 'Realm sides: bright',
      items: [
        {
          figures: figures('peasant'),
          text: '**Mob.** In a bid, each peasant after the third is worth 2 instead of 1. Not in a pool.',
        },
        {
          figures: figures('knight'),
          text: '**Quest.** Goes home to your stash if your bid’s rank does not need it.',
        },
        { figures: figures('crown'), text: '**Escort.** Goes home unless the same bid has a knight.' },
      ],
    },
    {
      title: 'Wild sides: dark',
      items: [
        {
          figures: figures('boar'),
          text: '**Charge.** Of two bids or pools of equal value, the one with more boars is higher.',
        },
        {
          figures: figures('gryphon'),
          text: '**Swoop.** Swaps a coin of the pool you win with a coin of the bid one place higher.',
        },
        {
          figures: figures('wyvern'),
          text: '**Appease.** Costs you a coin of your stash, unless the pool you win brings gold.',
        },
      ],
    },
    {
      title: '1 Form bids',
      items: [
        'All players pick coins of their stash in secret: any number, each with the side they want. Hide them under your hand.',
        'You may change your bid until the last player is ready.',
        'A bid may be **empty**, but then the round is off and you pay for it: see 2.',
      ],
    },
    {
      title: '2 Reveal bids',
      items: [
        'All show at once. **Escort:** crowns in a bid with no knight go home to their stash.',
        '**Empty bids.** If a bid is empty now (crowns alone count as empty), the round is off. All other bids go home. Each player with an empty bid puts a coin of their stash, either side up, into the highest pool, in seating order. Then a new round begins: no bookkeeping, no draw, no look for a winner.',
      ],
    },
    {
      title: '3 Rank the bids',
      items: [
        'Add up each bid, with **Mob**: five peasants are worth 1 + 1 + 1 + 2 + 2 = 7.',
        { row: figures('peasant', 'peasant', 'peasant', 'peasant', 'peasant') },
        'The higher value ranks higher. At equal value the bid with more boars does: **Charge**. Bids equal in both are **tied**.',
      ],
    },
    {
      title: '3 Knights go home: Quest',
      items: [
        'From the lowest bid up, as many knights go home as can leave without changing how a bid compares with any other as it lies now: above stays above, and nothing becomes tied.',
        {
          points: [
            'A tied bid keeps all its knights.',
            'The lowest bid, if not tied, sends all home. Even if that empties it, it wins its pool.',
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
        'The highest bid wins the highest pool, the next bid the next pool, and so on; nobody picks another. Lay each bid below its pool. Pools that no bid reaches are left over.',
        'Then, from the highest place down, each winner does all of this before the next one:',
        { steps: ['**Swoop**', '**Collect**', '**Appease**, and see who is out'] },
      ],
    },
    {
      title: '4 Ties',
      items: [
        'Tied players win nothing: their bids go home. They still take up places: as many of the next pools as there are tied players turn into bids where they lie. A gryphon just below can swoop on them.',
        'Bids of 9, 7, 7 and 4: the 9 wins the first pool. The second and third pools turn into bids. The 4 wins the fourth.',
      ],
    },
    {
      title: '4 Swoop',
      items: [
        'For each gryphon in your bid, swap a coin of the pool you win with one of the bid directly above, all at once. You must, but you pick the coins. Sides stay.',
        {
          points: [
            'No swoop in the highest place.',
            'Too few coins: swap as many as there can be.',
            'It is that bid as it lies now, with coins paid to wyverns; or a pool that a tie made a bid.',
          ],
        },
      ],
    },
    {
      title: '4 Collect, appease, out',
      items: [
        '**Collect.** Your pool goes into your stash.',
        '**Appease.** If you have wyverns in your bid and have just collected no gold, move a coin from your stash to your bid for each wyvern. You pick coins and sides. Too few: all go.',
        '**Out.** No coin left, now or after paying for an empty bid: you are out of the game.',
      ],
    },
    {
      title: '5 Bookkeeping',
      items: [
        'All bids become pools, also of players now out. Put the five pools in order, highest value first. A pool is worth the plain sum: **no Mob**. At equal value more **boars** come first; else keep the order in which they lay.',
        'If anyone won a pool, whoever won the highest draws a coin from the pouch and adds it to what is now the highest pool, realm side up. Nobody won, or pouch empty: no draw.',
      ],
    },
    {
      title: '6 The winner',
      items: [
        'With any stash at **40** or more, the highest stash wins. Tied at the top: all play **extra rounds** until one is alone at the top, even below 40. An extra round that is off decides nothing.',
        'The **last one left** in the game wins, after bookkeeping or payments. Nobody left: those who just went out share the win.',
        '200 rounds, off or not: the highest share the win.',
      ],
    },
    {
      title: 'Example: ranking',
      items: [
        { figures: figures('crown', 'knight', 'knight'), text: 'Ann bids **11**.' },
        { figures: figures('crown', 'knight'), text: 'Ben bids **8**.' },
        { figures: figures('gryphon', 'boar'), text: 'Cleo bids **4**.' },
        'Ben’s knight goes home: 5 beats 4. One of Ann’s does: 8 beats 5. With both gone she would be tied.',
      ],
    },
    {
      title: 'Example: winning',
      items: [
        'In the first round Ann wins the pool of 11, Ben that of 9, Cleo that of 7. Cleo must swoop: she swaps her pool’s copper for Ben’s crown and collects 2 silver and 1 gold.',
        'The new pools: 8 (Ann’s bid), 4 (Cleo’s: it has a boar), 4 (left over), 1 (the copper for Ben’s crown) and 1 (left over, so it stays below). Ann draws a coin for the 8.',
      ],
    },
  ],
  summary: {
    title: 'A round',
    items: [
      {
        steps: [
          '**Form bids** in secret, with sides.',
          '**Reveal.** Crowns with no knight go home. An empty bid: the round is off.',
          '**Rank** by value with Mob, then by boars. Spare knights go home, lowest bid first.',
          '**Win pools:** swoop, collect, appease.',
          '**Bookkeeping.** Bids become pools, put in order. Draw a coin for the highest.',
          '**40** or more: the highest stash wins.',
        ],
      },
    ],
  },
  contents: ['25 copper: peasant and boar', '25 silver: knight and gryphon', '25 gold: crown and wyvern', 'The rules'],
};
