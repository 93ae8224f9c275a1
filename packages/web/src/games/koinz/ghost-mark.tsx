import { koinzInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Fit, Point } from './ghost.ts';
import { KoinMark } from './koin-mark.tsx';
import style from './surface.module.css';
import type { Pile, Size } from './types.ts';

const { bottomOf, EDGE, radiusOf, xOf, yOf } = koinzInternals;

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
      <g className={rocks ? style.rocks : undefined}>
        <g className={style.ghostKoin} data-fits={fit?.kind !== 'overlap'}>
          <KoinMark size={koin} seat={seat} />
        </g>
        {fit !== undefined && (fit.kind === 'overlap' ? <DoesNot r={radiusOf(koin)} /> : <Fits r={radiusOf(koin)} />)}
      </g>
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
      <circle className={style.ghostUnder} r={ring} />
      <circle className={style.ghostRing} r={ring} />
      <path className={style.sight} d={`M0 ${-far}V${-near}M0 ${far}V${near}M${-far} 0H${-near}M${far} 0H${near}`} />
      <g transform={`translate(${corner} ${-corner})`}>
        <circle className={style.badge} r={4.4} />
        <path className={style.badgeSign} d="M-1.9 .1-.5 1.5 2-1.4" />
      </g>
    </>
  );
}

function DoesNot({ r }: { readonly r: number }): ReactNode {
  const corner = 0.77 * r;
  return (
    <>
      <pattern id="koinz-hatch" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="4" fill="#3a1512" fillOpacity={0.45} />
        <rect width="1.7" height="4" fill="#FF8F80" />
      </pattern>
      <circle r={r} fill="url(#koinz-hatch)" opacity={0.55} />
      <circle className={style.ghostUnder} r={r + 1} />
      <circle className={style.waxRing} r={r + 1} />
      <g transform={`translate(${-corner} ${-corner})`}>
        <circle className={style.waxBadge} r={4.6} />
        <path className={style.waxSign} d="M-1.7-1.7 1.7 1.7M1.7-1.7-1.7 1.7" />
      </g>
    </>
  );
}

/** Around the koin that is in the way. */
export function InTheWay({ pile }: { readonly pile: Pile | undefined }): ReactNode {
  if (pile === undefined) return null;
  return (
    <svg viewBox={`0 0 ${EDGE} ${EDGE}`} className={style.layer} aria-hidden="true">
      <circle key={pile} className={style.wayRing} cx={xOf(pile)} cy={yOf(pile)} r={radiusOf(bottomOf(pile)) + 1} />
    </svg>
  );
}
