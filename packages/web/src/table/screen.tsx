import { type GameTypes, has, type Seat } from '@pouch/rules';
import { FastForward } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { usePhone, useWide } from '../device/media.ts';
import { changeSettings, settings } from '../device/settings.ts';
import { play } from '../sound/sounds.ts';
import { announce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { useKeys } from '../ui/keys.ts';
import { plain } from '../words/rich.tsx';
import { t } from '../words/t.ts';
import { Curtain, ElsewhereCurtain, PausedCurtain } from './curtain.tsx';
import type { TableExtras } from './extras.ts';
import { Hints } from './hints.tsx';
import type { TableKit } from './kit.ts';
import style from './layout.module.css';
import { asideOf } from './log.tsx';
import { namesOf } from './names.ts';
import { Panel } from './panels.tsx';
import { Rail, type RailTab } from './rail.tsx';
import { Ring } from './ring.tsx';
import type { TableSource } from './source.ts';
import { useStage } from './stage.ts';
import { type PanelName, TopBar } from './top-bar.tsx';

export interface TableScreenProps<K extends GameTypes, Show> {
  readonly source: TableSource<K>;
  readonly kit: TableKit<K, Show>;
  readonly leave: () => void;
  /** What stands where the dock was when the game is over. */
  readonly ending: (view: K['View']) => ReactNode;
  /** Where others play along from afar. */
  readonly extras?: TableExtras;
}

/** A table, wherever its view comes from. */
export function TableScreen<K extends GameTypes, Show>({
  source,
  kit,
  leave,
  ending,
  extras,
}: TableScreenProps<K, Show>): ReactNode {
  const stage = useStage(source, kit);
  const { snapshot, view, show, atRest, behind } = stage;
  const { players, viewer } = snapshot;
  const names = useMemo(() => namesOf(players), [players]);
  // The board knows the moment that it plays out; log and announcements follow when it has been seen.
  const shown = useMemo(() => source.moments(0).slice(0, stage.number), [source, stage.number]);
  const moments = useMemo(() => shown.slice(0, stage.seen), [shown, stage.seen]);
  const [panel, setPanel] = useState<PanelName>();
  const [tab, setTab] = useState<RailTab>('log');
  const wide = useWide();
  const phone = usePhone();
  const heading = kit.heading(view, show);
  const turn = kit.game.turn(snapshot.view);
  const isRace = kit.game.race !== undefined;
  // The rules lead back here.
  const rules = `/learn/${kit.game.id}?from=${location.pathname}#${kit.chapter(view)}`;
  const due = turn.kind === 'decide' && viewer !== 'table' && has(turn.may, viewer) && atRest && !snapshot.paused;
  const isOver = turn.kind === 'over' && atRest && behind === 0;

  useAnnounced(kit, moments, names, heading.phase);
  useDue(kit, due && turn.kind === 'decide' && has(turn.awaited, viewer as Seat), snapshot.view, viewer, heading.round);
  const hasChat = extras?.chat !== undefined;
  useChatShown(extras, hasChat && (wide ? tab === 'chat' : panel === 'chat'));
  const isLost = snapshot.connection.state === 'lost';
  const main = useRef<HTMLElement>(null);
  useFocusKept(main, isLost);
  /** Log and chat are beside the table where there is room. */
  const open = (name: PanelName): void => {
    if (!wide || !hasChat || (name !== 'log' && name !== 'chat')) return setPanel(name);
    setTab(name);
    if (name === 'chat') requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-say]')?.focus());
  };
  useKeys({
    '?': () => setPanel('keys'),
    'Shift+?': () => setPanel('keys'),
    ...(isRace
      ? {}
      : {
          l: () => open('log'),
          ...(hasChat && { c: () => open('chat') }),
          m: () => changeSettings({ sound: settings().sound === 'on' ? 'off' : 'on' }),
        }),
  });

  const seat: Seat | undefined = viewer === 'table' ? undefined : viewer;
  const clock = seat === undefined ? undefined : snapshot.clocks[seat];
  // The clocks of a race are at what they are about.
  const isTableClock = turn.kind === 'decide' && turn.deadline === undefined;
  const board = { show, view, viewer, players, clocks: snapshot.clocks, size: 'table' as const, moments: shown };
  return (
    <div className={style.screen}>
      <TopBar
        game={kit.game.name}
        heading={heading}
        rules={rules}
        open={open}
        leave={leave}
        extras={extras}
        clock={phone && isTableClock && clock !== undefined ? <Ring clock={clock} size={44} /> : undefined}
        cover={snapshot.uncovered === true && !isOver ? () => source.cover() : undefined}
        pause={
          isRace && source.canPause && seat !== undefined && !isOver && !snapshot.paused
            ? () => source.pause()
            : undefined
        }
      />
      <div className={style.banner}>{extras?.banner}</div>
      <div className={style.body}>
        <main
          ref={main}
          className={`${style.play}${isLost ? ` ${style.lost}` : ''}`}
          // Where nothing in it can have the focus, it has to be scrolled by itself.
          tabIndex={isLost ? 0 : undefined}
        >
          {/* Nothing can be decided while the line is lost: what is half chosen stays as it is. */}
          <div className={style.whole} inert={isLost}>
            {snapshot.unkept !== undefined && (
              <p className={style.notice} role="status">
                {t(`table.unkept.${snapshot.unkept}`)}
              </p>
            )}
            {snapshot.elsewhere === true ? (
              <ElsewhereCurtain leave={leave} />
            ) : snapshot.curtain !== undefined && atRest ? (
              <Curtain curtain={snapshot.curtain} players={players} uncover={(who) => source.uncover(who)} />
            ) : snapshot.paused ? (
              <PausedCurtain resume={() => source.resume()} leave={leave} />
            ) : (
              <>
                {seat !== undefined && !isOver ? (
                  <kit.Play
                    // Another player starts with nothing of the last one's.
                    key={seat}
                    {...board}
                    snapshot={snapshot}
                    seat={seat}
                    atRest={atRest}
                    decide={(decision) => source.decide(decision)}
                    seconds={() => source.seconds()}
                    {...(source.canPause && { pause: () => source.pause() })}
                  />
                ) : (
                  <kit.Board {...board} />
                )}
                {behind > 0 && !isRace && (
                  <Button size="small" look="quiet" className={style.forward} onClick={stage.catchUp}>
                    <FastForward size={16} aria-hidden="true" />
                    {t('table.catch-up')}
                  </Button>
                )}
                {due && seat !== undefined && <Hints kit={kit} view={view} seat={seat} />}
                {isOver && ending(view)}
              </>
            )}
          </div>
        </main>
        {wide && (
          <Rail moments={moments} kit={kit} names={names} chat={extras?.chat} tab={tab} choose={setTab}>
            {kit.Rail !== undefined && !snapshot.paused && <kit.Rail {...board} seconds={() => source.seconds()} />}
          </Rail>
        )}
      </div>
      {panel !== undefined && (
        <Panel
          name={panel}
          close={() => setPanel(undefined)}
          open={setPanel}
          extras={extras}
          kit={kit}
          moments={moments}
          names={names}
          rules={rules}
          leave={leave}
        />
      )}
    </div>
  );
}

