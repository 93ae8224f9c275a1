import type { GameId } from '@pouch/rules';

/** By game and phase: a short reminder of what is to be decided. */
export const HELP: Readonly<Record<GameId, Readonly<Record<string, readonly string[]>>>> = {
  'realm-coins': {
    bid: [
      'Bid any coins of your stash, each with the face you like; all bids are shown at once. The highest bid wins pool 1, the next pool 2, and so on. You lose what you bid, but for knights and crowns that go home.',
      'Copper (1): peasant, each after the third counts 2; boar, more boars win between equal bids.',
      'Silver (3): knight, goes home if your rank does not need it; gryphon, swaps a coin of your pool with one of the bid above.',
      'Gold (5): crown, goes home unless a knight is with it; wyvern, costs you another coin unless your pool brings gold.',
      'Equal bids win nothing. An empty bid calls the round off and costs a coin. A stash of 40 ends the game.',
      'Type 2 knights 1 peasant boar, or 2k p b for short; nothing for an empty bid.',
    ],
    forfeit: [
      'The round is off because your bid was empty: one coin of your stash goes into the highest pool, with the face you pick.',
    ],
    swoop: [
      'For each gryphon you swap one coin: you take it from the bid one place higher and give one of the pool you have won. Coins keep their faces. Then you collect the pool.',
    ],
    appease: [
      'Your pool brought no gold: for each wyvern one coin of your stash goes into your bid, which will lie there as a pool in the next round. You pick the faces.',
    ],
  },
  'pirate-coins': {
    choose: [
      'Plunder: take your share of the loot now and go ashore for the rest of the round. Sally forth: stay aboard for more.',
      'The fortune coin says how plunderers share. Copper: by value, with change from the booty. Silver: of each metal an equal number of coins. Gold: all to a lone plunderer, nothing to two or more.',
      'Then the coin is flipped: a skull joins the loot, a monster the monsters. Three monsters of one metal end the round, and the loot is lost. A booty of 25 ends the game.',
    ],
  },
  koinz: {
    choose: [
      'Before a round the players say in turn how many large, medium and small koinz everybody gets, and then how many surfaces there are. Who has the most points on a surface wins it; five surfaces win the game.',
    ],
    lay: [
      'Place a koin on free ground, wholly within the edge, or stack it on a larger one, whoever owns that. Only the koin on top of a pile counts: large 3, medium 2, small 1.',
      'x goes from left to right and y downwards, in millimetres from 0 to 120. Radius: large 19, medium 14, small 10.',
    ],
  },
  'coin-set': {
    search: [
      'A set is three coins in which each of metal, symbol, level and number is all the same or all different. A joker stands for any symbol, level and number, but keeps its metal.',
      'Type three places and Enter (3 7 9, or 379; 0 is 10) to call and point at once. Enter alone calls first. A wrong or late call costs three coins and some seconds.',
      'n and Enter says that you see no set; when all say so the coins are turned over. t shows the table again.',
    ],
    point: ['You have called: type the three places of your set and Enter before the time is up.'],
    turn: [
      'All agree that there is no set: it is your turn to turn a coin over. Type its place; coins with a * have been turned.',
    ],
  },
};
