import type { Seat } from '@pouch/rules';
import { type ReactNode, useMemo } from 'react';
import { useWide } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { Dock as DockRegion } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { Booty } from './booty.tsx';
import { ChoiceDock } from './choice-dock.tsx';
import style from './dock.module.css';
import { dockState } from './dock-state.ts';
import type { Show } from './show.ts';
import { TurnStage } from './stage.tsx';
import type { Types } from './types.ts';

export interface DockProps extends PlayProps<Types, Show> {
  /** In the order of the stage's rows. */
  readonly seats: readonly Seat[];
}

/** The choice, or what happens in the turn; on a wide screen one's booty stays beside both. */
export function Dock(props: DockProps): ReactNode {
  const { show, view, seat, seats, snapshot, atRest, decide, players, clocks } = props;
  const wide = useWide();
  const names = useMemo(() => namesOf(players), [players]);
  const pending = snapshot.pending?.side;
  const state = dockState({ show, view, seat, atRest, pending });
  const booty = <Booty show={show} seat={seat} players={players} />;
  return (
    <div className={`docked ${style.dock}`} data-kind={state.kind}>
      {wide && <div className={style.beside}>{booty}</div>}
      {state.kind === 'stage' ? (
        <TurnStage {...props} seats={seats} mine={seat} />
      ) : (
        <DockRegion label={t('pirate.dock')} className={style.decision ?? ''}>
          {!wide && booty}
          <ChoiceDock
            state={state}
            seat={seat}
            names={names}
            clock={clocks[seat]}
            refusal={snapshot.refusal}
            choose={(side) => decide({ do: 'choose', seat, side })}
          />
        </DockRegion>
      )}
    </div>
  );
}
