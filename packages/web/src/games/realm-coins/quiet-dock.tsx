import { has, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import type { Names } from '../../table/kit.ts';
import { Chip } from '../../ui/chip.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import { DockFrame } from './dock-frame.tsx';
import type { Shown } from './due.ts';
import { metalCounts } from './faces.ts';
import style from './quiet-dock.module.css';
import { stashSpot } from './spots.ts';
import { stateOf } from './standing.ts';
import { StashHead } from './stash-head.tsx';

export interface QuietDockProps {
  readonly seat: Seat;
  readonly names: Names;
  readonly shown: Shown;
  /** Who is awaited, in words; nothing while things are still being shown. */
  readonly waiting: string | undefined;
}

/** What is mine while there is nothing for me to decide. */
export function QuietDock({ seat, names, shown, waiting }: QuietDockProps): ReactNode {
  const { show } = shown;
  const stash = show.stashes[seat] ?? 0;
  const state = stateOf(shown, seat, names);
  return (
    <DockFrame label={t('realm.dock')} size="low" className={style.dock}>
      <div className={style.stash} data-spot={stashSpot(seat)}>
        <StashHead seat={seat} name={names.of(seat)} stash={stash} />
        <div className={style.counts}>
          <MetalCounts counts={metalCounts(stash)} size={26} />
          {state !== undefined && <Chip>{state.text}</Chip>}
        </div>
      </div>
      <p className={style.text}>{has(show.out, seat) ? t('realm.out.text') : (waiting ?? t('realm.skip'))}</p>
    </DockFrame>
  );
}
