import type { ReactNode } from 'react';
import type { Names, StageAbout } from '../../table/kit.ts';
import { StageDock } from '../../table/stage-dock.tsx';
import dock from './dock.module.css';
import { waiting } from './heading.ts';
import type { Show } from './show.ts';
import style from './stage.module.css';
import { TallyTable } from './tally-table.tsx';

export interface StageProps {
  readonly show: Show;
  readonly stage: StageAbout;
  readonly names: Names;
}

/** Where there is nothing to decide: what happens, and the round in figures, whose place is kept before there are any. */
export const Stage = ({ show, stage, names }: StageProps): ReactNode => (
  <StageDock
    stage={stage}
    names={names}
    waiting={waiting(show, names)}
    className={`${dock.dock} ${style.stage} ${style.rows}`}
  >
    {show.stage !== 'choose' && <TallyTable show={show} names={names} />}
  </StageDock>
);
