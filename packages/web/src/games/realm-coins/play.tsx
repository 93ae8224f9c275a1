import { type ReactNode, useRef } from 'react';
import { useWide } from '../../device/media.ts';
import type { PlayProps } from '../../table/kit.ts';
import { Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { t } from '../../words/t.ts';
import { Dock } from './dock.tsx';
import { dueOf } from './due.ts';
import { Players } from './players.tsx';
import { Row } from './row.tsx';
import { type Show, withCollected } from './show.ts';
import { TableLine } from './table-line.tsx';
import type { Types } from './types.ts';
import { useSwap } from './use-swap.ts';

/** The table for a player: the others, the pools and bids, and the dock for the decision or the stage. */
export function Play(props: PlayProps<Types, Show>): ReactNode {
  const { view, seat, atRest, players } = props;
  const show = withCollected(props.show, props.moments);
  const names = namesOf(players);
  const shown = { show, view, atRest };
  const due = dueOf(shown, seat);
  const main = useRef<HTMLButtonElement>(null);
  const wide = useWide();
  // Coins are chosen on the board where they are large enough there, else in the dock.
  const swap = useSwap(view, seat);
  return (
    <>
      <Players shown={shown} players={players} names={names} mine={seat} />
      <TableLine line={props.line} pouch={show.pouch} />
      <Middle label={t('realm.pools')}>
        <Row
          show={show}
          names={names}
          size="table"
          picking={due.due === 'swoop' && wide ? { swap, finish: () => main.current?.click() } : undefined}
        />
      </Middle>
      <Dock {...props} shown={shown} due={due} names={names} swap={swap} main={main} />
    </>
  );
}
