import { symbolOf } from '../art/sprite.ts';
import type { Motion } from '../device/media.ts';
import { type Flight, flightPath } from './flight.ts';

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
  const { size, waypoints, millis } = flightPath(flight, from, to);
  const coin = svgOf(flight, size);
  const animation = coin.animate(
    waypoints.map(({ x, y, scale }) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` })),
    { duration: millis, delay: flight.delay ?? 0, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'both' },
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

function svgOf({ drawing }: Flight, size: number): SVGSVGElement {
  const { x, y, width, height } = drawing.box;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  setAll(svg, {
    viewBox: `${x} ${y} ${width} ${height}`,
    width: size,
    height: (size * height) / width,
    'aria-hidden': 'true',
    class: 'flying',
  });
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  setAll(use, { href: `#${symbolOf(drawing)}`, x, y, width, height });
  svg.append(use);
  document.body.append(svg);
  return svg;
}

function setAll(element: Element, attributes: Readonly<Record<string, string | number>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}
