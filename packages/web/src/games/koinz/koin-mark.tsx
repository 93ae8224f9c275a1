import type { KoinSeat } from '@pouch/art';
import { koinzInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { koin as koinDrawing } from '../../art/drawings.ts';
import { symbolOf } from '../../art/sprite.ts';
import style from './surface.module.css';
import type { Pile, Size } from './types.ts';

const { bottomOf, ownerOf, radiusOf, SIZES, topOf, xOf, yOf } = koinzInternals;

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

/** A koin by itself, drawn to a scale in points a millimetre. */
export function KoinDisc({
  size,
  seat,
  scale,
}: {
  readonly size: Size;
  readonly seat: Seat;
  readonly scale: number;
}): ReactNode {
  const half = radiusOf(size) + 1.2;
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      width={2 * half * scale}
      height={2 * half * scale}
      aria-hidden="true"
    >
      <KoinMark size={size} seat={seat} />
    </svg>
  );
}

/** A pile: the covered koinz as rings, the top one in full. */
export function PileMark({
  pile,
  spot,
  fresh,
  rocks,
}: {
  readonly pile: Pile;
  readonly spot: string;
  readonly fresh: boolean;
  readonly rocks: boolean;
}): ReactNode {
  const top = topOf(pile);
  const x = xOf(pile);
  const y = yOf(pile);
  return (
    <g data-spot={spot} className={rocks ? style.rocks : undefined}>
      {SIZES.map((name, size) => {
        const seat = ownerOf(pile, size);
        if (seat === undefined) return null;
        return (
          <g key={name} className={fresh && size === top ? style.drops : undefined}>
            <KoinMark size={size} seat={seat} x={x} y={y} covered={size !== top} />
          </g>
        );
      })}
      <circle className={style.pointedRing} cx={x} cy={y} r={radiusOf(bottomOf(pile)) + 1.4} />
    </g>
  );
}
