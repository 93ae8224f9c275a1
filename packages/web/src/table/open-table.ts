import type { GameTypes } from '@pouch/rules';
import { type ReactNode, useMemo } from 'react';
import { nameOfDue } from './due.ts';
import type { TableExtras } from './extras.ts';
import { factsOf, type TableFacts } from './facts.ts';
import type { BoardProps, Heading, Names, TableKit } from './kit.ts';
import { namesOf } from './names.ts';
import type { Moment, TableSource } from './source.ts';
import { useAnnounced } from './use-announced.ts';
import { useDue } from './use-due.ts';
import { type LiveStage, useStage } from './use-stage.ts';

export interface TableScreenProps<K extends GameTypes, Show> {
  readonly source: TableSource<K>;
  readonly kit: TableKit<K, Show>;
  readonly leave: () => void;
  /** What takes the place of board and dock when the game is over. */
  readonly ending: (view: K['View']) => ReactNode;
  /** Where others play along from afar. */
  readonly extras?: TableExtras;
}

/** A table on the screen: what all its parts are given. */
export interface OpenTable<K extends GameTypes, Show> extends TableScreenProps<K, Show> {
  readonly stage: LiveStage<K, Show>;
  readonly facts: TableFacts;
  readonly heading: Heading;
  readonly names: Names;
  /** What has been seen: log and announcements follow the board. */
  readonly moments: readonly Moment<K>[];
  readonly board: BoardProps<K, Show>;
  /** The address of the rules about the present decision; they lead back here. */
  readonly rules: string;
}

export function useOpenTable<K extends GameTypes, Show>(props: TableScreenProps<K, Show>): OpenTable<K, Show> {
  const { source, kit } = props;
  const stage = useStage(source, kit);
  const { snapshot, view, show, number, seen } = stage;
  const { players, viewer, clocks } = snapshot;
  const names = useMemo(() => namesOf(players), [players]);
  // The board knows the moment that it plays out.
  const shown = useMemo(() => source.moments(0).slice(0, number), [source, number]);
  const moments = useMemo(() => shown.slice(0, seen), [shown, seen]);
  const facts = factsOf(kit.game, source, stage);
  const heading = kit.heading(view, show);
  useAnnounced({ kit, moments, names }, heading.phase);
  const { turn, due } = facts;
  const name = due === 'decision' ? nameOfDue({ turn, viewer, round: heading.round }) : undefined;
  useDue(kit, { name, view: snapshot.view, viewer });
  return {
    ...props,
    stage,
    facts,
    heading,
    names,
    moments,
    board: { show, view, viewer, players, clocks, size: 'table', moments: shown },
    rules: `/learn/${kit.game.id}?from=${location.pathname}#${kit.chapter(view)}`,
  };
}
