import { type Drawing, pouch as pouchDrawing, valueCounter } from '@pouch/art';
import { METALS, pirateValue } from '@pouch/rules';

/** Drawings that only this table needs, each made once. */

export { ship } from '@pouch/art';

export const pouch: Drawing = pouchDrawing();

const COUNTERS = METALS.map((metal, index) => valueCounter(metal, pirateValue(index), { size: 34 }));
const [COPPER_COUNTER] = COUNTERS;

/** A coin of which metal and worth matter. */
export const counter = (metal: number): Drawing => COUNTERS[metal] ?? (COPPER_COUNTER as Drawing);
