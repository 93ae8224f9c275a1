import type { GameTypes } from '@pouch/rules';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useMotion } from '../device/media.ts';
import { play } from '../sound/sounds.ts';
import { fly, landAll } from './fly.ts';
import type { TableKit } from './kit.ts';
import type { TableSource } from './source.ts';
import {
  follow,
  forViewer,
  nextScene,
  restAtNewest,
  type Stage,
  type StageInput,
  type StageState,
  skipScenes,
  stageOf,
} from './stage.ts';
import { useSkipping } from './use-skipping.ts';

/** The table as it is shown, and how to go to how things are now. */
export type LiveStage<K extends GameTypes, Show> = Stage<K, Show> & { readonly catchUp: () => void };

/** The stage of a table on this page: its scenes take their time, fly their coins and make their sounds. */
export function useStage<K extends GameTypes, Show>(
  source: TableSource<K>,
  kit: TableKit<K, Show>,
): LiveStage<K, Show> {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  const snapshot = useSyncExternalStore(subscribe, () => source.snapshot());
  const motion = useMotion();
  const input = { kit, source, snapshot, motion };
  const newest = useRef(input);
  newest.current = input;
  const [kept, setState] = useState(() => restAtNewest(input));
  // Before anything is drawn: what one viewer may see does not stay for the next.
  const state = forViewer(kept, input);
  if (state !== kept) setState(state);

  type Change = (state: StageState<K, Show>, input: StageInput<K, Show>) => StageState<K, Show>;
  const change = useCallback((next: Change): void => {
    landAll();
    setState((was) => next(was, newest.current));
  }, []);

  const { scene, number } = state;
  useEffect(() => {
    if (scene === undefined) return;
    const { flights = [], sound, millis } = scene;
    if (sound !== undefined) play(sound);
    fly(flights, motion);
    const timer = setTimeout(() => change(nextScene), millis);
    return () => clearTimeout(timer);
  }, [scene, motion, change]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: there is something to follow when one of these has changed
  useEffect(() => setState((was) => follow(was, newest.current)), [scene, number, snapshot.number]);

  const catchUp = useCallback((): void => change((_, latest) => restAtNewest(latest)), [change]);
  const skip = useCallback((): void => change(skipScenes), [change]);
  useWhenHidden(catchUp);
  useSkipping(scene !== undefined && kit.game.race === undefined, skip);
  return useMemo(() => ({ ...stageOf(state, { kit, snapshot }), catchUp }), [state, kit, snapshot, catchUp]);
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
