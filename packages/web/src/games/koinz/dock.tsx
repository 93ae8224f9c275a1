import type { ReactNode } from 'react';
import { usePhone } from '../../device/media.ts';
import type { Names, PlayProps } from '../../table/kit.ts';
import { Dock as Region } from '../../table/layout.tsx';
import { Ring } from '../../table/ring.tsx';
import { t } from '../../words/t.ts';
import { ChooseDock } from './choose-dock.tsx';
import style from './dock.module.css';
import { LayDock } from './lay-dock.tsx';
import type { Show } from './show.ts';
import type { Types } from './types.ts';
import type { Held } from './use-ghost.ts';

export interface DockProps extends Pick<PlayProps<Types, Show>, 'show' | 'view' | 'seat' | 'snapshot' | 'decide'> {
  readonly names: Names;
  /** Whether the decision is mine now. */
  readonly due: boolean;
  /** Whether a press now is meant for it. */
  readonly mayDecide: () => boolean;
  readonly held: Held;
}

/** What is mine: the numbers to choose from, or my koinz and the button that lays one. */
export function Dock(props: DockProps): ReactNode {
  if (props.show.stage === 'choose')
    return (
      <Region key="choose" label={t('koinz.choose.dock')} className={style.dock ?? ''}>
        <ChooseDock {...props} clock={<DockClock {...props} />} />
      </Region>
    );
  return (
    <Region key="lay" label={t('koinz.dock')} className={style.dock ?? ''}>
      <LayDock {...props} clock={<DockClock {...props} />} />
    </Region>
  );
}

/** My clock, if the table has one. On a phone it stands in the top bar. */
function DockClock({ snapshot, seat }: Pick<DockProps, 'snapshot' | 'seat'>): ReactNode {
  const phone = usePhone();
  const clock = snapshot.clocks[seat];
  return clock !== undefined && !phone && <Ring clock={clock} size={58} />;
}
