import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Line, Middle } from '../../table/layout.tsx';
import { t } from '../../words/t.ts';
import style from './board.module.css';
import { Common } from './common.tsx';
import { PlayerStrip } from './player-strip.tsx';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import type { Types } from './types.ts';
import { useTook } from './use-took.ts';

/** The table as those who watch see it; small beside a replay or a rule. */
export function Board(props: BoardProps<Types, Show>): ReactNode {
  const { show, players, size } = props;
  const took = useTook(props);
  if (size !== 'table')
    return (
      // A page may show several examples: each is named by its title.
      <section className={style.small} aria-label={size === 'example' ? undefined : t('pirate.board')}>
        <PlayerStrip show={show} players={players} took={took} />
        <Common show={show} players={players} rounds="here" />
      </section>
    );
  return (
    <>
      <Players show={show} players={players} seats={show.booty.map((_, seat) => seat)} took={took} />
      <Line>{props.line}</Line>
      <Middle label={t('pirate.board')}>
        <Common show={show} players={players} rounds="here" />
      </Middle>
    </>
  );
}
