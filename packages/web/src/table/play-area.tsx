import type { GameTypes } from '@pouch/rules';
import { FastForward } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { t } from '../words/t.ts';
import { Curtain, ElsewhereCurtain, PausedCurtain } from './curtain.tsx';
import { Hints } from './hints.tsx';
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
  const { cover } = facts;
  switch (cover.kind) {
    case 'elsewhere':
      return <ElsewhereCurtain leave={leave} />;
    case 'curtain':
      return (
        <Curtain curtain={cover.curtain} players={stage.snapshot.players} uncover={(seat) => source.uncover(seat)} />
      );
    case 'paused':
      return <PausedCurtain resume={() => source.resume()} leave={leave} />;
    case 'none':
      return <Uncovered table={table} />;
  }
}

function Uncovered<K extends GameTypes, Show>({ table }: TableProps<K, Show>): ReactNode {
  const { source, kit, stage, facts, board, ending } = table;
  const { seat, due, isOver, can } = facts;
  if (isOver) return ending(stage.view);
  return (
    <>
      {seat !== undefined ? (
        <kit.Play
          // Another player starts with nothing of the last one's.
          key={seat}
          {...board}
          snapshot={stage.snapshot}
          seat={seat}
          atRest={stage.atRest}
          decide={(decision) => source.decide(decision)}
          seconds={() => source.seconds()}
          {...(source.canPause && { pause: () => source.pause() })}
        />
      ) : (
        <kit.Board {...board} />
      )}
      {can.catchUp && (
        <Button size="small" look="quiet" className={style.forward} onClick={stage.catchUp}>
          <FastForward size={16} aria-hidden="true" />
          {t('table.catch-up')}
        </Button>
      )}
      {due !== 'nothing' && seat !== undefined && <Hints kit={kit} view={stage.view} seat={seat} />}
    </>
  );
}
