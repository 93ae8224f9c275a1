import type { Colour, Paint, Shape } from '@pouch/art';

export const INKS = ['colour', 'grey'] as const;
export type Ink = (typeof INKS)[number];

/** The shapes as this ink prints them. */
export const inked = (shapes: readonly Shape[], ink: Ink): readonly Shape[] =>
  ink === 'grey' ? shapes.map(inGrey) : shapes;

function inGrey(shape: Shape): Shape {
  switch (shape.kind) {
    case 'path': {
      const { fill, stroke } = shape;
      return {
        ...shape,
        ...(fill && { fill: greyPaint(fill) }),
        ...(stroke && { stroke: { ...stroke, paint: greyPaint(stroke.paint) } }),
      };
    }
    case 'text':
      return { ...shape, fill: greyOf(shape.fill) };
    case 'group':
      return { ...shape, shapes: shape.shapes.map(inGrey) };
  }
}

const greyPaint = (paint: Paint): Paint =>
  typeof paint === 'string'
    ? greyOf(paint)
    : { ...paint, stops: paint.stops.map((stop) => ({ ...stop, colour: greyOf(stop.colour) })) };

/** The grey of the same brightness. */
function greyOf(colour: Colour): Colour {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const grey = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  return `#${grey.toString(16).padStart(2, '0').repeat(3)}`;
}
