/**
 * A drawing as plain data: paths, gradients and text, independent of the medium. The page shows it as SVG; kits paint it
 * natively into PDF.
 */

/** `#rrggbb` */
export type Colour = string;

export interface Stop {
  /** From 0 to 1. */
  readonly at: number;
  readonly colour: Colour;
  readonly opacity?: number;
}

/** A plain colour, or a gradient in the coordinates of the shape that it fills. */
export type Paint = Colour | LinearGradient | RadialGradient;

export interface LinearGradient {
  readonly kind: 'linear';
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly stops: readonly Stop[];
}

export interface RadialGradient {
  readonly kind: 'radial';
  readonly centre: readonly [x: number, y: number];
  readonly radius: number;
  readonly stops: readonly Stop[];
}

export interface Stroke {
  readonly paint: Paint;
  readonly width: number;
  readonly cap?: 'butt' | 'round';
  readonly join?: 'miter' | 'round';
  readonly dash?: readonly number[];
}

/** As in SVG and PDF: x' = a x + c y + e, y' = b x + d y + f. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** A path in SVG syntax. Circles and boxes are paths too: see `shapes.ts`. */
export interface PathShape {
  readonly kind: 'path';
  readonly d: string;
  readonly fill?: Paint;
  readonly rule?: 'nonzero' | 'evenodd';
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

/** The font: Brygada for display, Commissioner for the rest. */
export type Face = 'display' | 'text' | 'strong' | 'heavy';

export interface TextShape {
  readonly kind: 'text';
  readonly text: string;
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly face: Face;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly fill: Colour;
  readonly opacity?: number;
}

export interface Group {
  readonly kind: 'group';
  readonly shapes: readonly Shape[];
  readonly transform?: Transform;
  /** A clipping path in the group's own coordinates. */
  readonly clip?: string;
  readonly opacity?: number;
}

export type Shape = PathShape | TextShape | Group;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  /** The text alternative. */
  readonly title: string;
  readonly box: Box;
  readonly shapes: readonly Shape[];
}
