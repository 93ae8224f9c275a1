import { hasSecrets, type Viewer } from '@pouch/rules';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { Replayed } from '../../replay/course.ts';
import { momentsOver } from '../../replay/playback.ts';
import { Scale } from '../../replay/scale.ts';
import { type Rank, standingOf } from '../../replay/standing.ts';
import type { Watched } from '../../replay/watched.ts';
import type { AnyKit, ChartData, Names } from '../../table/kit.ts';
import { namesOf } from '../../table/names.ts';
import type { Moment } from '../../table/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { t } from '../../words/t.ts';
import { lookWords, stepWords } from './sentences.ts';
import { type Playback, usePlayback } from './use-playback.ts';

/** A game and its replay, as the parts of the page need them. */
export interface ReplayModel {
  readonly kit: AnyKit;
  readonly watched: Watched;
  readonly replayed: Replayed;
  readonly names: Names;
  /** What the table saw, the set-up first: chart, log and figures are made of it. */
  readonly moments: readonly Moment[];
  /** Those of them that the log may tell at this place. */
  readonly told: readonly Moment[];
  readonly chart: ChartData;
  readonly scale: Scale;
  readonly playback: Playback;
  /** The view at the end, and whether the game was over then. */
  readonly end: unknown;
  readonly isOver: boolean;
  readonly ranks: readonly Rank[];
  /** Where the replay stands: the phase, and the step. */
  readonly title: string;
  readonly step: string;
  /** The page of the rules about it. */
  readonly rules: string;
  readonly lookFrom: (viewer: Viewer) => void;
  /** The secrets of a running game of this device stay hidden: nobody is looked from. */
  readonly isSecret: boolean;
  readonly leave: () => void;
}

export function useReplay(kit: AnyKit, watched: Watched, replayed: Replayed): ReplayModel {
  const { course } = replayed;
  const { players, save } = watched;
  const [, go] = useLocation();
  const names = useMemo(() => namesOf(players), [players]);
  const moments = course.moments('table');
  const chart = useMemo(() => chartOf(kit, moments, names), [kit, moments, names]);
  const scale = useMemo(() => new Scale(chart.marks, moments.length - 1), [chart, moments]);
  const playback = usePlayback(kit, course, scale);
  const { stop } = playback;
  const over = momentsOver(stop);
  const heading = kit.heading(stop.view, stop.show);
  const end = course.view('table');
  return {
    kit,
    watched,
    replayed,
    names,
    moments,
    told: useMemo(() => moments.slice(1, over + 1), [moments, over]),
    chart,
    scale,
    playback,
    end,
    isOver: course.turn.kind === 'over',
    ranks: standingOf(
      course.turn,
      players.map(({ seat }) => kit.score(end, seat)),
    ),
    title: t('replay.title', { round: heading.round, phase: heading.phase }),
    step: stepWords(stop, course.number),
    rules: `/learn/${kit.game.id}#${kit.chapter(stop.view)}`,
    lookFrom: (viewer) => {
      playback.act({ do: 'look', from: viewer });
      announce(lookWords(viewer, names));
    },
    isSecret: save !== undefined && !save.finished && hasSecrets(kit.game),
    leave: () => go('/replays'),
  };
}

function chartOf(kit: AnyKit, moments: readonly Moment[], names: Names): ChartData {
  const [first, ...rest] = moments;
  return kit.chart(rest, first?.view, names);
}
