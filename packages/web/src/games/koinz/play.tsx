import { koinzInternals } from '@pouch/rules';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import type { PlayProps } from '../../table/kit.ts';
import { Middle } from '../../table/layout.tsx';
import { namesOf } from '../../table/names.ts';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import { Boards, type Played } from './boards.tsx';
import { Cards } from './cards.tsx';
import { ChooseDock } from './choose-dock.tsx';
import { Choosing } from './choosing.tsx';
import { type Aim, distanceBetween, fitAt } from './ghost.ts';
import { GhostMark, InTheWay } from './ghost-mark.tsx';
import { waiting } from './heading.ts';
import { LayDock } from './lay-dock.tsx';
import { placeName } from './places.ts';
import { pointsWith } from './points.ts';
import type { KoinzShow } from './show.ts';
import { CarrierRings } from './surface.tsx';
import type { KoinzTypes, Size } from './types.ts';
import { useFreshPress } from './use-fresh-press.ts';
import { type Ghost, useGhost } from './use-ghost.ts';
import { usePointers } from './use-pointers.ts';

const { chooser } = koinzInternals;

type Props = PlayProps<KoinzTypes, KoinzShow>;

/** The table for a player. */
export function Play(props: Props): ReactNode {
  return props.show.stage === 'choose' ? <ChoosePlay {...props} /> : <LayPlay {...props} />;
}

function ChoosePlay({ show, view, viewer, players, seat, atRest, snapshot, decide }: Props): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const due = atRest && view.phase === 'choose' && chooser(view) === seat;
  return (
    <>
      <Cards show={show} viewer={viewer} players={players} />
      <Middle label={t('koinz.choose.title')}>
        <Choosing show={show} viewer={viewer} names={names} />
      </Middle>
      <ChooseDock
        show={show}
        seat={seat}
        snapshot={snapshot}
        decide={decide}
        names={names}
        due={due}
        waiting={waiting(view, names)}
      />
    </>
  );
}

/** A second press on the same spot may be a millimetre or two off. */
const SAME_SPOT = 3;

