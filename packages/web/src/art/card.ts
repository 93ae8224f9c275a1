import { circle, type Drawing, placed, type Shape, transformed } from '@pouch/art';

/** The pictures on the games' cards, each one drawing with nothing that matters at the sides. */
export const CARD_ART = { width: 300, height: 180 };

/** Draws a card when it is first shown. */
export function cardArt(shapes: () => readonly Shape[]): () => Drawing {
  let made: Drawing | undefined;
  return () => {
    made ??= { title: '', box: { x: 0, y: 0, ...CARD_ART }, shapes: shapes() };
    return made;
  };
}

interface Laid {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly degrees?: number;
}

/** A coin put down with its middle at a place, turned a little, with its shadow. */
export function laid(drawing: Drawing, { x, y, width, degrees = 0 }: Laid): Shape[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const r = 0.5 * width;
  const shadow: Shape = {
    kind: 'path',
    d: circle(x, y + 0.05 * width, r),
    fill: {
      kind: 'radial',
      centre: [x, y + 0.05 * width],
      radius: r,
      stops: [
        { at: 0.8, colour: '#000000', opacity: 0.5 },
        { at: 1, colour: '#000000', opacity: 0 },
      ],
    },
  };
  return [shadow, transformed([placed(drawing, 0, 0, width)], [cos, sin, -sin, cos, x, y])];
}
