import type { Seat } from '@pouch/rules';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import type { Names, PlayProps } from '../../table/kit.ts';
import { Ring } from '../../table/ring.tsx';
import type { Snapshot } from '../../table/source.ts';
import style from './dock.module.css';
import type { KoinzShow } from './show.ts';
import type { KoinzTypes } from './types.ts';

export interface DockProps extends Pick<PlayProps<KoinzTypes, KoinzShow>, 'show' | 'seat' | 'snapshot' | 'decide'> {
  readonly names: Names;
  /** Whether the decision is mine now. */
  readonly due: boolean;
}

/** The cap of the key that decides. */
export const ENTER = '↵';

/** My clock, if the table has one. On a phone it stands in the top bar. */
export function DockClock({
  snapshot,
  seat,
}: {
  readonly snapshot: Snapshot<KoinzTypes>;
  readonly seat: Seat;
}): ReactNode {
  const phone = usePhone();
  const clock = snapshot.clocks[seat];
  if (clock === undefined || phone) return null;
  return (
    <div className={style.clock}>
      <Ring clock={clock} size={58} />
    </div>
  );
}

/** Why the last decision was refused. */
export function Refused({ snapshot }: { readonly snapshot: Snapshot<KoinzTypes> }): ReactNode {
  if (snapshot.refusal === undefined) return null;
  return (
    <p className={style.wax} role="alert">
      <CircleX size={18} aria-hidden="true" />
      {snapshot.refusal}
    </p>
  );
}
