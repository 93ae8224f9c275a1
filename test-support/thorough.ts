/** Randomised tests run a small sample; `npm test -- --thorough` runs all. Statistical bounds must hold for both. */
export const amount = (usual: number, thorough: number): number =>
  process.env.POUCH_THOROUGH === undefined ? usual : thorough;
