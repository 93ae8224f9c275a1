import type { ReactNode } from 'react';
import { Crest } from '../../ui/crest.tsx';
import { t } from '../../words/t.ts';
import { isAmong } from './acting.ts';
import type { DockProps } from './dock.tsx';
import style from './large-ring.module.css';
import { LargeRing } from './large-ring.tsx';
import { useLeft } from './use-time.ts';

const TENTH = 100;

/** Somebody points: their crest, and the time left in tenths. */
export function PointDock({ view, players, mine, snapshot }: DockProps): ReactNode {
  const { caller } = view;
  const player = caller === null ? undefined : players[caller];
  const clock = caller === null ? undefined : snapshot.clocks[caller];
  const left = useLeft(clock, TENTH) ?? 0;
  const seconds = Math.ceil(left / 1000);
  const unit = t('coin-set.seconds', { figure: seconds });
  return (
    <LargeRing
      part={clock === undefined ? 0 : Math.min(1, left / clock.total)}
      whose={isAmong(mine, caller) ? 'mine' : 'another'}
      timer={t('clock.left', { seconds })}
    >
      {player !== undefined && <Crest seat={player.seat} name={player.name} size={34} />}
      <span className={`number ${style.tenths}`}>{(left / 1000).toFixed(1)}</span>
      <span key={unit} className={style.unit} aria-hidden="true">
        {unit}
      </span>
    </LargeRing>
  );
}
