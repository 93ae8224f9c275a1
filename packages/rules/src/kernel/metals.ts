/** The metals of the coin games; what a coin is worth is each game's own matter. */
export const METALS = ['copper', 'silver', 'gold'] as const;
export type MetalName = (typeof METALS)[number];

/** A metal by its number in METALS. */
export type Metal = number;
export const COPPER: Metal = 0;
export const SILVER: Metal = 1;
export const GOLD: Metal = 2;
