import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Line, Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import style from './board.module.css';
import { Choosing } from './choosing.tsx';
import { narrate } from './narration.ts';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import { Stage } from './stage.tsx';
import { SmallSurfaces, Surfaces } from './surfaces.tsx';
import type { Types } from './types.ts';

/** The table for spectators; small for a replay or an example, with nothing to press. */
export function Board({ show, view, viewer, players, size, stage, line }: BoardProps<Types, Show>): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const Lying = size === 'table' ? Surfaces : SmallSurfaces;
  const common =
    show.stage === 'choose' ? (
      <Choosing show={show} viewer={viewer} names={names} />
    ) : (
      <Lying show={show} names={names} />
    );
  if (size !== 'table') {
    const { headline, why } = (show.note && narrate(show, view, { viewer, names })) ?? {};
    return (
      <div className={style.small}>
        {common}
        <p className={style.note}>
          {headline !== undefined && <b key={headline}>{headline}</b>} {why}
        </p>
      </div>
    );
  }
  return (
    <>
      <Players show={show} viewer={viewer} players={players} />
      <Line>{line}</Line>
      <Middle label={t('koinz.surfaces')}>{common}</Middle>
      {stage !== undefined && <Stage show={show} stage={stage} names={names} />}
    </>
  );
}