function LayPlay({ show, view, viewer, players, seat, atRest, snapshot, decide }: Props): ReactNode {
  const names = useMemo(() => namesOf(players), [players]);
  const { confirm } = useSettings();
  const ghost = useGhost(show.view, seat, names);
  const [asked, setAsked] = useState<Aim>();
  const laid = useRef<{ readonly koin: Size; readonly aim: Aim }>(undefined);
  const due = atRest && view.phase === 'lay' && view.turn === seat;
  const isFresh = useFreshPress(due);
  const isBusy = snapshot.pending !== undefined;
  const steady = view.hand === 'steady';
  const { koin, at, fit, surface } = ghost;
  const aim: Aim | undefined = at === undefined ? undefined : { surface, ...at };
  const isAsked = asked !== undefined && aim !== undefined && isSame(asked, aim);

  const lay = (where: Aim | undefined): void => {
    if (where === undefined || koin === undefined || !due || isBusy || !isFresh()) return;
    const found = fitAt(show.view.surfaces[where.surface] ?? [], koin, where, view.hand);
    if (found.kind === 'overlap' && !steady) return;
    if (confirm === 'on' && !(asked !== undefined && isSame(asked, where))) {
      ghost.point(where.surface, where);
      setAsked(where);
      return;
    }
    const on = asked ?? where;
    setAsked(undefined);
    laid.current = { koin, aim: on };
    decide(
      found.kind === 'stack'
        ? { do: 'stack', seat, koin, surface: on.surface, pile: found.pile }
        : { do: 'place', seat, koin, surface: on.surface, x: on.x, y: on.y },
    );
    ghost.lift();
  };

  const canMove = show.stage === 'lay';
  const fits = fit === undefined || fit.kind === 'overlap' || steady ? undefined : fit.kind;
  const onto = fit?.kind === 'stack' ? fit.pile : undefined;
  const after = useMemo(() => {
    if (koin === undefined || fits === undefined) return undefined;
    const { surfaces, seats } = show.view;
    return pointsWith(surfaces[surface] ?? [], { seats, seat, koin, pile: onto });
  }, [show.view, surface, koin, fits, onto, seat]);
  const frame = usePointers({ ghost, follows: !isAsked, lay, isOff: !canMove });
  useKeys(keysOf({ ghost, lay: () => lay(aim), unask: () => setAsked(undefined), isAsked }), { off: !canMove });

  // Who stands on a board goes with the koin to another one.
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused.closest('[data-surface]') === null || surface < 0) return;
    document.querySelector<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
  }, [surface]);

  const played: Played = {
    surface,
    pick: ghost.go,
    after: (each) => (each === surface ? after : undefined),
    frame: (each) =>
      canMove
        ? {
            ...frame(each),
            role: 'application',
            tabIndex: each === surface ? 0 : -1,
            'aria-label': t('koinz.board-label', { place: placeName(show.view.round, each) }),
            ...(each === surface && { 'data-decision': true }),
          }
        : {},
    over: (each) => {
      const piles = show.view.surfaces[each] ?? [];
      const rocking = show.nudged?.seat === seat && laid.current?.aim.surface === each ? laid.current : undefined;
      return (
        <>
          {canMove && koin !== undefined && !steady && <CarrierRings piles={piles} koin={koin} />}
          {rocking !== undefined && <GhostMark koin={rocking.koin} seat={seat} at={rocking.aim} rocks />}
          {canMove && rocking === undefined && each === surface && koin !== undefined && at !== undefined && (
            <>
              {!steady && fit?.kind === 'overlap' && <InTheWay pile={piles[fit.pile]} />}
              <GhostMark koin={koin} seat={seat} at={at} fit={steady ? undefined : fit} />
            </>
          )}
        </>
      );
    },
  };

  return (
    <>
      <Cards show={show} viewer={viewer} players={players} />
      <Middle label={t('koinz.surfaces')}>
        <Boards show={show} names={names} played={played} size="table" />
      </Middle>
      <LayDock
        show={show}
        seat={seat}
        snapshot={snapshot}
        decide={decide}
        names={names}
        due={due}
        ghost={ghost}
        ready={fit !== undefined && (steady || fit.kind !== 'overlap')}
        asked={isAsked}
        lay={() => lay(aim)}
        waiting={show.stage === 'score' || view.turn === seat ? '' : waiting(view, names)}
      />
    </>
  );
}

const isSame = (a: Aim, b: Aim): boolean => a.surface === b.surface && distanceBetween(a, b) <= SAME_SPOT;

const STEP = 1;
const FAR = 5;

function keysOf({
  ghost,
  lay,
  unask,
  isAsked,
}: {
  readonly ghost: Ghost;
  readonly lay: () => void;
  readonly unask: () => void;
  readonly isAsked: boolean;
}): Readonly<Record<string, () => void>> {
  return {
    1: () => ghost.take(0, 'shown'),
    2: () => ghost.take(1, 'shown'),
    3: () => ghost.take(2, 'shown'),
    ArrowLeft: () => ghost.nudge(-STEP, 0),
    ArrowRight: () => ghost.nudge(STEP, 0),
    ArrowUp: () => ghost.nudge(0, -STEP),
    ArrowDown: () => ghost.nudge(0, STEP),
    'Shift+ArrowLeft': () => ghost.nudge(-FAR, 0),
    'Shift+ArrowRight': () => ghost.nudge(FAR, 0),
    'Shift+ArrowUp': () => ghost.nudge(0, -FAR),
    'Shift+ArrowDown': () => ghost.nudge(0, FAR),
    '[': () => ghost.hop(-1),
    ']': () => ghost.hop(1),
    // Where brackets need a third key.
    PageUp: () => ghost.hop(-1),
    PageDown: () => ghost.hop(1),
    n: ghost.nextStack,
    Enter: lay,
    Escape: isAsked ? unask : ghost.putBack,
  };
}
