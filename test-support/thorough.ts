/**
 * How much of something an ordinary run of the tests does, and how much `npm test -- --thorough`: whole suites are to
 * be over in a few minutes, and some questions can be asked without end.
 */
export const amount = (usual: number, thorough: number): number =>
  process.env.POUCH_THOROUGH === undefined ? usual : thorough;
