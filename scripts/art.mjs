import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, install } from './steps.mjs';

/** Writes the contact sheet: every drawing in every size, in both themes and in grey, as a page and as a picture. */

install();
build();
const art = await import('../packages/art/dist/index.js');
const { FONT_FILES } = await import('../packages/print/dist/node.js');

const root = fileURLToPath(new URL('..', import.meta.url));
const WIDTH = 2400;
const METALS = Object.keys(art.METAL_COLOURS);

/** Sizes in points, as the screens use them. */
const SIZES = { coins: [90, 76, 66, 54, 52, 40, 35, 26, 22, 17], coinSet: [176, 118, 40], counters: [26, 22, 20, 17] };

const fontFace = (family, weight, file) =>
  `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/ttf;base64,${readFileSync(file).toString('base64')})}`;

/** Definitions in a page share one space of names: each drawing gets its own. */
let drawn = 0;
const show = (drawing, width, kind = 'coin') =>
  `<span class="${kind}" title="${drawing.title}">${art.toSvg(drawing, { width, id: `s${drawn++}` })}</span>`;

const row = (label, items) => `<div class="row"><small>${label}</small>${items.join('')}</div>`;
const section = (title, ...rows) => `<section><h2>${title}</h2>${rows.join('')}</section>`;

const realm = () =>
  section(
    'Realm Coins',
    ...SIZES.coins.map((size) =>
      row(
        size,
        art.REALM_FACES.map((face) => show(art.realmCoin(face, { size }), size)),
      ),
    ),
    row(
      'piles',
      art.REALM_FACES.map((face, under) => show(art.realmCoin(face, { size: 66, under }), 66)),
    ),
    row(
      'paper',
      art.REALM_FACES.map((face) => show(art.realmCoin(face, { flat: true }), 90, 'bare')),
    ),
  );

const pirates = () => {
  const all = (size, options) =>
    METALS.flatMap((metal) =>
      ['skull', 'monster'].map((side) => show(art.pirateCoin(metal, side, { size, ...options }), size)),
    );
  return section(
    'Pirate Coins',
    ...SIZES.coins.map((size) => row(size, all(size))),
    row('paper', all(90, { flat: true })),
    row('fortune', [
      show(art.pouch(), 250, 'bare'),
      ...[120, 72].flatMap((size) => METALS.map((metal) => show(art.fortuneCoin(metal, { size }), size))),
    ]),
  );
};

const coinSet = () =>
  section(
    'Coin Set',
    ...SIZES.coinSet.map((size) =>
      row(
        size,
        art.COIN_SET_FACES.map((face) => show(art.coinSetSide(face, { size }), size)),
      ),
    ),
  );

const rest = (theme) => {
  const seats = art.PLAYERS.map((_, seat) => seat);
  const crests = (size) =>
    seats.map((seat) => show(art.crest(seat, { size, theme, letter: 'RMTJSABC'[seat] }), size, 'bare'));
  const koinz = (scale, options) =>
    art.KOIN_SEATS.flatMap((seat) =>
      ['large', 'medium', 'small'].map((size) => {
        const drawing = art.koin(size, seat, options);
        return show(drawing, scale * drawing.box.width, 'bare');
      }),
    );
  return section(
    'Counters, players, koinz, marks',
    ...SIZES.counters.map((size) =>
      row(size, [
        ...METALS.map((metal) => show(art.metalCounter(metal, { size }), size, 'bare')),
        ...METALS.map((metal, i) => show(art.valueCounter(metal, i + 1, { size }), size, 'bare')),
      ]),
    ),
    ...[176, 40].map((size) =>
      row(
        size,
        ['gold', 'silver', 'copper'].map((metal, seat) =>
          show(art.medal(seat, metal, { size, letter: 'RMT'[seat] }), size, 'bare'),
        ),
      ),
    ),
    ...[48, 40, 28, 22, 17].map((size) => row(size, crests(size))),
    row(
      'away',
      seats.map((seat) => show(art.crest(seat, { size: 40, theme, letter: 'A', hollow: true }), 40, 'bare')),
    ),
    row('4.4 a mm', koinz(4.4)),
    row('1.7 a mm', koinz(1.7)),
    row('covered', koinz(1.7, { covered: true })),
    row('paper', koinz(1.7, { flat: true })),
    row(
      'mark',
      [96, 28].map((size) => show(art.pouchMark(theme), size, 'bare')),
    ),
    row(
      'signs',
      Object.keys(art.SIGNS).map((sign) => show(art.bareSign(sign, art.THEMES[theme].strongLine), 40, 'bare')),
    ),
  );
};

const locales = () =>
  section(
    'Locales',
    row(
      '270',
      art.locales.map(({ drawing }) => show(drawing, 270, 'bare')),
    ),
  ) + section('Ship', row('480', [show(art.ship, 480, 'bare')]));

const sheet = (title, theme, kind) => {
  const { grounds, inks, coinShadow } = art.THEMES[theme];
  const alpha = Math.round(255 * coinShadow.opacity).toString(16);
  const style = `background:${grounds[0]};color:${inks[1]};--shadow:${coinShadow.colour}${alpha}`;
  return `<div class="sheet ${kind}" style="${style}"><h1>${title}</h1><div class="columns">${realm()}${pirates()}${rest(theme)}</div>${coinSet()}${locales()}</div>`;
};

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Contact sheet</title><style>
${fontFace('Brygada 1918', 700, FONT_FILES.display)}
${fontFace('Commissioner', 500, FONT_FILES.text)}
${fontFace('Commissioner', 700, FONT_FILES.strong)}
${fontFace('Commissioner', 800, FONT_FILES.heavy)}
body{margin:0;width:${WIDTH}px;font:500 13px Commissioner,sans-serif}
h1,h2{font-family:'Brygada 1918',serif;font-weight:700;margin:0 0 10px}h1{font-size:30px}h2{font-size:19px}
.sheet{padding:24px 28px}.grey{filter:grayscale(1)}
.columns{display:grid;grid-template-columns:680px 680px 1fr;gap:24px}
section{margin-bottom:20px}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:center;margin-bottom:8px}.row small{width:52px}
svg{display:block;overflow:visible}.coin svg{filter:drop-shadow(0 3px 3px var(--shadow))}
</style></head><body>${sheet('Dark', 'dark', '')}${sheet('Parchment', 'parchment', '')}${sheet('Grey', 'dark', 'grey')}</body></html>`;

mkdirSync(`${root}/art`, { recursive: true });
const [html, png] = ['html', 'png'].map((kind) => `${root}/art/contact-sheet.${kind}`);
writeFileSync(html, page);

const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
if (executablePath === undefined) {
  console.error('art/contact-sheet.html is written; no Chromium was found in /usr/bin, so there is no picture of it.');
  process.exit(1);
}
const { chromium } = await import('playwright-core');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  const tab = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
  await tab.goto(pathToFileURL(html).href);
  await tab.evaluate(() => document.fonts.ready);
  await tab.screenshot({ path: png, fullPage: true });
} finally {
  await browser.close();
}
console.log(`\n${drawn} drawings: art/contact-sheet.html, art/contact-sheet.png`);
