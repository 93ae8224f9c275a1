import { has, type realmInternals, type Seat } from '@pouch/rules';
import type { ReactNode } from 'react';
import { Dock } from '../../table/layout.tsx';
import { MetalCounts } from '../../ui/metal-count.tsx';
import { t } from '../../words/t.ts';
import { metalCounts } from './faces.ts';
import frames from './frames.module.css';
import style from './quiet-dock.module.css';
import type { RealmShow } from './show.ts';
import { StashHead } from './stash-faces.tsx';

export interface QuietDockProps {
  readonly seat: Seat;
  readonly name: string;
  readonly show: RealmShow;
  /** What is over it: the dock is as high as the others that stand there, so that nothing moves. */
  readonly frame: 'pools' | 'bids';
  /** Who is awaited, in words; nothing while things are still being shown. */
  readonly waiting: string | undefined;
}

/** What is mine while there is nothing for me to decide. */
export function QuietDock({ seat, name, show, frame, waiting }: QuietDockProps): ReactNode {
  const stash: realmInternals.Metals = show.stashes[seat] ?? 0;
  const isOut = has(show.out, seat);
  return (
    <Dock label={t('realm.dock')} className={`${style.dock} ${frame === 'pools' ? frames.pools : frames.bids}`}>
      <div className={style.stash}>
        <StashHead seat={seat} name={name} stash={stash} />
        <MetalCounts counts={metalCounts(stash)} size={26} />
      </div>
      <p className={style.text}>{isOut ? t('realm.out.text') : (waiting ?? t('realm.skip'))}</p>
    </Dock>
  );
}
