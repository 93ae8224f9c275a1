export const METALS = ['copper', 'silver', 'gold'] as const;
export type MetalName = (typeof METALS)[number];

/** An index in METALS. */
export type Metal = number;
export const COPPER: Metal = 0;
export const SILVER: Metal = 1;
export const GOLD: Metal = 2;
