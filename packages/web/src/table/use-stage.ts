import type { GameTypes } from '@pouch/rules';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useMotion } from '../device/media.ts';
import { countRound, roundsSeen } from '../device/rounds-seen.ts';
import { useSettings } from '../device/settings.ts';
import { play } from '../sound/sounds.ts';
import { isLong } from './clock.ts';
import { fly, landAll } from './fly.ts';
import type { TableKit } from './kit.ts';
import type { Snapshot, TableSource } from './source.ts';
import {
  follow,
  forViewer,
  isRead,
  nextScene,
  nextStep,
  playAgain,
  restAtNewest,
  type Stage,
  type StageInput,
  type StageState,
  stageOf,
} from './stage.ts';
import { hastened } from './tempo.ts';
import { useSkipping } from './use-skipping.ts';
import { useRuns } from './use-time-left.ts';

/** The table as it is shown, and how to go on: to the next step, or to how things are now. */
export interface LiveStage<K extends GameTypes, Show> extends Stage<K, Show> {
  /** The step stays until the player continues. */
  readonly isStopped: boolean;
  readonly proceed: () => void;
  readonly skip: () => void;
  /** Shows again what has happened from this moment on. */
  readonly again: (number: number) => void;
}

/** Rounds of a game after which its bookkeeping is known. */
const ROUNDS_TO_LEARN = 2;

/** The stage of a table on this page: its scenes take their time, fly their coins and make their sounds. */
export function useStage<K extends GameTypes, Show>(
  source: TableSource<K>,
  kit: TableKit<K, Show>,
): LiveStage<K, Show> {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  const snapshot = useSyncExternalStore(subscribe, () => source.snapshot());
  const motion = useMotion();
  const { speed, waitForMe } = useSettings();
  const { id } = kit.game;
  const [rounds, setRounds] = useState(() => roundsSeen(id));
  const routine = rounds < ROUNDS_TO_LEARN ? ('apart' as const) : ('merged' as const);
  const input = { kit, source, snapshot, tempo: { speed, motion, routine } };
  const newest = useRef(input);
  newest.current = input;
  const [kept, setState] = useState(() => restAtNewest(input));
  // Before anything is drawn: what one viewer may see does not stay for the next, and a moment in which nothing moves
  // takes no decision off the screen, not even for a frame.
  const state = follow(forViewer(kept, input), input);
  if (state !== kept) setState(state);

  type Change = (state: StageState<K, Show>, input: StageInput<K, Show>) => StageState<K, Show>;
  const change = useCallback((next: Change): void => {
    landAll();
    setState((was) => next(was, newest.current));
  }, []);

  const { scene } = state;
  /** What the player plays out again takes the time that they want. */
  const replayed = useRef(0);
  const isLearnt = endsRoutine(state);
  useEffect(() => {
    if (scene === undefined) return;
    const { flights = [], sound } = scene;
    if (sound !== undefined) play(sound);
    fly(flights, motion);
  }, [scene, motion]);
  const [stopped, setStopped] = useState<string>();
  const hastens = useHastens(kit, snapshot, replayed.current);
  const isStopped =
    scene !== undefined && !hastens && (stopped === state.step?.key || (waitForMe === 'on' && isRead(state)));
  const lasts = scene === undefined ? 0 : hastens ? hastened(scene) : scene.lasts;
  useEffect(() => {
    if (scene === undefined || isStopped) return;
    const timer = setTimeout(() => {
      // What was skipped has not been seen.
      if (isLearnt) setRounds(countRound(id));
      change(nextScene);
    }, lasts);
    return () => clearTimeout(timer);
  }, [scene, lasts, isStopped, change, id, isLearnt]);

  const skip = useCallback((): void => change((_, latest) => restAtNewest(latest)), [change]);
  const proceed = useCallback((): void => change(nextStep), [change]);
  const again = useCallback(
    (from: number): void => {
      replayed.current = newest.current.snapshot.number;
      change((_, latest) => playAgain(from, latest));
    },
    [change],
  );
  useWhenHidden(skip);
  const { step } = state;
  const stop = useCallback((): void => setStopped((key) => (key === step?.key ? undefined : step?.key)), [step]);
  useSkipping(scene !== undefined && kit.game.race === undefined, { proceed, skip, stop });
  return useMemo(
    () => ({ ...stageOf(state, { kit, snapshot }), isStopped, proceed, skip, again }),
    [state, kit, snapshot, isStopped, proceed, skip, again],
  );
}

const endsRoutine = <K extends GameTypes, Show>({ scene, rest }: StageState<K, Show>): boolean =>
  scene?.routine === true && !rest.some(({ routine }) => routine === true);

/** While the viewer's own clock runs, what is still to be shown does not keep them from their decision. */
function useHastens<K extends GameTypes, Show>(
  { game }: TableKit<K, Show>,
  { viewer, clocks, number }: Snapshot<K>,
  replayed: number,
): boolean {
  const clock = viewer === 'table' ? undefined : clocks[viewer];
  const runs = useRuns(clock);
  // A clock of days leaves time to read.
  const isShort = clock !== undefined && !isLong(clock.total);
  return runs && isShort && game.race === undefined && number !== replayed;
}

/** A hidden page plays nothing and shows the newest state on return. */
function useWhenHidden(act: () => void): void {
  useEffect(() => {
    const listen = (): void => {
      if (document.hidden) act();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, [act]);
}
