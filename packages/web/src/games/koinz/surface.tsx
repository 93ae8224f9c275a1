import { koinzInternals } from '@pouch/rules';
import { type HTMLAttributes, memo, type ReactNode, useRef } from 'react';
import { Art } from '../../art/art.tsx';
import type { Names } from '../../table/kit.ts';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { PileMark } from './koin-mark.tsx';
import { localeOf, pileSpot } from './places.ts';
import type { SurfaceScore } from './show.ts';
import style from './surface.module.css';
import type { Pile, Size } from './types.ts';
import { who } from './words.ts';

const { carries, EDGE, radiusOf, topOf, xOf, yOf } = koinzInternals;

const WHOLE = `0 0 ${EDGE} ${EDGE}`;

export interface SceneProps {
  readonly round: number;
  readonly surface: number;
  readonly piles: readonly Pile[];
  readonly fresh?: number | undefined;
  readonly nudged?: number | undefined;
}

/** The locale with the koinz that lie on it. It is drawn again only when a koin is laid: not while a ghost moves. */
export const SurfaceScene = memo(function SurfaceScene({
  round,
  surface,
  piles,
  fresh,
  nudged,
}: SceneProps): ReactNode {
  const landed = useLanded(piles, fresh);
  return (
    <>
      <Art drawing={localeOf(round, surface).drawing} label="" className={style.scene} />
      <svg viewBox={WHOLE} className={style.layer} aria-hidden="true">
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
            key={`${landed}-${topOf(piles[landed] ?? 0)}`}
            className={style.landedRing}
            cx={xOf(piles[landed] ?? 0)}
            cy={yOf(piles[landed] ?? 0)}
            r={radiusOf(topOf(piles[landed] ?? 0)) + 1.8}
          />
        )}
      </svg>
    </>
  );
});

/** The pile on which a koin landed last: its ring fades for longer than its scene lasts. */
function useLanded(piles: readonly Pile[], fresh: number | undefined): number | undefined {
  const last = useRef<number>(undefined);
  if (fresh !== undefined) last.current = fresh;
  if (last.current !== undefined && last.current >= piles.length) last.current = undefined;
  return last.current;
}

/** Dotted rings around the koinz that can carry the one in hand. */
export const CarrierRings = memo(function CarrierRings({
  piles,
  koin,
}: {
  readonly piles: readonly Pile[];
  readonly koin: Size;
}): ReactNode {
  return (
    <svg viewBox={WHOLE} className={style.layer} aria-hidden="true">
      {piles
        .filter((pile) => carries(pile, koin))
        .map((pile) => (
          <circle
            key={`${xOf(pile)} ${yOf(pile)}`}
            className={style.carrierRing}
            cx={xOf(pile)}
            cy={yOf(pile)}
            r={radiusOf(topOf(pile)) + 1.6}
          />
        ))}
    </svg>
  );
});

/** Who won the surface: washed in their colour, with their crest. */
export function Wash({ score, names }: { readonly score: SurfaceScore; readonly names: Names }): ReactNode {
  const { winner, points } = score;
  if (winner === null)
    return (
      <div className={`${style.wash} ${style.tied}`}>
        <span className={style.verdict}>{t(points.some((each) => each > 0) ? 'koinz.tied' : 'koinz.no-points')}</span>
      </div>
    );
  return (
    <div className={style.wash} data-winner={winner}>
      <span className={style.washColour} style={{ background: `var(--player-${winner})` }} />
      <span className={style.washCrest}>
        <Crest seat={winner} name={names.of(winner)} size={96} />
      </span>
      <span className={style.verdict}>{t('koinz.wins-it', who(names, winner))}</span>
    </div>
  );
}

/** The board itself: 120 mm square, whatever that is in points. Its scenes are dark in both themes, its frame is not. */
export function BoardFrame({ children, className = '', ...rest }: HTMLAttributes<HTMLDivElement>): ReactNode {
  return (
    <div className={`${style.board} ${className}`} {...rest}>
      <div className={style.inside} data-theme="dark">
        {children}
      </div>
    </div>
  );
}
