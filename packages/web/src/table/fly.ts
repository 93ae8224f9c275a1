import { MOTION } from '@pouch/art';
import { symbolOf } from '../art/sprite.ts';
import type { Motion } from '../device/media.ts';
import type { Flight } from './flight.ts';

/** Coins that travel over everything else. Only transforms move, so the page stays quick on slow devices. */

const flying = new Map<Animation, SVGSVGElement>();

const spotIn = (root: ParentNode, name: string): Element | null =>
  root.querySelector(`[data-spot="${CSS.escape(name)}"]`);

/** `root` holds the board: there can be several on a page. */
export function fly(flights: readonly Flight[], motion: Motion, root: ParentNode = document): void {
  if (motion === 'none') return;
  // All places are measured before the first coin is there: each of them makes the page lay itself out again.
  const boxOf = (spot: string): DOMRect | undefined => spotIn(root, spot)?.getBoundingClientRect();
  const ways = flights.map((flight) => ({ flight, from: boxOf(flight.from), to: boxOf(flight.to) }));
  for (const { flight, from, to } of ways) {
    // A place that is not on the screen (a sheet is over it, a row is scrolled away) sends nothing.
    if (from !== undefined && to !== undefined) send(flight, from, to);
  }
}

function send(flight: Flight, from: DOMRect, to: DOMRect): void {
  const size = Math.max(24, Math.min(from.width, from.height, flight.size === 'place' ? Number.POSITIVE_INFINITY : 96));
  const coin = svgOf(flight, size);
  const start = middleOf(from, size);
  const end = middleOf(to, size);
  const endSize = Math.max(0.3, Math.min(1, Math.min(to.width, to.height) / size));
  const arc = flight.path === 'collect' ? -Math.min(60, Math.abs(end.x - start.x) / 4 + 12) : 0;
  const at = (x: number, y: number, scale: number): string => `translate(${x}px, ${y}px) scale(${scale})`;
  const animation = coin.animate(
    [
      { transform: at(start.x, start.y, 1), opacity: 1 },
      ...(arc === 0
        ? []
        : [{ transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 + arc, (1 + endSize) / 2), opacity: 1 }]),
      { transform: at(end.x, end.y, endSize), opacity: 1 },
    ],
    {
      duration: flight.millis ?? (flight.path === 'collect' ? MOTION.collect : MOTION.move),
      delay: flight.delay ?? 0,
      easing: 'cubic-bezier(0.2, 0, 0, 1)',
      fill: 'both',
    },
  );
  flying.set(animation, coin);
  animation.addEventListener('finish', () => land(animation));
}

/** Ends every flight at once: somebody has pressed something. */
export function landAll(): void {
  for (const animation of [...flying.keys()]) {
    animation.cancel();
    land(animation);
  }
}

function land(animation: Animation): void {
  flying.get(animation)?.remove();
  flying.delete(animation);
}

const middleOf = (box: DOMRect, size: number): { readonly x: number; readonly y: number } => ({
  x: box.left + box.width / 2 - size / 2,
  y: box.top + box.height / 2 - size / 2,
});

function svgOf({ drawing }: Flight, size: number): SVGSVGElement {
  const { x, y, width, height } = drawing.box;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.setAttribute('width', String(size));
  svg.setAttribute('height', String((size * height) / width));
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'flying');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${symbolOf(drawing)}`);
  use.setAttribute('x', String(x));
  use.setAttribute('y', String(y));
  use.setAttribute('width', String(width));
  use.setAttribute('height', String(height));
  svg.append(use);
  document.body.append(svg);
  return svg;
}
