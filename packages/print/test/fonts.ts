import { readFonts } from '../src/node.js';

/** Opened once for all tests of a file. */
export const fonts = readFonts();
