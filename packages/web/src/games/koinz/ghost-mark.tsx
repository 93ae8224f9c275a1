import { koinzInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Fit, Point } from './fit.ts';
import style from './ghost-mark.module.css';
import { KoinMark } from './koin.tsx';
import { Rocking } from './rocking.tsx';
import type { Size } from './types.ts';

const { radiusOf } = koinzInternals;

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
        <g className={style.koin} data-fits={fit?.kind !== 'overlap'}>
          <KoinMark size={koin} seat={seat} />
        </g>
        {fit !== undefined && (fit.kind === 'overlap' ? <DoesNot r={radiusOf(koin)} /> : <Fits r={radiusOf(koin)} />)}
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
      <circle className={style.under} r={ring} />
      <circle className={style.ring} r={ring} />
      <path className={style.sight} d={`M0 ${-far}V${-near}M0 ${far}V${near}M${-far} 0H${-near}M${far} 0H${near}`} />
      <g transform={`translate(${corner} ${-corner})`}>
        <circle className={style.badge} r={4.4} />
        <path className={style.sign} d="M-1.9 .1-.5 1.5 2-1.4" />
      </g>
    </>
  );
}

function DoesNot({ r }: { readonly r: number }): ReactNode {
  const corner = 0.77 * r;
  return (
    <>
      <pattern id="koinz-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={style.hatchGround} width="4" height="4" />
        <rect className={style.hatchLine} width="1.7" height="4" />
      </pattern>
      <circle r={r} fill="url(#koinz-hatch)" opacity={0.55} />
      <g className={style.wax}>
        <circle className={style.under} r={r + 1} />
        <circle className={style.ring} r={r + 1} />
        <g transform={`translate(${-corner} ${-corner})`}>
          <circle className={style.badge} r={4.6} />
          <path className={style.sign} d="M-1.7-1.7 1.7 1.7M1.7-1.7-1.7 1.7" />
        </g>
      </g>
    </>
  );
}
