import type { GameTypes } from '@pouch/rules';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { forgetAnnouncements } from '../ui/announcer.tsx';
import { closeTip } from '../ui/explain.tsx';
import { nameOfDue } from './due.ts';
import type { TableExtras } from './extras.ts';
import { factsOf, type TableFacts } from './facts.ts';
import type { BoardProps, Heading, Names, StageAbout, TableKit } from './kit.ts';
import { namesOf } from './names.ts';
import type { Moment, TableSource } from './source.ts';
import { useAnnounced } from './use-announced.ts';
import { useDue } from './use-due.ts';
import { type ShownHint, useHint } from './use-hint.ts';
import { useKeyGuard } from './use-key-guard.ts';
import { type LiveStage, useStage } from './use-stage.ts';

export interface TableScreenProps<K extends GameTypes, Show> {
  readonly source: TableSource<K>;
  readonly kit: TableKit<K, Show>;
  readonly leave: () => void;
  /** What takes the place of board and dock when the game is over. */
  readonly ending: (view: K['View']) => ReactNode;
  /** A chapter of the rules, for the sheet over the table. */
  readonly rulesChapter: (chapter: string) => ReactNode;
  /** Where others play along from afar. */
  readonly extras?: TableExtras;
}

/** What the last round brought. */
export interface LastRound {
  readonly words: string;
  /** Plays it out again, where that can be done now. */
  readonly again?: () => void;
}

/** A table on the screen: what all its parts are given. */
export interface OpenTable<K extends GameTypes, Show> extends TableScreenProps<K, Show> {
  readonly stage: LiveStage<K, Show>;
  readonly facts: TableFacts;
  readonly heading: Heading;
  readonly names: Names;
  /** What has been told: log and announcements follow the board. */
  readonly moments: readonly Moment<K>[];
  readonly goal: string;
  /** What the last round brought. */
  readonly last: LastRound | undefined;
  readonly hint: ShownHint | undefined;
  /** Whether keys decide by now: not just after a decision has appeared. */
  readonly keys: 'guarded' | 'free';
  readonly about: StageAbout;
  readonly board: BoardProps<K, Show>;
  /** The chapter of the rules about the present decision. */
  readonly chapter: string;
}

export function useOpenTable<K extends GameTypes, Show>(props: TableScreenProps<K, Show>): OpenTable<K, Show> {
  const { source, kit } = props;
  const stage = useStage(source, kit);
  const { snapshot, view, show, number, seen, told } = stage;
  const { players, viewer, clocks } = snapshot;
  const names = useMemo(() => namesOf(players), [players]);
  // The board knows the moment that it plays out.
  const shown = useMemo(() => source.moments(0).slice(0, number), [source, number]);
  const moments = useMemo(() => toldOf(shown, seen, told), [shown, seen, told]);
  const reader = useMemo(() => ({ viewer, names }), [viewer, names]);
  const { again, atRest } = stage;
  const last = useMemo((): LastRound | undefined => {
    const words = kit.lastResult(moments, reader);
    if (words === undefined) return undefined;
    const from = moments.findLast(({ events }) => events.some(({ event }) => event === kit.showBegins))?.number;
    return { words, ...(from !== undefined && atRest && { again: () => again(from) }) };
  }, [kit, moments, reader, atRest, again]);
  const facts = factsOf(kit.game, source, stage);
  const heading = kit.heading(view, show);
  const over = useMemo(() => shown.slice(0, seen), [shown, seen]);
  useAnnounced({ kit, moments: over, names, viewer }, heading.phase);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tip is about the phase in which it was asked for
  useEffect(closeTip, [heading.round, heading.phase]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: before another viewer sees the page
  useLayoutEffect(forgetAnnouncements, [viewer]);
  const { turn, due } = facts;
  const isDue = due === 'decision';
  const name = isDue ? nameOfDue({ turn, viewer, round: heading.round }) : undefined;
  const goal = kit.goal(view);
  useDue(kit, { name, view: snapshot.view, viewer, goal, last: last?.words });
  const keys = useKeyGuard(kit.game.race === undefined ? name : undefined);
  const hint = useHint(kit, { view, seat: isDue ? facts.seat : undefined });
  const about: StageAbout = {
    round: heading.round,
    narration: kit.narrate(show, view, reader),
    state: stage.atRest ? 'waiting' : 'playing',
    clock: facts.clock,
    step: stage.isStopped ? undefined : stage.step,
    skipTo: kit.skipTo(snapshot.view, viewer),
    proceed: stage.proceed,
    skip: stage.skip,
  };
  return {
    ...props,
    stage,
    facts,
    heading,
    names,
    moments,
    goal,
    last,
    hint,
    keys,
    about,
    board: { show, view, viewer, players, clocks, size: 'table', moments: shown, told: moments, stage: about },
    chapter: kit.chapter(view),
  };
}

/** The moments that are over, and of the one that is played out what has been told of it. */
function toldOf<K extends GameTypes>(shown: readonly Moment<K>[], seen: number, told: number): readonly Moment<K>[] {
  const over = shown.slice(0, seen);
  const now = shown[seen];
  return now === undefined || told === 0 ? over : [...over, { ...now, events: now.events.slice(0, told) }];
}
