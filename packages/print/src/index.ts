export { type FontFiles, type Fonts, openFonts } from './fonts.js';
export { INKS, type Ink } from './ink.js';
export { type Kit, kitPages, makeKit } from './kit.js';
export { CUTS, type Cut, FARTHEST_OFFSET, type KitOptions, type MadeIn } from './options.js';
export * from './page.js';
