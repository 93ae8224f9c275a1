import type { GameTypes, Viewer } from '@pouch/rules';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Motion, useMotion } from '../device/media.ts';
import { play } from '../sound/sounds.ts';
import { fly, landAll } from './fly.ts';
import type { Scene, TableKit } from './kit.ts';
import { useSkipping } from './skipping.ts';
import type { Moment, Snapshot, TableSource } from './source.ts';

/**
 * The table as it is shown. The game may be ahead of what is seen: every step is played out in scenes, one after
 * another, and only after the last one does the table rest and ask for a decision.
 */
export interface Stage<K extends GameTypes, Show> {
  readonly snapshot: Snapshot<K>;
  /** The moment that is shown; its events have been seen when `atRest`. */
  readonly number: number;
  /** The last moment whose scenes are over: the log is never ahead of the board. */
  readonly seen: number;
  readonly view: K['View'];
  readonly show: Show;
  readonly atRest: boolean;
  /** How many steps wait to be shown after the present one. */
  readonly behind: number;
  /** Goes to the end of what is moving. */
  readonly skip: () => void;
  /** Goes to how things stand now. */
  readonly catchUp: () => void;
}

interface Shown<K extends GameTypes, Show> {
  /** For whose eyes it is. */
  readonly viewer: Viewer;
  readonly number: number;
  readonly view: K['View'];
  readonly show: Show;
  /** Scenes of the moment `number` that are still to come. */
  readonly rest: readonly Scene<Show>[];
  readonly scene: Scene<Show> | undefined;
}

export function useStage<K extends GameTypes, Show>(source: TableSource<K>, kit: TableKit<K, Show>): Stage<K, Show> {
  const subscribe = useCallback((listener: () => void) => source.subscribe(listener), [source]);
  const snapshot = useSyncExternalStore(subscribe, () => source.snapshot());
  const motion = useMotion();
  const isRace = kit.game.race !== undefined;
  const [kept, setShown] = useState<Shown<K, Show>>(() => resting(kit, snapshot));
  // Before anything is drawn: what one pair of eyes may see does not stay for the next.
  const shown = forEyes(kept, kit, source, snapshot);
  if (shown !== kept) setShown(shown);

  const newest = useRef(snapshot);
  newest.current = snapshot;

  const step = useCallback((): void => {
    landAll();
    setShown((was) => nextShown(was, kit, source, newest.current, motion));
  }, [kit, source, motion]);

  const { scene } = shown;
  useEffect(() => {
    if (scene === undefined) return;
    const { flights = [], sound, millis } = scene;
    if (sound !== undefined) play(sound);
    fly(flights, motion);
    const timer = setTimeout(step, millis);
    return () => clearTimeout(timer);
  }, [scene, step, motion]);
  useEffect(() => {
    if (scene === undefined && shown.number < snapshot.number) step();
  }, [scene, shown.number, snapshot.number, step]);

  // A race does not wait for what is shown beside it: newer scenes take the place of older ones.
  useEffect(() => {
    if (!isRace) return;
    setShown((was) => {
      if (was.scene === undefined || was.number >= snapshot.number) return was;
      const newer = nextShown({ ...was, rest: [] }, kit, source, newest.current, motion);
      return newer.scene === undefined ? was : newer;
    });
  }, [snapshot.number, isRace, kit, source, motion]);

  // A hidden page plays nothing and shows the newest state on return.
  const catchUp = useCallback((): void => {
    landAll();
    setShown(resting(kit, newest.current));
  }, [kit]);
  useEffect(() => {
    const change = (): void => {
      if (document.hidden) catchUp();
    };
    document.addEventListener('visibilitychange', change);
    return () => document.removeEventListener('visibilitychange', change);
  }, [catchUp]);

  const isMoving = scene !== undefined;
  const skip = useCallback((): void => {
    landAll();
    setShown((was) => (was.scene === undefined ? was : atEnd(was, kit, newest.current)));
  }, [kit]);
  useSkipping(isMoving && !isRace, skip);

  const behind = snapshot.number - shown.number;
  // At rest, what is shown is the snapshot itself: a bid that is taken back is no moment of the game.
  const atRest = !isMoving && behind === 0;
  const view = isRace || atRest ? snapshot.view : shown.view;
  const show = useMemo(
    () => (atRest || (isRace && !isMoving) ? kit.still(snapshot.view, snapshot.viewer) : shown.show),
    [atRest, isMoving, isRace, kit, snapshot, shown],
  );
  // What happens in a race is told at once, whatever still moves.
  const number = isRace ? snapshot.number : shown.number;
  const seen = isMoving && !isRace ? number - 1 : number;
  return { snapshot, number, seen, view, show, atRest: isRace || atRest, behind, skip, catchUp };
}

/** The same moment for another viewer. Scenes that everyone may see continue. */
function forEyes<K extends GameTypes, Show>(
  shown: Shown<K, Show>,
  kit: TableKit<K, Show>,
  source: TableSource<K>,
  { viewer }: Snapshot<K>,
): Shown<K, Show> {
  if (shown.viewer === viewer) return shown;
  if (shown.viewer === 'table') return { ...shown, viewer };
  const view = source.moments(shown.number - 1)[0]?.view ?? shown.view;
  return { viewer, number: shown.number, view, show: kit.still(view, viewer), rest: [], scene: undefined };
}

const resting = <K extends GameTypes, Show>(kit: TableKit<K, Show>, snapshot: Snapshot<K>): Shown<K, Show> => ({
  viewer: snapshot.viewer,
  number: snapshot.number,
  view: snapshot.view,
  show: kit.still(snapshot.view, snapshot.viewer),
  rest: [],
  scene: undefined,
});

function atEnd<K extends GameTypes, Show>(
  was: Shown<K, Show>,
  kit: TableKit<K, Show>,
  { viewer }: Snapshot<K>,
): Shown<K, Show> {
  return { ...was, show: kit.still(was.view, viewer), rest: [], scene: undefined };
}

/** The next scene: of the same moment, or of the next one that has any. */
function nextShown<K extends GameTypes, Show>(
  was: Shown<K, Show>,
  kit: TableKit<K, Show>,
  source: TableSource<K>,
  snapshot: Snapshot<K>,
  motion: Motion,
): Shown<K, Show> {
  const [next, ...rest] = was.rest;
  if (next !== undefined) return { ...was, show: next.show, scene: next, rest };
  let before = was.view;
  let last: Moment<K> | undefined;
  for (const moment of source.moments(was.number)) {
    last = moment;
    const [first, ...others] = scenesOf(kit, before, moment, snapshot, motion);
    before = moment.view;
    if (first !== undefined)
      return { ...was, number: moment.number, view: moment.view, show: first.show, scene: first, rest: others };
  }
  if (last === undefined) return atEnd(was, kit, snapshot);
  return {
    ...was,
    number: last.number,
    view: last.view,
    show: kit.still(last.view, snapshot.viewer),
    rest: [],
    scene: undefined,
  };
}

/** Without motion the scenes that say something stay long enough to be read, and nothing travels. */
const scenesOf = <K extends GameTypes, Show>(
  kit: TableKit<K, Show>,
  before: K['View'],
  moment: Moment<K>,
  { viewer }: Snapshot<K>,
  motion: Motion,
): readonly Scene<Show>[] => {
  const scenes = kit.scenes(before, moment, viewer);
  return motion === 'full' ? scenes : scenes.map((scene) => ({ ...scene, flights: [] }));
};
