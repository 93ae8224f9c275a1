import { type Drawing, toSvg } from '@pouch/art';

/**
 * Every drawing that is on the page stands once in a hidden sprite, and is used from there: a hundred coins of one
 * kind share their gradients, and none of them breaks when another one goes.
 */

const known = new WeakMap<Drawing, string>();
let sprite: SVGSVGElement | undefined;
let count = 0;

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
  const name = known.get(drawing);
  if (name !== undefined) return name;
  const fresh = `art-${count++}`;
  known.set(drawing, fresh);
  const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
  const { x, y, width, height } = drawing.box;
  symbol.id = fresh;
  symbol.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  symbol.innerHTML = toSvg(drawing, { id: fresh, decorative: true }).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  spriteElement().append(symbol);
  return fresh;
}
