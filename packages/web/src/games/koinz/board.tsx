import { type ReactNode, useMemo } from 'react';
import type { BoardProps } from '../../table/kit.ts';
import { Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import style from './board.module.css';
import { Boards } from './boards.tsx';
import { Cards } from './cards.tsx';
import { Choosing } from './choosing.tsx';
import { Note } from './note.tsx';
import type { KoinzShow } from './show.ts';
import type { KoinzTypes } from './types.ts';

/** The table for spectators; small for a replay or an example, with nothing to press. */
export function Board({ show, viewer, players, size }: BoardProps<KoinzTypes, KoinzShow>): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const common =
    show.stage === 'choose' ? (
      <Choosing show={show} viewer={viewer} names={names} />
    ) : (
      <Boards show={show} names={names} size={size} />
    );
  const note = (
    <p className={style.note}>
      <Note show={show} names={names} />
    </p>
  );
  if (size !== 'table')
    return (
      <div className={style.small}>
        {common}
        {note}
      </div>
    );
  return (
    <>
      <Cards show={show} viewer={viewer} players={players} />
      <Middle label={t('koinz.surfaces')}>
        {common}
        {note}
      </Middle>
    </>
  );
}
