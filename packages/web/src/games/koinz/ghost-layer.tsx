import type { ReactNode } from 'react';
import { CarrierRings, GhostMark, InTheWay } from './ghost-marks.tsx';
import type { Show } from './show.ts';
import type { Held } from './use-ghost.ts';

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
