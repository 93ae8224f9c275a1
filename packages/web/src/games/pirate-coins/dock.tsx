import { type ReactNode, useMemo } from 'react';
import type { PlayProps } from '../../table/kit.ts';
import { Dock as DockRegion } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { Booty } from './booty.tsx';
import { ChoiceDock } from './choice-dock.tsx';
import style from './dock.module.css';
import { dockState } from './dock-state.ts';
import { NoteDock } from './note-dock.tsx';
import type { Show } from './show.ts';
import type { Types } from './types.ts';

export interface DockProps extends PlayProps<Types, Show> {
  /** What one took in this round. */
  readonly took: number | undefined;
}

/** The booty, and beside it the choice or how one stands. */
export function Dock(props: DockProps): ReactNode {
  const { show, view, seat, snapshot, atRest, decide, players, clocks, took } = props;
  const names = useMemo(() => namesOf(players), [players]);
  const pending = snapshot.pending?.side;
  const state = dockState({ show, view, seat, atRest, pending });
  return (
    <DockRegion label={t('pirate.dock')} className={style.dock ?? ''}>
      <Booty show={show} seat={seat} players={players} />
      <div className={style.decision}>
        {state.kind === 'choice' ? (
          <ChoiceDock
            state={state}
            seat={seat}
            names={names}
            clock={clocks[seat]}
            refusal={snapshot.refusal}
            choose={(side) => decide({ do: 'choose', seat, side })}
          />
        ) : (
          <NoteDock show={show} seat={seat} names={names} state={state} took={took} />
        )}
      </div>
    </DockRegion>
  );
}
