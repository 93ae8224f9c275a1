import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Line, Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import style from './board.module.css';
import { Choosing } from './choosing.tsx';
import { Note } from './note.tsx';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import { SmallSurfaces, Surfaces } from './surfaces.tsx';
import type { Types } from './types.ts';

/** The table for spectators; small for a replay or an example, with nothing to press. */
export function Board({ show, viewer, players, size, line }: BoardProps<Types, Show>): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const Lying = size === 'table' ? Surfaces : SmallSurfaces;
  const common = (
    <>
      {show.stage === 'choose' ? (
        <Choosing show={show} viewer={viewer} names={names} />
      ) : (
        <Lying show={show} names={names} />
      )}
      <p className={style.note}>
        <Note show={show} names={names} />
      </p>
    </>
  );
  if (size !== 'table') return <div className={style.small}>{common}</div>;
  return (
    <>
      <Players show={show} viewer={viewer} players={players} />
      <Line>{line}</Line>
      <Middle label={t('koinz.surfaces')}>{common}</Middle>
    </>
  );
}
