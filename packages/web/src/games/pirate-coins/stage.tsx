import type { Seat } from '@pouch/rules';
import { type ReactNode, useMemo } from 'react';
import type { BoardProps, StageAbout } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import { StageDock } from '../../table/stage-dock.tsx';
import style from './dock.module.css';
import type { Show } from './show.ts';
import { stageRows } from './stage-rows.ts';
import { StageTable } from './stage-table.tsx';
import type { Types } from './types.ts';

export interface TurnStageProps extends Pick<BoardProps<Types, Show>, 'told' | 'show' | 'players'> {
  readonly stage: StageAbout;
  readonly seats: readonly Seat[];
  readonly mine?: Seat;
}

/** What happens in the turn: the headline, and a row for each player. */
export function TurnStage({ told, show, players, stage, seats, mine }: TurnStageProps): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const rows = useMemo(() => stageRows(told ?? [], show, seats), [told, show, seats]);
  return (
    <StageDock stage={stage} names={names} className={style.stage}>
      <StageTable rows={rows} names={names} mine={mine} />
    </StageDock>
  );
}
