import type { Drawing, Face, Paint, Shape, Stroke } from './drawing.js';
import { short } from './shapes.js';

const FAMILIES: Readonly<Record<Face, { readonly family: string; readonly weight: number }>> = {
  display: { family: "'Brygada 1918 Variable','Brygada 1918',serif", weight: 700 },
  text: { family: "'Commissioner Variable',Commissioner,sans-serif", weight: 500 },
  strong: { family: "'Commissioner Variable',Commissioner,sans-serif", weight: 700 },
  heavy: { family: "'Commissioner Variable',Commissioner,sans-serif", weight: 800 },
};

export interface SvgOptions {
  readonly width?: number;
  /** A prefix for definitions, different for each drawing of a page. */
  readonly id?: string;
  /** Hides the drawing from screen readers: the words beside it say the same. */
  readonly decorative?: boolean;
}

export function toSvg(drawing: Drawing, options: SvgOptions = {}): string {
  const { x, y, width, height } = drawing.box;
  const definitions = new Definitions(options.id ?? 'd');
  const body = drawing.shapes.map((shape) => shapeSvg(shape, definitions)).join('');
  const size =
    options.width === undefined
      ? ''
      : ` width="${short(options.width)}" height="${short((options.width * height) / width)}"`;
  const label =
    options.decorative === true ? ' aria-hidden="true"' : ` role="img" aria-label="${escaped(drawing.title)}"`;
  const viewBox = [x, y, width, height].map(short).join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size}${label}>${definitions.svg()}${body}</svg>`;
}

/** Gradients and clips, each defined once and used by its id. */
class Definitions {
  private readonly names = new Map<string, string>();

  constructor(private readonly id: string) {}

  /** The id of a definition; `make` writes it with a given id. */
  name(make: (name: string) => string): string {
    const content = make('');
    const known = this.names.get(content);
    if (known !== undefined) return known;
    const name = `${this.id}-${this.names.size}`;
    this.names.set(content, name);
    return name;
  }

  svg(): string {
    if (this.names.size === 0) return '';
    const all = [...this.names].map(([content, name]) => content.replace(' id=""', ` id="${name}"`));
    return `<defs>${all.join('')}</defs>`;
  }
}

function paintSvg(paint: Paint, definitions: Definitions): string {
  if (typeof paint === 'string') return paint;
  const stops = paint.stops
    .map(({ at, colour, opacity }) => {
      const seen = opacity === undefined ? '' : ` stop-opacity="${short(opacity)}"`;
      return `<stop offset="${short(at)}" stop-color="${colour}"${seen}/>`;
    })
    .join('');
  const name = definitions.name((id) =>
    paint.kind === 'linear'
      ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${short(paint.from[0])}" y1="${short(paint.from[1])}" x2="${short(paint.to[0])}" y2="${short(paint.to[1])}">${stops}</linearGradient>`
      : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(paint.centre[0])}" cy="${short(paint.centre[1])}" r="${short(paint.radius)}">${stops}</radialGradient>`,
  );
  return `url(#${name})`;
}

function strokeSvg({ paint, width, cap, join, dash }: Stroke, definitions: Definitions): string {
  const parts = [` stroke="${paintSvg(paint, definitions)}" stroke-width="${short(width)}"`];
  if (cap !== undefined) parts.push(` stroke-linecap="${cap}"`);
  if (join !== undefined) parts.push(` stroke-linejoin="${join}"`);
  if (dash !== undefined) parts.push(` stroke-dasharray="${dash.map(short).join(' ')}"`);
  return parts.join('');
}

function shapeSvg(shape: Shape, definitions: Definitions): string {
  const opacity = shape.opacity === undefined ? '' : ` opacity="${short(shape.opacity)}"`;
  switch (shape.kind) {
    case 'path': {
      const fill = shape.fill === undefined ? ' fill="none"' : ` fill="${paintSvg(shape.fill, definitions)}"`;
      const rule = shape.rule === 'evenodd' ? ' fill-rule="evenodd"' : '';
      const stroke = shape.stroke === undefined ? '' : strokeSvg(shape.stroke, definitions);
      return `<path d="${shape.d}"${fill}${rule}${stroke}${opacity}/>`;
    }
    case 'text': {
      const { family, weight } = FAMILIES[shape.face];
      const anchor = shape.anchor === 'start' ? '' : ` text-anchor="${shape.anchor}"`;
      return `<text x="${short(shape.x)}" y="${short(shape.y)}" font-family="${family}" font-weight="${weight}" font-size="${short(shape.size)}"${anchor} fill="${shape.fill}"${opacity}>${escaped(shape.text)}</text>`;
    }
    case 'group': {
      const transform =
        shape.transform === undefined ? '' : ` transform="matrix(${shape.transform.map(short).join(' ')})"`;
      const body = shape.shapes.map((each) => shapeSvg(each, definitions)).join('');
      if (shape.clip === undefined) return `<g${transform}${opacity}>${body}</g>`;
      const clip = definitions.name((id) => `<clipPath id="${id}"><path d="${shape.clip}"/></clipPath>`);
      return `<g${transform}${opacity} clip-path="url(#${clip})">${body}</g>`;
    }
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