/** The chat's owner counts what is unread: it has to know what can be read. */
function useChatShown(extras: TableExtras | undefined, shown: boolean): void {
  const tell = useRef(extras?.chat?.onShown);
  tell.current = extras?.chat?.onShown;
  useEffect(() => tell.current?.(shown), [shown]);
}

/** What cannot be used loses the focus; it comes back to where it was, unless somebody has taken it elsewhere. */
function useFocusKept(main: RefObject<HTMLElement | null>, isInert: boolean): void {
  const last = useRef<Element>(null);
  useEffect(() => {
    const note = (event: FocusEvent): void => {
      const { target } = event;
      if (target instanceof Element && target !== main.current && main.current?.contains(target)) last.current = target;
    };
    addEventListener('focusin', note);
    return () => removeEventListener('focusin', note);
  }, [main]);
  const was = useRef(isInert);
  useEffect(() => {
    const isBack = was.current && !isInert;
    was.current = isInert;
    const { current } = last;
    if (isBack && document.activeElement === document.body && current instanceof HTMLElement)
      current.focus({ preventScroll: true });
  }, [isInert]);
}

/** Screen readers hear what happened, and the phase when it changes. */
function useAnnounced<K extends GameTypes, Show>(
  kit: TableKit<K, Show>,
  moments: ReturnType<TableSource<K>['moments']>,
  names: ReturnType<typeof namesOf>,
  phase: string,
): void {
  const heard = useRef(moments.length);
  useEffect(() => {
    const since = heard.current;
    const fresh = moments.slice(since);
    heard.current = moments.length;
    const lines = fresh.flatMap((moment, index) => {
      const before = moments[since + index - 1]?.view;
      return [
        ...asideOf(moment, names).map(({ text }) => text),
        ...moment.events.map((event) => kit.tell(event, names, before)?.text).filter((text) => text !== undefined),
      ];
    });
    if (lines.length > 0) announce(lines.map(plain).join(' '));
  }, [moments, kit, names]);
  const spoken = useRef(phase);
  useEffect(() => {
    if (spoken.current === phase) return;
    spoken.current = phase;
    announce(phase);
  }, [phase]);
}

/** When a decision becomes mine: the bell, what can be done in words, and the focus on it. */
function useDue<K extends GameTypes, Show>(
  kit: TableKit<K, Show>,
  due: boolean,
  view: K['View'],
  viewer: Seat | 'table',
  round: string,
): void {
  const turn = kit.game.turn(view);
  const about = due && turn.kind === 'decide' ? `${round} ${turn.phase} ${viewer}` : '';
  const current = useRef(view);
  current.current = view;
  useEffect(() => {
    if (about === '' || viewer === 'table') return;
    play('bell');
    announce(kit.prompt(current.current, viewer) ?? '');
    // Leave the focus alone while someone writes in the chat or uses the settings.
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && activeElement?.closest('main') === null;
    if (isElsewhere || document.querySelector('dialog[open]') !== null) return;
    document.querySelector<HTMLElement>('[data-decision]')?.focus({ preventScroll: true });
  }, [about, kit, viewer]);
}
