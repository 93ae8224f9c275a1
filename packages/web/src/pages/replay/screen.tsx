import { hasSecrets, type Seat, type Viewer } from '@pouch/rules';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useWide } from '../../device/media.ts';
import { changeSettings, settings } from '../../device/settings.ts';
import type { Replayed } from '../../replay/course.ts';
import { recentOf } from '../../replay/recent.ts';
import { Scale } from '../../replay/scale.ts';
import { standingOf } from '../../replay/standing.ts';
import { Stops } from '../../replay/stops.ts';
import type { Watched } from '../../replay/watched.ts';
import type { AnyKit, ChartData, Names } from '../../table/kit.ts';
import { Log } from '../../table/log.tsx';
import { namesOf } from '../../table/names.ts';
import type { Moment } from '../../table/source.ts';
import { announce } from '../../ui/announcer.tsx';
import { useKeys } from '../../ui/keys.ts';
import { t } from '../../words/t.ts';
import { useTitle } from '../page.tsx';
import { ActionDock, ActionList } from './actions.tsx';
import { ReplayBar } from './bar.tsx';
import { ChartPanel } from './chart-panel.tsx';
import { Figures } from './figures.tsx';
import { Looking } from './looking.tsx';
import { ReplayPanel, type ReplayPanelName } from './panels.tsx';
import style from './screen.module.css';
import { lookWords, sentence, stateWords, stepWords } from './sentences.ts';
import { Standing } from './standing.tsx';
import { Timeline } from './timeline.tsx';
import { useActions } from './use-actions.ts';
import { useAnnouncedSteps } from './use-announced-steps.ts';
import { type Playback, usePlayback } from './use-playback.ts';
import { Winner } from './winner.tsx';

export interface ReplayScreenProps {
  readonly kit: AnyKit;
  readonly watched: Watched;
  readonly replayed: Replayed;
  /** For online tables: the button that checks the draws against what was sealed before the game. */
  readonly draws?: ReactNode;
}

