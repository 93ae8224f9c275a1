export { FONT_FILES } from './fonts.js';
export { kitPages } from './kit.js';
export { CUTS, type Cut, FARTHEST_OFFSET, type KitOptions } from './options.js';
export * from './page.js';
export { INKS, type Ink, toPdf } from './pdf.js';
