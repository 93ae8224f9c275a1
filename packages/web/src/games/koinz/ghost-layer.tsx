import { koinzInternals } from '@pouch/rules';
import { memo, type ReactNode } from 'react';
import style from './ghost-layer.module.css';
import { GhostMark } from './ghost-mark.tsx';
import type { Show } from './show.ts';
import type { Pile, Size } from './types.ts';
import type { Held } from './use-ghost.ts';

const { bottomOf, carries, EDGE, radiusOf, topOf, xOf, yOf } = koinzInternals;

interface GhostLayerProps {
  readonly show: Show;
  readonly held: Held;
  readonly surface: number;
}

/** What is seen of the koin in hand over one surface. With a steady hand nothing helps: only the koin itself. */
export function GhostLayer({ show, held: { seat, ghost, fit }, surface }: GhostLayerProps): ReactNode {
  const { koin, at, laid } = ghost;
  // K7: what nudged a pile is seen there as long as the pile rocks.
  if (show.nudged?.seat === seat && laid?.surface === surface)
    return <GhostMark koin={laid.koin} seat={seat} at={laid} rocks />;
  if (show.stage !== 'lay' || koin === undefined) return null;
  const piles = show.view.surfaces[surface] ?? [];
  const isHere = ghost.surface === surface && at !== undefined;
  if (show.view.hand === 'steady') return isHere && <GhostMark koin={koin} seat={seat} at={at} />;
  return (
    <>
      <CarrierRings piles={piles} koin={koin} />
      {isHere && fit?.kind === 'overlap' && <InTheWay pile={piles[fit.pile]} />}
      {isHere && <GhostMark koin={koin} seat={seat} at={at} fit={fit} />}
    </>
  );
}

const Layer = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg viewBox={`0 0 ${EDGE} ${EDGE}`} className={style.layer} aria-hidden="true">
    {children}
  </svg>
);

/** Dotted rings around the koinz that can carry the one in hand. */
const CarrierRings = memo(function CarrierRings({
  piles,
  koin,
}: {
  readonly piles: readonly Pile[];
  readonly koin: Size;
}): ReactNode {
  return (
    <Layer>
      {piles
        .filter((pile) => carries(pile, koin))
        .map((pile) => (
          <circle
            key={`${xOf(pile)} ${yOf(pile)}`}
            className={style.carrier}
            cx={xOf(pile)}
            cy={yOf(pile)}
            r={radiusOf(topOf(pile)) + 1.6}
          />
        ))}
    </Layer>
  );
});

/** Around the koin that is in the way. */
function InTheWay({ pile }: { readonly pile: Pile | undefined }): ReactNode {
  if (pile === undefined) return null;
  return (
    <Layer>
      <circle key={pile} className={style.inTheWay} cx={xOf(pile)} cy={yOf(pile)} r={radiusOf(bottomOf(pile)) + 1} />
    </Layer>
  );
}
