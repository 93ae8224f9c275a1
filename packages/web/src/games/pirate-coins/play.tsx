import { type ReactNode, useMemo } from 'react';
import { useWide } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { Line, Middle } from '../../table/layout.tsx';
import { t } from '../../words/t.ts';
import { Common } from './common.tsx';
import { Dock } from './dock.tsx';
import { Players } from './players.tsx';
import type { Show } from './show.ts';
import type { Types } from './types.ts';
import { useTook } from './use-took.ts';

/** The table for a player: the others round from the left, the ship, and the dock with booty and choice. */
export function Play(props: PlayProps<Types, Show>): ReactNode {
  const { show, players, seat } = props;
  const wide = useWide();
  const took = useTook(props);
  const { length } = show.booty;
  const seats = useMemo(() => Array.from({ length }, (_, index) => (seat + index) % length), [seat, length]);
  return (
    <>
      <Players show={show} players={players} seats={seats.slice(1)} took={took} />
      <Line>{props.line}</Line>
      <Middle label={t('pirate.board')}>
        <Common show={show} players={players} rounds={wide ? 'in-dock' : 'here'} viewer={seat} />
      </Middle>
      <Dock {...props} seats={seats} />
    </>
  );
}
