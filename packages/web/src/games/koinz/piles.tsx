import { koinzInternals } from '@pouch/rules';
import { memo, type ReactNode, useRef } from 'react';
import { KoinMark } from './koin.tsx';
import style from './piles.module.css';
import { Rocking } from './rocking.tsx';
import { pileSpot } from './spots.ts';
import type { Pile } from './types.ts';

const { bottomOf, EDGE, ownerOf, radiusOf, SIZES, topOf, xOf, yOf } = koinzInternals;

export interface PilesProps {
  readonly round: number;
  readonly surface: number;
  readonly piles: readonly Pile[];
  readonly fresh?: number | undefined;
  readonly nudged?: number | undefined;
}

/** The koinz that lie on a surface. They are drawn again only when one is laid: not while a ghost moves. */
export const Piles = memo(function Piles({ round, surface, piles, fresh, nudged }: PilesProps): ReactNode {
  const landed = useLanded(piles, fresh);
  return (
    <svg viewBox={`0 0 ${EDGE} ${EDGE}`} className={style.piles} aria-hidden="true">
      {piles.map((pile, index) => (
        <PileMark
          // A koin that lands on a pile is a new thing to see.
          key={`${xOf(pile)} ${yOf(pile)} ${topOf(pile)}`}
          pile={pile}
          spot={pileSpot(round, surface, index)}
          fresh={index === fresh}
          rocks={index === nudged}
        />
      ))}
      {landed !== undefined && (
        <circle
          key={landed}
          className={style.landed}
          cx={xOf(landed)}
          cy={yOf(landed)}
          r={radiusOf(topOf(landed)) + 1.8}
        />
      )}
    </svg>
  );
});

/** The pile on which a koin landed last: its ring fades for longer than its scene lasts. */
function useLanded(piles: readonly Pile[], fresh: number | undefined): Pile | undefined {
  const last = useRef<number>(undefined);
  if (fresh !== undefined) last.current = fresh;
  return last.current === undefined ? undefined : piles[last.current];
}

interface PileMarkProps {
  readonly pile: Pile;
  readonly spot: string;
  readonly fresh: boolean;
  readonly rocks: boolean;
}

/** A pile: the covered koinz as rings, the top one in full. */
function PileMark({ pile, spot, fresh, rocks }: PileMarkProps): ReactNode {
  const top = topOf(pile);
  const x = xOf(pile);
  const y = yOf(pile);
  return (
    <Rocking rocks={rocks} spot={spot}>
      {SIZES.map((name, size) => {
        const seat = ownerOf(pile, size);
        if (seat === undefined) return null;
        return (
          <g key={name} className={fresh && size === top ? style.drops : undefined}>
            <KoinMark size={size} seat={seat} x={x} y={y} covered={size !== top} />
          </g>
        );
      })}
      <circle className={style.pointed} cx={x} cy={y} r={radiusOf(bottomOf(pile)) + 1.4} />
    </Rocking>
  );
}
