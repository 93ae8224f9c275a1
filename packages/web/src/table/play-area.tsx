import type { GameTypes } from '@pouch/rules';
import { type ReactNode, useRef } from 'react';
import { useLow, useWide } from '../device/media.ts';
import { t } from '../words/t.ts';
import { Curtain, ElsewhereCurtain, PausedCurtain } from './curtain.tsx';
import { GoalLine } from './goal-line.tsx';
import style from './layout.module.css';
import type { OpenTable } from './open-table.ts';
import { useFocusKept } from './use-focus.ts';

interface TableProps<K extends GameTypes, Show> {
  readonly table: OpenTable<K, Show>;
}

/** Board and dock, or what covers them. */
export function PlayArea<K extends GameTypes, Show>({ table }: TableProps<K, Show>): ReactNode {
  const { connection, unkept } = table.stage.snapshot;
  const isLost = connection.state === 'lost';
  const main = useRef<HTMLElement>(null);
  useFocusKept(main, isLost ? 'inert' : 'usable');
  return (
    <main
      ref={main}
      className={style.play}
      data-line={connection.state}
      data-keys={table.keys}
      data-over={table.facts.isOver}
      // Where nothing in it can have the focus, it has to be scrolled by itself.
      tabIndex={isLost ? 0 : undefined}
    >
      {/* Nothing can be decided while the line is lost: what is half chosen stays as it is. */}
      <div className={style.whole} inert={isLost}>
        {unkept !== undefined && (
          <p className="warning" role="status">
            {t(`table.unkept.${unkept}`)}
          </p>
        )}
        <Covered table={table} />
      </div>
    </main>
  );
}

function Covered<K extends GameTypes, Show>({ table }: TableProps<K, Show>): ReactNode {
  const { source, leave, stage, facts } = table;
  const { cover, turn } = facts;
  switch (cover.kind) {
    case 'elsewhere':
      return <ElsewhereCurtain leave={leave} />;
    case 'curtain':
      return (
        <Curtain
          curtain={cover.curtain}
          players={stage.snapshot.players}
          phase={turn.kind === 'decide' ? turn.phase : ''}
          uncover={(seat) => source.uncover(seat)}
        />
      );
    case 'paused':
      return <PausedCurtain resume={() => source.resume()} leave={leave} />;
    case 'none':
      return <Uncovered table={table} />;
  }
}

function Uncovered<K extends GameTypes, Show>({ table }: TableProps<K, Show>): ReactNode {
  const { source, kit, stage, facts, board, ending, goal, last, hint, about } = table;
  const { seat, isOver } = facts;
  const wide = useWide();
  const low = useLow();
  if (isOver) return ending(stage.view);
  // A phone held sideways has it in its bar.
  const line = low ? undefined : <GoalLine goal={goal} last={last} hint={wide ? undefined : hint} />;
  return seat === undefined ? (
    <kit.Board {...board} line={line} />
  ) : (
    <kit.Play
      // Another player starts with nothing of the last one's.
      key={seat}
      {...board}
      line={line}
      snapshot={stage.snapshot}
      stage={about}
      seat={seat}
      atRest={stage.atRest}
      decide={(decision) => source.decide(decision)}
      seconds={() => source.seconds()}
      start={() => source.resume()}
      {...(source.canPause && { pause: () => source.pause() })}
    />
  );
}
