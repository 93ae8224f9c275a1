import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Line, Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import style from './board.module.css';
import { Common } from './common.tsx';
import dock from './dock.module.css';
import { narrate } from './narration.ts';
import { PlayerStrip } from './player-strip.tsx';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import { TurnStage } from './stage.tsx';
import type { Types } from './types.ts';
import { useTook } from './use-took.ts';

/** The table as spectators see it; small in a replay or beside a rule. */
export function Board(props: BoardProps<Types, Show>): ReactNode {
  const { show, players, size, viewer, stage } = props;
  const took = useTook(props);
  const { length } = show.booty;
  const seats = useMemo(() => Array.from({ length }, (_, seat) => seat), [length]);
  if (size !== 'table') return <SmallBoard {...props} />;
  return (
    <>
      <Players show={show} players={players} seats={seats} took={took} />
      <Line>{props.line}</Line>
      <Middle label={t('pirate.board')}>
        <Common show={show} players={players} rounds="here" viewer={viewer} />
      </Middle>
      {stage !== undefined && (
        <div className={`docked ${dock.dock}`} data-kind="stage">
          <TurnStage {...props} stage={stage} seats={seats} />
        </div>
      )}
    </>
  );
}

/** No stage beside it: a caption on the waves tells what happens. */
function SmallBoard(props: BoardProps<Types, Show>): ReactNode {
  const { show, view, players, size, viewer } = props;
  const took = useTook(props);
  const names = useMemo(() => namesOf(players), [players]);
  const isAtRest = show.happening.event === 'rest';
  return (
    // A page may show several examples: each is named by its title.
    <section className={style.small} aria-label={size === 'example' ? undefined : t('pirate.board')} data-size={size}>
      <PlayerStrip show={show} players={players} took={took} />
      <Common
        show={show}
        players={players}
        rounds="here"
        viewer={viewer}
        caption={isAtRest ? undefined : narrate(show, view, { viewer, names }).headline}
      />
    </section>
  );
}