/** Result and replay of a game, wherever it came from. */
export function ReplayScreen({ kit, watched, replayed, draws }: ReplayScreenProps): ReactNode {
  const { course, refused } = replayed;
  const { players, save } = watched;
  const [, go] = useLocation();
  const wide = useWide();
  const [viewer, setViewer] = useState<Viewer>('table');
  const [panel, setPanel] = useState<ReplayPanelName>();
  const names = useMemo(() => namesOf(players), [players]);
  // The set-up first; what the table saw is also what chart, log and result are made of.
  const open = course.moments('table');
  const seen = course.moments(viewer);
  const chart = useMemo(() => chartOf(kit, open, names), [kit, open, names]);
  const scale = useMemo(() => new Scale(chart.marks, open.length - 1), [chart, open]);
  const stops = useMemo(() => new Stops(kit, seen, viewer), [kit, seen, viewer]);
  const playback = usePlayback(stops, scale, kit);
  const actions = useActions(watched);
  const { stop } = playback;
  const { turn } = course;
  const end = course.view('table');
  const isOver = turn.kind === 'over';
  // The secrets of a running game of this device stay hidden.
  const isSecret = save !== undefined && !save.finished && hasSecrets(kit.game);
  const ranks = standingOf(
    turn,
    players.map(({ seat }) => kit.score(end, seat)),
  );
  const heading = kit.heading(stop.view, stop.show);
  const title = t('replay.title', { round: heading.round, phase: heading.phase });
  const step = stepWords(stop, course.number);
  // The log does not run ahead of a step that is still being shown.
  const told = stop.part + 1 < stop.parts ? stop.moment - 1 : stop.moment;
  const shown = useMemo(() => open.slice(1, told + 1), [open, told]);
  const rules = `/learn/${kit.game.id}#${kit.chapter(stop.view)}`;
  const leave = (): void => go('/replays');
  const lookFrom = (next: Viewer): void => {
    setViewer(next);
    announce(lookWords(next, names));
  };
  const goTo = (position: number): void => playback.go(stops.near(position));

  useTitle(kit.game.name);
  useAnnouncedSteps(kit, open, playback, names, title);
  useKeys({
    ...playbackKeys(playback),
    v: () => {
      if (!isSecret) lookFrom(focusedSeat() ?? nextViewer(viewer, players.length));
    },
    y: actions.copyLink,
    d: actions.saveRecord,
    l: () => setPanel('log'),
    m: () => changeSettings({ sound: settings().sound === 'on' ? 'off' : 'on' }),
    '?': () => setPanel('keys'),
    Enter: actions.main.act,
  });

  const standing = (
    <Standing
      kit={kit}
      view={end}
      ranks={ranks}
      names={names}
      isOver={isOver}
      from={viewer}
      {...(isSecret ? {} : { lookFrom })}
    />
  );
  const figures = <Figures kit={kit} moments={open} names={names} seat={figuresSeat(viewer, players, ranks)} />;
  return (
    <div className={style.screen}>
      <ReplayBar
        game={kit.game.name}
        state={stateWords(kit, end, isOver, course.number)}
        rules={rules}
        open={setPanel}
        share={actions.share}
        leave={leave}
      />
      <div className={style.body}>
        <main className={style.main}>
          <Winner kit={kit} view={end} names={names} replayed={replayed} />
          {refused !== undefined && (
            <p className={style.refused} role="alert">
              <TriangleAlert size={18} aria-hidden="true" />
              <span>
                <b>
                  {t('replay.refused', { step: refused.step + 1, reason: sentence(refused.reason, kit.game.name) })}
                </b>{' '}
                {t('replay.refused-text')}
              </span>
            </p>
          )}
          {!wide && standing}
          <ChartPanel data={chart} scale={scale} position={playback.position} names={names} go={goTo} />
          <Timeline playback={playback} scale={scale} signs={chart.signs} text={`${step}. ${title}`} go={goTo} />
          <section className={style.board} aria-label={t('replay.board')}>
            <div className={style.boardHead}>
              <h2>{title}</h2>
              <span>{step}</span>
            </div>
            <Looking kit={kit} view={stop.view} viewer={viewer} names={names} lookFrom={lookFrom} />
            <kit.Board
              show={stop.show}
              view={stop.view}
              viewer={viewer}
              players={players}
              clocks={NO_CLOCKS}
              size="replay"
              moments={seen.slice(1, stop.moment + 1)}
            />
          </section>
          {!wide && figures}
        </main>
        {wide ? (
          <aside className={style.rail} aria-label={t('replay.result')}>
            {standing}
            <ActionList actions={actions} draws={draws} />
            {figures}
            <section className={style.log}>
              <h2>{t('table.log')}</h2>
              <Log kit={kit} names={names} moments={recentOf(shown, kit, RAIL_MOMENTS)} />
            </section>
          </aside>
        ) : (
          <ActionDock actions={actions} draws={draws} />
        )}
      </div>
      {panel !== undefined && (
        <ReplayPanel
          name={panel}
          close={() => setPanel(undefined)}
          open={setPanel}
          kit={kit}
          names={names}
          moments={recentOf(shown, kit, SHEET_MOMENTS)}
          rules={rules}
          actions={actions}
          leave={leave}
        />
      )}
    </div>
  );
}

const NO_CLOCKS = {};
const RAIL_MOMENTS = 40;
const SHEET_MOMENTS = 400;

function chartOf(kit: AnyKit, moments: readonly Moment[], names: Names): ChartData {
  const [first, ...rest] = moments;
  return kit.chart(rest, first?.view, names);
}

const figuresSeat = (viewer: Viewer, players: Watched['players'], ranks: readonly { readonly seat: Seat }[]): Seat => {
  if (viewer !== 'table') return viewer;
  const mine = players.filter((player) => player.mine);
  return (mine.length === 1 ? mine[0]?.seat : ranks[0]?.seat) ?? 0;
};

const nextViewer = (viewer: Viewer, seats: number): Viewer => {
  if (viewer === 'table') return 0;
  return viewer + 1 < seats ? viewer + 1 : 'table';
};

function focusedSeat(): Seat | undefined {
  const row = document.activeElement?.closest('[data-seat]');
  return row instanceof HTMLElement ? Number(row.dataset.seat) : undefined;
}

const playbackKeys = ({ step, round, toEnd, toggle, changeSpeed }: Playback): Record<string, () => void> => ({
  ArrowLeft: () => step(-1),
  ArrowRight: () => step(1),
  'Shift+ArrowLeft': () => round(-1),
  'Shift+ArrowRight': () => round(1),
  Home: () => toEnd(-1),
  End: () => toEnd(1),
  Space: toggle,
  '+': () => changeSpeed(1),
  '=': () => changeSpeed(1),
  'Shift++': () => changeSpeed(1),
  '-': () => changeSpeed(-1),
  'Shift+_': () => changeSpeed(-1),
});
