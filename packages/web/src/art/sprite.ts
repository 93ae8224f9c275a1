import { type Drawing, toSvg } from '@pouch/art';

/**
 * Every drawing that is on the page stands once in a hidden sprite, and is used from there: a hundred coins of one
 * kind share their gradients, and none of them breaks when another one goes. Names and order come from the drawings
 * alone: nothing in the sprite reveals what was shown when.
 */

const known = new WeakMap<Drawing, SVGSymbolElement>();
let sprite: SVGSVGElement | undefined;

function spriteElement(): SVGSVGElement {
  if (sprite !== undefined) return sprite;
  sprite = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', 'sprite');
  document.body.prepend(sprite);
  return sprite;
}

/** The name under which the drawing stands in the sprite. */
export function symbolOf(drawing: Drawing): string {
  let symbol = known.get(drawing);
  if (symbol === undefined) {
    symbol = symbolFor(drawing);
    known.set(drawing, symbol);
  }
  if (!symbol.isConnected) add(symbol);
  return symbol.id;
}

/** Takes out what nothing on the page uses: a drawing that stays behind could tell what somebody has bid. */
export function forgetUnused(): void {
  const used = new Set(Array.from(document.querySelectorAll('use'), (use) => use.getAttribute('href')?.slice(1)));
  for (const symbol of [...spriteElement().children]) if (!used.has(symbol.id)) symbol.remove();
}

const UNNAMED = 'art-unnamed';

function symbolFor(drawing: Drawing): SVGSymbolElement {
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  const { x, y, width, height } = drawing.box;
  const markup = toSvg(drawing, { id: UNNAMED, decorative: true });
  symbol.id = `art-${hashOf(markup)}`;
  symbol.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  symbol.innerHTML = markup.replace(/^<svg[^>]*>|<\/svg>$/g, '').replaceAll(UNNAMED, symbol.id);
  return symbol;
}

/** In the order of the names. */
function add(symbol: SVGSymbolElement): void {
  const next = [...spriteElement().children].find(({ id }) => id >= symbol.id);
  // Another drawing may look just the same.
  if (next?.id !== symbol.id) spriteElement().insertBefore(symbol, next ?? null);
}

/** Twice FNV-1a, from two ends: long enough that no two drawings share a name. */
function hashOf(text: string): string {
  let first = 0x811c9dc5;
  let second = 0xc9dc5118;
  for (let at = 0; at < text.length; at++) {
    first = Math.imul(first ^ text.charCodeAt(at), 0x01000193);
    second = Math.imul(second ^ text.charCodeAt(text.length - 1 - at), 0x01000193);
  }
  return (first >>> 0).toString(36) + (second >>> 0).toString(36);
}
