import type { ReactNode } from 'react';
import { useWide } from '../../device/media.ts';
import type { BoardProps } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import style from './board.module.css';
import { Field } from './field.tsx';
import { waiting } from './heading.ts';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import type { Types } from './types.ts';
import { useSlots } from './use-slots.ts';
import { Verdict } from './verdict.tsx';

/** The table for spectators: the coins, the result of the last call, and who has what. */
export function Board(props: BoardProps<Types, Show>): ReactNode {
  const { view, show, players, size, line } = props;
  const wide = useWide();
  const slots = useSlots(view, size);
  const names = namesOf(players);
  const hasRail = size === 'table' && wide;
  return (
    <div className={style.board} data-size={size}>
      {size !== 'example' && !hasRail && <Players {...props} layout="row" />}
      {line}
      <Field {...props} slots={slots} />
      <div className={style.words}>
        {show.call?.told === true ? (
          <Verdict call={show.call} names={names} />
        ) : (
          <p>{view.phase === 'over' ? '' : waiting(view, names, show.call?.seat)}</p>
        )}
      </div>
    </div>
  );
}
