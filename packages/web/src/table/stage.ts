import type { Game, GameTypes, Viewer } from '@pouch/rules';
import type { StageStep, TableKit } from './kit.ts';
import type { Moment, Snapshot, TableSource } from './source.ts';
import { asTheyAre, type Tempo, type TimedScene, timed } from './tempo.ts';

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
  /** How many events of the moment after that have been told by now. */
  readonly told: number;
  readonly view: K['View'];
  readonly show: Show;
  readonly atRest: boolean;
  /** How many moments wait to be shown after the present one. */
  readonly behind: number;
  /** The step that is played out. */
  readonly step: StageStep | undefined;
}

/** How far the show is. */
export interface StageState<K extends GameTypes, Show> {
  /** Who may see it. */
  readonly viewer: Viewer;
  readonly number: number;
  readonly view: K['View'];
  readonly show: Show;
  /** Scenes of the moment `number` that are still to come. */
  readonly rest: readonly TimedScene<Show>[];
  readonly scene: TimedScene<Show> | undefined;
  readonly step: StageStep | undefined;
}

type StageKit<K extends GameTypes, Show> = Pick<TableKit<K, Show>, 'still' | 'scenes' | 'hurry'> & {
  readonly game: Pick<Game<K>, 'race'>;
};

/** What there is to show. */
export interface StageInput<K extends GameTypes, Show> {
  readonly kit: StageKit<K, Show>;
  readonly source: Pick<TableSource<K>, 'moments'>;
  /** The newest one. */
  readonly snapshot: Snapshot<K>;
  readonly tempo: Omit<Tempo, 'hurry'>;
}

const isRace = ({ game }: { readonly game: Pick<Game, 'race'> }): boolean => game.race !== undefined;

const NOTHING_MOVES = { rest: [], scene: undefined, step: undefined } as const;

/** The table as it is now, at rest: when it is opened, after a jump to the present, and on a page that was hidden. */
export const restAtNewest = <K extends GameTypes, Show>({
  kit,
  snapshot,
}: Pick<StageInput<K, Show>, 'kit' | 'snapshot'>): StageState<K, Show> => ({
  viewer: snapshot.viewer,
  number: snapshot.number,
  view: snapshot.view,
  show: kit.still(snapshot.view, snapshot.viewer),
  ...NOTHING_MOVES,
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
  return { viewer, number, view, show: kit.still(view, viewer), ...NOTHING_MOVES };
}

/** The end of what moves. */
export const skipScenes = <K extends GameTypes, Show>(
  state: StageState<K, Show>,
  { kit, snapshot }: StageInput<K, Show>,
): StageState<K, Show> =>
  state.scene === undefined ? state : { ...state, show: kit.still(state.view, snapshot.viewer), ...NOTHING_MOVES };

/** After a scene: the next one of the same moment, or of the next moment that has any. */
export function nextScene<K extends GameTypes, Show>(
  state: StageState<K, Show>,
  input: StageInput<K, Show>,
): StageState<K, Show> {
  const [next, ...rest] = state.rest;
  if (next !== undefined) return withScene(state, next, rest);
  let shown = skipScenes(state, input);
  for (const moment of input.source.moments(state.number)) {
    const [scene, ...others] = scenesOf(shown.view, moment, input);
    const { number, view } = moment;
    if (scene !== undefined) return withScene({ ...shown, number, view }, scene, others);
    shown = { ...shown, number, view, show: input.kit.still(view, input.snapshot.viewer) };
  }
  return shown;
}

/** A scene, and the step that it begins or goes on with. */
function withScene<K extends GameTypes, Show>(
  state: StageState<K, Show>,
  scene: TimedScene<Show>,
  rest: readonly TimedScene<Show>[],
): StageState<K, Show> {
  const key = `${state.number} ${scene.step ?? rest.length}`;
  const step =
    state.step?.key === key
      ? state.step
      : { key, lasts: [scene, ...sameStep(scene, rest)].reduce((sum, { lasts }) => sum + lasts, 0) };
  return { ...state, show: scene.show, scene, rest, step };
}

/** The scenes that belong to the same step as the one before them. */
function sameStep<Show>({ step }: TimedScene<Show>, rest: readonly TimedScene<Show>[]): readonly TimedScene<Show>[] {
  if (step === undefined) return [];
  const end = rest.findIndex((scene) => scene.step !== step);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Whether this is the last thing to be read in a step: a player who wants to wait waits here. */
export const isRead = <K extends GameTypes, Show>({ scene, rest }: StageState<K, Show>): boolean =>
  scene?.hold !== undefined && (rest.length === 0 || rest[0]?.step !== scene.step);

/** The next step: what is left of this one is not played. */
export function nextStep<K extends GameTypes, Show>(
  state: StageState<K, Show>,
  input: StageInput<K, Show>,
): StageState<K, Show> {
  if (state.scene === undefined) return state;
  const rest = state.rest.slice(sameStep(state.scene, state.rest).length);
  // After the last step of the moment the table rests; if more has happened, it goes on from there.
  return rest.length === 0 ? skipScenes(state, input) : nextScene({ ...state, rest }, input);
}

/** The table as it was before a moment: from there on everything is played out again. */
export function playAgain<K extends GameTypes, Show>(number: number, input: StageInput<K, Show>): StageState<K, Show> {
  const [before] = input.source.moments(number - 2);
  const now = restAtNewest(input);
  if (before === undefined || before.number !== number - 1) return now;
  const { view } = before;
  const show = input.kit.still(view, now.viewer);
  return nextScene({ ...now, number: before.number, view, show }, input);
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
    const show = isMoving ? state.show : still();
    return { snapshot, number, seen: number, told: 0, view, show, atRest: true, behind, step: undefined };
  }
  return {
    snapshot,
    number: state.number,
    seen: isMoving ? state.number - 1 : state.number,
    told: state.scene?.told ?? 0,
    // At rest, what is shown is the snapshot itself: a bid that is taken back is no moment of the game.
    view: isStill ? snapshot.view : state.view,
    show: isStill ? still() : state.show,
    atRest: isStill,
    behind,
    step: state.step,
  };
}

function scenesOf<K extends GameTypes, Show>(
  before: K['View'],
  moment: Moment<K>,
  { kit, snapshot, tempo }: StageInput<K, Show>,
): readonly TimedScene<Show>[] {
  const { viewer } = snapshot;
  const scenes = kit.scenes(before, moment, viewer);
  return isRace(kit)
    ? asTheyAre(scenes, tempo.motion)
    : timed(scenes, { ...tempo, hurry: kit.hurry?.(before, viewer) ?? 1 });
}
