import type { Seat } from '@pouch/rules';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../device/settings.ts';
import type { Names } from '../../table/kit.ts';
import { announce } from '../../ui/announcer.tsx';
import type { Fit } from './fit.ts';
import * as state from './ghost.ts';
import { heardGhost, heardWords } from './ghost-words.ts';
import type { Decision, View } from './types.ts';

/** Long enough that a row of single millimetres is said once, at its end. */
const SAID_AFTER = 500;

export interface GhostOptions {
  /** The table as it is seen. */
  readonly view: View;
  readonly seat: Seat;
  readonly names: Names;
  readonly mayLay: () => boolean;
  readonly decide: (decision: Decision) => void;
}

/** The koin in hand, what laying it would be, and what can be done with it. */
export interface Held {
  readonly seat: Seat;
  readonly ghost: state.Ghost;
  readonly fit: Fit | undefined;
  readonly ready: boolean;
  readonly actions: Actions;
}

export type Actions = ReturnType<typeof actionsOn>;

export function useGhost(options: GhostOptions): Held {
  const { view, seat, names } = options;
  const { confirm } = useSettings();
  const [kept, setKept] = useState(() => state.emptyHanded(view.round));
  const table = { view, seat };
  const ghost = state.settled(kept, table);
  const fit = useMemo(() => state.fitOf(ghost, { view, seat }), [ghost, view, seat]);
  const hearWhere = useHeard(() => heardGhost(view, names, ghost, fit));

  const latest = useRef({ ...options, confirm, ghost, table, hearWhere });
  latest.current = { ...options, confirm, ghost, table, hearWhere };
  // The same functions from one render to the next, so that only what shows the ghost is drawn again when it moves.
  const [actions] = useState(() =>
    actionsOn(
      () => latest.current,
      ({ ghost: after, heard, decision }) => {
        latest.current.ghost = after;
        setKept(after);
        for (const each of heard) each.kind === 'where' ? latest.current.hearWhere() : announce(heardWords(each));
        if (decision !== undefined) latest.current.decide(decision);
      },
    ),
  );
  return { seat, ghost, fit, ready: state.canLie(fit, table), actions };
}

interface Latest extends GhostOptions {
  readonly confirm: state.Confirm;
  readonly ghost: state.Ghost;
  readonly table: state.Table;
}

function actionsOn(latest: () => Latest, keep: (change: state.Change) => void) {
  const action =
    <Given extends readonly unknown[]>(
      change: (ghost: state.Ghost, table: state.Table, ...given: Given) => state.Change,
    ) =>
    (...given: Given): void =>
      keep(change(latest().ghost, latest().table, ...given));
  const laying =
    <Given extends readonly unknown[]>(lay: (...given: Given) => void) =>
    (...given: Given): void => {
      if (latest().mayLay()) lay(...given);
    };
  return {
    take: action(state.take),
    putBack: action(state.putBack),
    nudge: action(state.nudge),
    go: action(state.go),
    hop: action(state.hop),
    nextStack: action(state.nextStack),
    point: action(state.point),
    hover: action(state.hover),
    unask: action(state.unask),
    lay: laying(action((ghost, table) => state.lay(ghost, table, latest().confirm))),
    layAt: laying(
      action((ghost, table, surface: number, pointer: { readonly x: number; readonly y: number }) =>
        state.layAt(ghost, table, surface, pointer, latest().confirm),
      ),
    ),
  };
}

/** Says where the ghost is and whether it fits, a moment after it was last moved on purpose. */
function useHeard(words: () => string): () => void {
  const current = useRef(words);
  current.current = words;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => announce(current.current()), SAID_AFTER);
  };
}
