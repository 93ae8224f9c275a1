import type { KoinSeat } from '@pouch/art';
import { koinzInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { koin as koinDrawing } from '../../art/drawings.ts';
import { symbolOf } from '../../art/sprite.ts';
import type { Size } from './types.ts';

const { radiusOf, SIZES } = koinzInternals;

interface KoinMarkProps {
  readonly size: Size;
  readonly seat: Seat;
  readonly x?: number;
  readonly y?: number;
  readonly covered?: boolean;
}

/** A koin within a drawing whose unit is the millimetre. */
export function KoinMark({ size, seat, x = 0, y = 0, covered = false }: KoinMarkProps): ReactNode {
  const drawing = koinDrawing(SIZES[size] ?? 'small', seat as KoinSeat, covered);
  const { x: left, y: top, width, height } = drawing.box;
  return <use href={`#${symbolOf(drawing)}`} x={x + left} y={y + top} width={width} height={height} />;
}

interface KoinDiscProps {
  readonly size: Size;
  readonly seat: Seat;
  /** In points a millimetre. */
  readonly scale: number;
}

/** A koin by itself. */
export function KoinDisc({ size, seat, scale }: KoinDiscProps): ReactNode {
  const half = radiusOf(size) + 1.2;
  const edge = 2 * half;
  return (
    <svg viewBox={`${-half} ${-half} ${edge} ${edge}`} width={edge * scale} height={edge * scale} aria-hidden="true">
      <KoinMark size={size} seat={seat} />
    </svg>
  );
}
