import type { Drawing, KoinSeat, KoinSize, PirateSide, RealmFaceName } from '@pouch/art';
import type { MetalName } from '@pouch/rules';
import { fortuneCoin, koin, pirateCoin, realmCoin, setCoin } from '../../art/drawings.ts';

/** A coin in the text, or a pile of koinz from the bottom up. */
export interface Figure {
  readonly parts: readonly FigurePart[];
}

interface FigurePart {
  readonly draw: (size: number) => Drawing;
  /** Of the size of a full coin. */
  readonly scale: number;
}

const whole = (draw: (size: number) => Drawing): Figure => ({ parts: [{ draw, scale: 1 }] });

export const realm = (face: RealmFaceName): Figure => whole((size) => realmCoin(face, size));

export const pirate = (metal: MetalName, side: PirateSide): Figure => whole((size) => pirateCoin(metal, side, size));

export const fortune = (metal: MetalName): Figure => whole((size) => fortuneCoin(metal, size));

export const setSide = (face: number): Figure => whole((size) => setCoin(face, size));

/** Koinz stay true to scale beside each other. */
const KOIN_SCALES = { large: 1, medium: 14 / 19, small: 10 / 19 } as const satisfies Readonly<Record<KoinSize, number>>;

export const koinz = (...pile: readonly (readonly [KoinSize, KoinSeat])[]): Figure => ({
  parts: pile.map(([size, seat], index) => ({
    draw: () => koin(size, seat, index < pile.length - 1),
    scale: KOIN_SCALES[size],
  })),
});
