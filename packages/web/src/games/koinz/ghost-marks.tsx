import { koinzInternals, type Seat } from '@pouch/rules';
import { memo, type ReactNode } from 'react';
import type { Fit, Point } from './fit.ts';
import style from './ghost-marks.module.css';
import { KoinMark } from './koin.tsx';
import { Rocking } from './rocking.tsx';
import type { Pile, Size } from './types.ts';

const { bottomOf, carries, EDGE, radiusOf, topOf, xOf, yOf } = koinzInternals;

/** The ghost's own square: large enough for the largest koin with its sight marks. */
const HALF = 30;

export interface GhostMarkProps {
  readonly koin: Size;
  readonly seat: Seat;
  readonly at: Point;
  /** Left out with a steady hand: no rings, no signs. */
  readonly fit?: Fit | undefined;
  /** K7: it has nudged something. */
  readonly rocks?: boolean;
}

/** The koin in hand over a surface. Fits: solid ring, tick, sight marks. Does not: hatched, dashed ring, cross. */
export function GhostMark({ koin, seat, at, fit, rocks = false }: GhostMarkProps): ReactNode {
  const share = (mm: number): string => `${(mm / (2 * HALF)) * 100}%`;
  const r = radiusOf(koin);
  return (
    <svg
      viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
      className={style.ghost}
      style={{ transform: `translate(${share(at.x)}, ${share(at.y)})` }}
      data-ghost={fit === undefined ? 'steady' : fit.kind}
      data-x={at.x}
      data-y={at.y}
      aria-hidden="true"
    >
      <Rocking rocks={rocks}>
        <g className={style.koin}>
          <KoinMark size={koin} seat={seat} />
        </g>
        {fit !== undefined && (fit.kind === 'overlap' ? <DoesNot r={r} /> : <Fits r={r} />)}
      </Rocking>
    </svg>
  );
}

function Fits({ r }: { readonly r: number }): ReactNode {
  const ring = r + 1.6;
  const near = r + 3.8;
  const far = r + 6.5;
  const corner = 0.81 * r;
  return (
    <>
      <circle className={style.under} r={ring} strokeWidth={2.6} />
      <circle className={style.ring} r={ring} strokeWidth={1.5} />
      <path
        className={style.ring}
        d={`M0 ${-far}V${-near}M0 ${far}V${near}M${-far} 0H${-near}M${far} 0H${near}`}
        strokeWidth={0.9}
        strokeLinecap="round"
      />
      <g transform={`translate(${corner} ${-corner})`} strokeLinecap="round" strokeLinejoin="round">
        <circle className={style.badge} r={4.4} strokeWidth={0.9} />
        <path className={style.sign} d="M-1.9 .1-.5 1.5 2-1.4" strokeWidth={1.2} />
      </g>
    </>
  );
}

function DoesNot({ r }: { readonly r: number }): ReactNode {
  const corner = 0.77 * r;
  return (
    <g className={style.wax}>
      <pattern id="koinz-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={style.hatch} width="1.7" height="4" />
      </pattern>
      <circle r={r} fill="url(#koinz-hatch)" opacity={0.55} />
      <circle className={style.under} r={r + 1} strokeWidth={2.6} />
      <circle className={style.ring} r={r + 1} strokeWidth={1.5} strokeDasharray="3.2 2" />
      <g transform={`translate(${-corner} ${-corner})`} strokeLinecap="round">
        <circle className={style.badge} r={4.6} strokeWidth={0.9} />
        <path className={style.sign} d="M-1.7-1.7 1.7 1.7M1.7-1.7-1.7 1.7" strokeWidth={1.3} />
      </g>
    </g>
  );
}

const Layer = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg viewBox={`0 0 ${EDGE} ${EDGE}`} className={style.layer} aria-hidden="true">
    {children}
  </svg>
);

interface CarrierRingsProps {
  readonly piles: readonly Pile[];
  readonly koin: Size;
}

/** Dotted rings around the koinz that can carry the one in hand. */
export const CarrierRings = memo(function CarrierRings({ piles, koin }: CarrierRingsProps): ReactNode {
  return (
    <Layer>
      {piles
        .filter((pile) => carries(pile, koin))
        .map((pile) => (
          <circle
            key={`${xOf(pile)} ${yOf(pile)}`}
            className={style.ring}
            cx={xOf(pile)}
            cy={yOf(pile)}
            r={radiusOf(topOf(pile)) + 1.6}
            strokeDasharray="2.4 2.2"
            strokeLinecap="round"
          />
        ))}
    </Layer>
  );
});

/** Around the koin that is in the way. */
export function InTheWay({ pile }: { readonly pile: Pile | undefined }): ReactNode {
  if (pile === undefined) return null;
  return (
    <Layer>
      <g key={pile} className={style.wax}>
        <circle
          className={style.ring}
          cx={xOf(pile)}
          cy={yOf(pile)}
          r={radiusOf(bottomOf(pile)) + 1}
          strokeWidth={1.3}
        />
      </g>
    </Layer>
  );
}
