import type { GameId } from '@pouch/rules';

/** Whose work is in a kit, and under which terms: on the instructions, in the leaflet and in short on every page. */
export interface Credits {
  readonly game: string;
  readonly designers: string;
  /** Nobody, if it is not known beside the designers. */
  readonly publisher: string | undefined;
  /** What holds for the game and its printed rules. */
  readonly licence: string;
  readonly signs: string;
}

const SIGNS = 'Coin signs by Lorc, Delapouite and Caro Asercion, game-icons.net, CC BY 3.0; recoloured.';

export const CREDITS: Readonly<Record<GameId, Credits>> = {
  'realm-coins': {
    game: 'Realm Coins',
    designers: 'Matthew Kloth and Michelle Martino',
    publisher: 'Mused Fable LLC',
    licence: 'The printed rules are under Creative Commons Attribution-ShareAlike 3.0 Unported (CC BY-SA 3.0).',
    signs: SIGNS,
  },
  'pirate-coins': {
    game: 'Pirate Coins',
    designers: 'Matthew Kloth and Michelle Martino',
    publisher: undefined,
    licence: 'The printed rules are under a Creative Commons licence and carry its mark.',
    signs: SIGNS,
  },
  koinz: {
    game: 'Koinz',
    designers: '3 Inch High Games',
    publisher: '3 Inch High Games',
    licence: 'All rights to the game and its printed rules are reserved by 3 Inch High Games.',
    signs: `Koinz and locales drawn for Pouch. In its other kits: ${SIGNS}`,
  },
  'coin-set': {
    game: 'Coin Set',
    designers: 'Ninja Print',
    publisher: 'Ninja Print',
    licence: 'All rights to the game and its printed rules are reserved by Ninja Print.',
    signs: SIGNS,
  },
};

const FONT_CREDIT =
  'Set in Brygada 1918 and Commissioner, both under the SIL Open Font License 1.1 (openfontlicense.org).';

/** Realm Coins by Matthew Kloth and Michelle Martino, Mused Fable LLC */
export function makersOf(game: GameId): string {
  const { game: name, designers, publisher } = CREDITS[game];
  return `${name} by ${designers}${publisher === undefined || publisher === designers ? '' : `, ${publisher}`}`;
}

/** The credits in full, one sentence or two a line. */
export const creditLines = (game: GameId): readonly string[] => [
  `${makersOf(game)}.`,
  `${CREDITS[game].licence} They are told here in our own words.`,
  CREDITS[game].signs,
  FONT_CREDIT,
  'Kit drawn by Pouch (MIT License, © 2026 The Pouch authors); the game is its makers’.',
];
