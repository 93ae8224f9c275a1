export type * from './drawing.js';
export * from './shapes.js';
export { type SvgOptions, toSvg } from './svg.js';
