export * from './page.js';
export { INKS, type Ink, toPdf } from './pdf.js';
