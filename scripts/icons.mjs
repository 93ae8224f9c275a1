import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as findChromium } from './chromium.mjs';
import { build, install } from './steps.mjs';

/** Writes the icons of the page from the mark of Pouch: an SVG file, and PNG files for phones. */

install();
findChromium();
build();
const { box, circle, filled, placed, pouchMark, THEMES, toSvg } = await import('../packages/art/dist/index.js');

const folder = fileURLToPath(new URL('../packages/web/public/icons', import.meta.url));
const SIDE = 512;
const { grounds } = THEMES.dark;

/** `mark` is the size of the pouch relative to the icon; smaller for icons that the system crops. */
const icon = ({ corner, mark }) => ({
  title: 'Pouch',
  box: { x: 0, y: 0, width: SIDE, height: SIDE },
  shapes: [
    filled(box(0, 0, SIDE, SIDE, corner), grounds[1]),
    filled(circle(SIDE / 2, SIDE / 2, SIDE * mark * 0.6), grounds[3]),
    placed(pouchMark('dark'), SIDE / 2, SIDE / 2, SIDE * mark),
  ],
});

const round = icon({ corner: 112, mark: 0.66 });
const PICTURES = [
  { name: 'pouch-192.png', side: 192, drawing: round },
  { name: 'pouch-512.png', side: 512, drawing: round },
  // Cropped to a shape by the system, so they fill the square.
  { name: 'pouch-maskable-512.png', side: 512, drawing: icon({ corner: 0, mark: 0.5 }) },
  { name: 'pouch-180.png', side: 180, drawing: icon({ corner: 0, mark: 0.64 }) },
];

mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/pouch.svg`, `${toSvg(round)}\n`);

const { chromium } = await import('playwright-core');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM, args: ['--no-sandbox'] });
try {
  for (const { name, side, drawing } of PICTURES) {
    const tab = await browser.newPage({ viewport: { width: side, height: side } });
    await tab.setContent(`<style>body{margin:0}svg{display:block}</style>${toSvg(drawing, { width: side })}`);
    await tab.screenshot({ path: `${folder}/${name}`, omitBackground: true });
    await tab.close();
  }
} finally {
  await browser.close();
}
console.log(`\n${PICTURES.length + 1} icons: packages/web/public/icons`);
