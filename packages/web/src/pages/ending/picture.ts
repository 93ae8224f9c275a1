import brygadaMore from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url';
import brygada from '@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url';
import commissionerMore from '@fontsource-variable/commissioner/files/commissioner-latin-ext-wght-normal.woff2?url';
import commissioner from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import { type Drawing, toSvg } from '@pouch/art';
import type { MeasureText } from './share-card.ts';

/** A drawing as a picture that can be sent: SVG, then canvas, then PNG. */

/** A picture has no page around it whose fonts it could use: they go into it. */
const FONTS = [
  { family: 'Brygada 1918 Variable', weight: '400 700', url: brygada, letters: 'latin' },
  { family: 'Brygada 1918 Variable', weight: '400 700', url: brygadaMore, letters: 'more' },
  { family: 'Commissioner Variable', weight: '100 900', url: commissioner, letters: 'latin' },
  { family: 'Commissioner Variable', weight: '100 900', url: commissionerMore, letters: 'more' },
] as const;

/** The letters that the first files have; names may have others. */
const LATIN = 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212';
const MORE = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+A720-A7FF';

export async function pngOf(
  drawing: Drawing,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const svg = toSvg(drawing, { width, id: 'card' });
  const styled = svg.replace('>', `><style>${await fontStyle(svg)}text{font-feature-settings:"lnum"}</style>`);
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(styled)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

async function fontStyle(svg: string): Promise<string> {
  const needsMore = /[\u0100-\u02ff\u1e00-\u1eff\ua720-\ua7ff]/.test(svg);
  const needed = FONTS.filter(({ letters }) => letters === 'latin' || needsMore);
  const rules = await Promise.all(
    needed.map(async ({ family, weight, url, letters }) => {
      const range = letters === 'latin' ? LATIN : MORE;
      return `@font-face{font-family:"${family}";font-weight:${weight};src:url(${await dataUrl(url)}) format("woff2");unicode-range:${range}}`;
    }),
  );
  return rules.join('');
}

async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).replace(/^data:[^;,]*/, 'data:font/woff2'));
    reader.onerror = () => failed(reader.error ?? new Error('a font could not be read'));
    reader.readAsDataURL(blob);
  });
}

const FAMILY = {
  display: '700 %px "Brygada 1918 Variable"',
  text: '500 %px "Commissioner Variable"',
  strong: '700 %px "Commissioner Variable"',
  heavy: '800 %px "Commissioner Variable"',
} as const;

/** Measures with the page's own fonts, which are the same. */
export function canvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d');
  return (text, face, size) => {
    if (context === null) return text.length * size * 0.55;
    context.font = FAMILY[face].replace('%', String(size));
    return context.measureText(text).width;
  };
}
