import { type Colour, type Drawing, METAL_COLOURS } from '@pouch/art';
import { METALS, type MetalName } from '@pouch/rules';
import { INCH } from './page.js';

/** One side of a piece. */
export interface Face {
  readonly name: string;
  readonly drawing: Drawing;
}

export interface Coin {
  readonly metal: MetalName;
  readonly front: Face;
  readonly back: Face;
}

/** A coin is an inch across. */
export const COIN_WIDTH = INCH;
/** The disc of a coin in its drawing, in the drawing's units. */
const DISC_WIDTH = 96;
/** How wide the box of a coin's drawing has to be for the coin to be an inch across. */
export const boxWidth = ({ box }: Drawing): number => (box.width * COIN_WIDTH) / DISC_WIDTH;

/** Coins of every metal, gold first: it is along one edge of the sheet. */
export const goldFirst = (coinsOf: (metal: MetalName) => readonly Coin[]): Coin[] =>
  METALS.toReversed().flatMap(coinsOf);

const COPIES = 25;

/** The coins of a game whose coins of one metal are all alike. */
export const alikeCoins = (coinOf: (metal: MetalName) => Omit<Coin, 'metal'>): Coin[] =>
  goldFirst((metal) => new Array<Coin>(COPIES).fill({ metal, ...coinOf(metal) }));

/** The ground around the coins: close to the colour of their rims, which hides a cut that is a little off. */
export const groundOf = (metal: MetalName): Colour => METAL_COLOURS[metal].edge.light;
