import { type ReactNode, useMemo } from 'react';
import type { PlayProps } from '../../table/kit.ts';
import { Line, Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import { Choosing } from './choosing.tsx';
import { Dock } from './dock.tsx';
import { ghostKeys } from './ghost-keys.ts';
import { Players } from './players.tsx';
import { awaitedIn, type Show } from './show.ts';
import { Surfaces } from './surfaces.tsx';
import type { Types } from './types.ts';
import { useFreshPress } from './use-fresh-press.ts';
import { useGhost } from './use-ghost.ts';

/** The table for a player. */
export function Play(props: PlayProps<Types, Show>): ReactNode {
  const { show, view, viewer, players, seat, atRest, snapshot, stage, decide } = props;
  const names = useMemo(() => namesOf(players), [players]);
  const due = atRest && awaitedIn(view) === seat;
  const isFresh = useFreshPress(due);
  const mayDecide = (): boolean => due && snapshot.pending === undefined && isFresh();
  const held = useGhost({ view: show.view, seat, names, mayLay: mayDecide, decide });
  useKeys(ghostKeys(held), { off: show.stage !== 'lay' });
  return (
    <>
      <Players show={show} viewer={viewer} players={players} />
      <Line>{props.line}</Line>
      {show.stage === 'choose' ? (
        <Middle key="choose" label={t('koinz.choose.title')}>
          <Choosing show={show} viewer={viewer} names={names} />
        </Middle>
      ) : (
        <Middle key="lay" label={t('koinz.surfaces')}>
          <Surfaces show={show} names={names} held={held} />
        </Middle>
      )}
      <Dock
        show={show}
        stage={stage}
        seat={seat}
        snapshot={snapshot}
        decide={decide}
        names={names}
        due={due}
        mayDecide={mayDecide}
        held={held}
      />
    </>
  );
}
