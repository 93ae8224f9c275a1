import type { ReactNode } from 'react';
import { useLow, usePhone } from '../../device/media.ts';
import type { Names, PlayProps } from '../../table/kit.ts';
import { Dock as Region } from '../../table/layout.tsx';
import { Ring } from '../../table/ring.tsx';
import { t } from '../../words/t.ts';
import { ChooseDock } from './choose-dock.tsx';
import style from './dock.module.css';
import { dockOf } from './dock-state.ts';
import { LayDock } from './lay-dock.tsx';
import type { Show } from './show.ts';
import { Stage } from './stage.tsx';
import type { Types } from './types.ts';
import type { Held } from './use-ghost.ts';

export interface DockProps extends Pick<PlayProps<Types, Show>, 'show' | 'seat' | 'snapshot' | 'decide' | 'stage'> {
  readonly names: Names;
  /** Whether the decision is mine now. */
  readonly due: boolean;
  /** Whether a press now is meant for it. */
  readonly mayDecide: () => boolean;
  readonly held: Held;
}

const INSIDE = `${style.dock} ${style.inside}`;

/** What is mine: the numbers to choose from, or my koinz and the button that lays one; else what happens. */
export function Dock(props: DockProps): ReactNode {
  const { show, seat, due, stage, names } = props;
  switch (dockOf(show, seat, due)) {
    case 'choose':
      return (
        <Region key="choose" label={t('koinz.choose.dock')} className={INSIDE}>
          <ChooseDock {...props} clock={<DockClock {...props} />} />
        </Region>
      );
    case 'lay':
      return (
        <Region key="lay" label={t('koinz.dock')} className={INSIDE}>
          <LayDock {...props} clock={<DockClock {...props} />} />
        </Region>
      );
    case 'stage':
      return <Stage key="stage" show={show} stage={stage} names={names} />;
  }
}

/** My clock, if the table has one. On a phone it is in the top bar. */
function DockClock({ snapshot, seat }: Pick<DockProps, 'snapshot' | 'seat'>): ReactNode {
  const phone = usePhone();
  const low = useLow();
  const clock = snapshot.clocks[seat];
  return clock !== undefined && !phone && !low && <Ring clock={clock} size={58} />;
}
