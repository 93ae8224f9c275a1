import { type ReactNode, useState } from 'react';
import { useWide } from '../../device/media.ts';
import type { Replayed } from '../../replay/course.ts';
import type { Watched } from '../../replay/watched.ts';
import type { GameEnding } from '../../table/game-ending.ts';
import type { AnyKit } from '../../table/kit.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { t } from '../../words/t.ts';
import { useTitle } from '../page.tsx';
import { useCounted } from '../parts/use-counted.ts';
import { ActionDock } from './actions.tsx';
import { ReplayBar } from './bar.tsx';
import { ReplayBoard } from './board.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { Figures } from './figures.tsx';
import { ReplayPanel, type ReplayPanelName } from './panels.tsx';
import { ReplayRail } from './rail.tsx';
import { BrokenRule, Winner } from './result.tsx';
import style from './screen.module.css';
import { stateWords } from './sentences.ts';
import { Standing } from './standing.tsx';
import { Timeline } from './timeline.tsx';
import { useActions } from './use-actions.ts';
import { useAnnouncedSteps } from './use-announced-steps.ts';
import { useReplay } from './use-replay.ts';
import { useReplayKeys } from './use-replay-keys.ts';

export interface ReplayScreenProps {
  readonly kit: AnyKit;
  readonly ending: GameEnding;
  readonly watched: Watched;
  readonly replayed: Replayed;
  /** For online tables: the button that checks the draws against what was sealed before the game. */
  readonly draws?: ReactNode;
}

/** Result and replay of a game, wherever it came from. */
export function ReplayScreen({ kit, ending, watched, replayed, draws }: ReplayScreenProps): ReactNode {
  const wide = useWide();
  const [panel, setPanel] = useState<ReplayPanelName>();
  const replay = useReplay(kit, watched, replayed);
  const actions = useActions(replay);
  const { chart, scale, playback, names, rules, leave } = replay;
  useTitle(kit.game.name);
  // What is deleted here has counted.
  useCounted(watched);
  useAnnouncedSteps(replay);
  useReplayKeys(replay, actions, setPanel);
  return (
    <div className={style.screen}>
      <ReplayBar
        game={kit.game.name}
        state={stateWords(kit, replay.end, replayed.course)}
        rules={rules}
        open={setPanel}
        share={actions.share}
        leave={leave}
      />
      <div className={style.body}>
        <main className={style.main}>
          <Winner replay={replay} />
          <BrokenRule replay={replay} />
          {!wide && <Standing replay={replay} />}
          <ChartPanel data={chart} scale={scale} position={playback.position} names={names} go={playback.goTo} />
          <ReplayBoard replay={replay} />
          {!wide && <Figures replay={replay} ending={ending} />}
          <Timeline replay={replay} />
        </main>
        {wide ? (
          <ReplayRail replay={replay} ending={ending} actions={actions} draws={draws} />
        ) : (
          <ActionDock actions={actions} draws={draws} />
        )}
      </div>
      {actions.refusedLink !== undefined && (
        <Sheet title={t('replay.copy-link')} onClose={actions.refusedLink.close}>
          <CopyField text={actions.refusedLink.url} label={t('replay.link')} />
        </Sheet>
      )}
      {panel !== undefined && (
        <ReplayPanel name={panel} replay={replay} actions={actions} close={() => setPanel(undefined)} open={setPanel} />
      )}
    </div>
  );
}
