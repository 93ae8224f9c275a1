import type { GameFacts } from '@pouch/rules';
import type { PrintGame } from './games/print-game.js';

export const SIGNS_CREDIT = 'Coin signs by Lorc, Delapouite and Caro Asercion, game-icons.net (CC BY 3.0), recoloured.';

const FONT_CREDIT =
  'Fonts: Brygada 1918 and Commissioner, both under the SIL Open Font License 1.1 (openfontlicense.org).';

/** Matthew Kloth and Michelle Martino, Mused Fable LLC */
export const makersOf = ({ makers: { designers, publisher } }: GameFacts): string =>
  publisher === undefined ? designers : `${designers}, ${publisher}`;

/** Realm Coins by Matthew Kloth and Michelle Martino, Mused Fable LLC */
export const byline = (facts: GameFacts): string => `${facts.name} by ${makersOf(facts)}`;

/** The terms of the game and its printed rules. */
function licenceOf(facts: GameFacts): string {
  const { licence, inferredFrom } = facts;
  if (licence === undefined) return `All rights to the game and its printed rules are reserved by ${makersOf(facts)}.`;
  const terms = `The printed rules are under ${licence.name} (${licence.short})`;
  return inferredFrom === undefined
    ? `${terms}.`
    : `${terms}; publisher and licence are inferred from its sister game ${inferredFrom}.`;
}

/** The credits in full: makers, licence, drawings, fonts, kit. */
export const creditLines = ({ facts, artCredit }: PrintGame): readonly string[] => [
  `${byline(facts)}.`,
  `${licenceOf(facts)} This kit explains the rules in our own words.`,
  artCredit,
  FONT_CREDIT,
  'Kit by Pouch (MIT License, © 2026 The Pouch authors). The game belongs to its makers.',
];
