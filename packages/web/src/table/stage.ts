import type { Game, GameTypes, Viewer } from '@pouch/rules';
import type { Motion } from '../device/media.ts';
import type { Scene, TableKit } from './kit.ts';
import type { Moment, Snapshot, TableSource } from './source.ts';

/**
 * What a table shows, and when. The game may be ahead of it: every moment is played out in scenes, one after another,
 * and only after the last one does the table rest and ask for a decision.
 */

/** The table as it is shown. */
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
}

/** How far the show is. */
export interface StageState<K extends GameTypes, Show> {
  /** Who may see it. */
  readonly viewer: Viewer;
  readonly number: number;
  readonly view: K['View'];
  readonly show: Show;
  /** Scenes of the moment `number` that are still to come. */
  readonly rest: readonly Scene<Show>[];
  readonly scene: Scene<Show> | undefined;
}

type StageKit<K extends GameTypes, Show> = Pick<TableKit<K, Show>, 'still' | 'scenes'> & {
  readonly game: Pick<Game<K>, 'race'>;
};

/** What there is to show. */
export interface StageInput<K extends GameTypes, Show> {
  readonly kit: StageKit<K, Show>;
  readonly source: Pick<TableSource<K>, 'moments'>;
  /** The newest one. */
  readonly snapshot: Snapshot<K>;
  readonly motion: Motion;
}

const isRace = ({ game }: { readonly game: Pick<Game, 'race'> }): boolean => game.race !== undefined;

/** The table as it is now, at rest: when it is opened, after a jump to the present, and on a page that was hidden. */
export const restAtNewest = <K extends GameTypes, Show>({
  kit,
  snapshot,
}: Pick<StageInput<K, Show>, 'kit' | 'snapshot'>): StageState<K, Show> => ({
  viewer: snapshot.viewer,
  number: snapshot.number,
  view: snapshot.view,
  show: kit.still(snapshot.view, snapshot.viewer),
  rest: [],
  scene: undefined,
});

/** The same moment for another viewer: what one may see does not stay for the next. Scenes for everyone continue. */
export function forViewer<K extends GameTypes, Show>(
  state: StageState<K, Show>,
  { kit, source, snapshot }: StageInput<K, Show>,
): StageState<K, Show> {
  const { viewer } = snapshot;
  if (state.viewer === viewer) return state;
  if (state.viewer === 'table') return { ...state, viewer };
  // The set-up is no moment of its own: how it was for the others is not known any more.
  const { number, view } = source.moments(Math.max(0, state.number - 1))[0] ?? snapshot;
  return { viewer, number, view, show: kit.still(view, viewer), rest: [], scene: undefined };
}

/** The end of what moves. */
export const skipScenes = <K extends GameTypes, Show>(
  state: StageState<K, Show>,
  { kit, snapshot }: StageInput<K, Show>,
): StageState<K, Show> =>
  state.scene === undefined
    ? state
    : { ...state, show: kit.still(state.view, snapshot.viewer), rest: [], scene: undefined };

/** After a scene: the next one of the same moment, or of the next moment that has any. */
export function nextScene<K extends GameTypes, Show>(
  state: StageState<K, Show>,
  input: StageInput<K, Show>,
): StageState<K, Show> {
  const [next, ...rest] = state.rest;
  if (next !== undefined) return { ...state, show: next.show, scene: next, rest };
  let shown = skipScenes(state, input);
  for (const moment of input.source.moments(state.number)) {
    const [scene, ...others] = scenesOf(shown.view, moment, input);
    const { number, view } = moment;
    if (scene !== undefined) return { ...shown, number, view, show: scene.show, scene, rest: others };
    shown = { ...shown, number, view, show: input.kit.still(view, input.snapshot.viewer) };
  }
  return shown;
}

/** After a new snapshot: a table at rest goes on, one that moves stays with what it shows. */
export function follow<K extends GameTypes, Show>(
  state: StageState<K, Show>,
  input: StageInput<K, Show>,
): StageState<K, Show> {
  if (state.number >= input.snapshot.number) return state;
  if (state.scene === undefined) return nextScene(state, input);
  if (!isRace(input.kit)) return state;
  // A race does not wait for what is shown beside it: newer scenes take the place of older ones.
  const newer = nextScene({ ...state, rest: [] }, input);
  return newer.scene === undefined ? state : newer;
}

/** What is seen of the table, its log and its decision. */
export function stageOf<K extends GameTypes, Show>(
  state: StageState<K, Show>,
  { kit, snapshot }: Pick<StageInput<K, Show>, 'kit' | 'snapshot'>,
): Stage<K, Show> {
  const isMoving = state.scene !== undefined;
  const behind = snapshot.number - state.number;
  const isStill = !isMoving && behind === 0;
  const still = (): Show => kit.still(snapshot.view, snapshot.viewer);
  if (isRace(kit)) {
    // What happens in a race is told at once, whatever still moves.
    const { number, view } = snapshot;
    return { snapshot, number, seen: number, view, show: isMoving ? state.show : still(), atRest: true, behind };
  }
  return {
    snapshot,
    number: state.number,
    seen: isMoving ? state.number - 1 : state.number,
    // At rest, what is shown is the snapshot itself: a bid that is taken back is no moment of the game.
    view: isStill ? snapshot.view : state.view,
    show: isStill ? still() : state.show,
    atRest: isStill,
    behind,
  };
}

/** Without motion the scenes that say something stay long enough to be read, and nothing travels. */
function scenesOf<K extends GameTypes, Show>(
  before: K['View'],
  moment: Moment<K>,
  { kit, snapshot, motion }: StageInput<K, Show>,
): readonly Scene<Show>[] {
  const scenes = kit.scenes(before, moment, snapshot.viewer);
  return motion === 'full' ? scenes : scenes.map((scene) => ({ ...scene, flights: [] }));
}
