import type { ReactNode } from 'react';
import { useWide } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { AloneRow } from './alone.tsx';
import { Dock } from './dock.tsx';
import { Field } from './field.tsx';
import style from './play.module.css';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import type { Types } from './types.ts';
import { useActing } from './use-acting.ts';
import { useCallingPress } from './use-calling-press.ts';
import { useFocusHeld } from './use-focus-held.ts';

/** The table for a player: call, point, agree, turn. */
export function Play(props: PlayProps<Types, Show>): ReactNode {
  const { view, seconds } = props;
  const wide = useWide();
  const acting = useActing(props);
  useCallingPress(acting.acts === 'point');
  const held = useFocusHeld();
  return (
    <div className={style.play} {...held}>
      {!wide && (view.seats === 1 ? <AloneRow view={view} seconds={seconds} /> : <Players {...props} layout="row" />)}
      <Field {...props} {...acting} press={(coin) => acting.act({ do: 'press', coin })} />
      <Dock {...props} {...acting} />
    </div>
  );
}
