import type { ReactNode } from 'react';
import type { StageAbout } from '../../table/kit.ts';
import { StageDock } from '../../table/stage-dock.tsx';
import { t } from '../../words/t.ts';
import frame from './dock-frame.module.css';
import { waiting } from './heading.ts';
import { StageRows, type StageRowsProps } from './stage-rows.tsx';

export interface RealmStageProps extends StageRowsProps {
  readonly stage: StageAbout;
}

/** The stage in the dock's place, as high as every dock of this table. */
export function RealmStage({ stage, ...rows }: RealmStageProps): ReactNode {
  const { names, view } = rows;
  return (
    <StageDock
      stage={stage}
      names={names}
      waiting={view.phase === 'bid' ? t('realm.stage.bidding') : waiting(view, names)}
      className={`${frame.dock} ${frame.stage}`}
    >
      <StageRows {...rows} />
    </StageDock>
  );
}
