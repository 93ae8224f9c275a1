import type { GameTypes, Seat, Viewer } from '@pouch/rules';
import type { Scene } from '../table/kit.ts';
import { hurried, timed } from '../table/tempo.ts';
import type { Scale } from './scale.ts';
import { type Place, START, type Stop, type Stops } from './stops.ts';

/** Where a replay stands, how it plays, and through whose eyes it is seen. */
export interface PlaybackState {
  readonly place: Place;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly viewer: Viewer;
  /** Whether the place follows from the one before: only then it is shown as it moves. A jump shows how things stood. */
  readonly moves: boolean;
}

const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** Forwards or backwards. */
type Way = 1 | -1;

export type PlaybackAction =
  | { readonly do: 'jump'; readonly to: Place }
  | { readonly do: 'step'; readonly way: Way }
  | { readonly do: 'round'; readonly way: Way }
  /** To the set-up, or to the result. */
  | { readonly do: 'end'; readonly way: Way }
  | { readonly do: 'play-or-pause' }
  | { readonly do: 'pause' }
  /** What is shown has had its time. */
  | { readonly do: 'continue' }
  | { readonly do: 'speed'; readonly way: Way | 'round' }
  | { readonly do: 'look'; readonly from: Viewer };

/** The game that is replayed: its stops for the viewer, and its rounds. */
export interface Replay {
  readonly stops: Stops<GameTypes, unknown>;
  readonly scale: Scale;
}

/** A replay begins at the end: the result. One that is to show a moment begins right before it, and plays. */
export function startOf(stops: Replay['stops'], moment?: number): PlaybackState {
  const isThere = moment !== undefined && moment >= 1 && moment <= stops.last;
  return {
    place: isThere ? stops.rest(moment - 1) : stops.end,
    playing: isThere,
    speed: 1,
    viewer: 'table',
    moves: false,
  };
}

/** The moment that an address asks for: `?moment=12`. */
export function momentIn(search: string): number | undefined {
  const text = new URLSearchParams(search).get('moment') ?? '';
  return /^\d{1,6}$/.test(text) ? Number(text) : undefined;
}

export function afterAction(state: PlaybackState, action: PlaybackAction, { stops, scale }: Replay): PlaybackState {
  const stop = stops.at(state.place);
  const next = stops.next(stop);
  switch (action.do) {
    case 'jump':
      return jumped(state, action.to);
    case 'step': {
      if (action.way === -1) return jumped(state, stops.previous(stop) ?? state.place);
      return next === undefined ? { ...state, playing: false } : { ...state, place: next, playing: false, moves: true };
    }
    case 'round': {
      const position = stops.position(stop);
      return jumped(state, stops.rest(action.way === 1 ? scale.tickAfter(position) : scale.tickBefore(position)));
    }
    case 'end':
      return jumped(state, action.way === 1 ? stops.end : START);
    case 'play-or-pause':
      if (state.playing) return { ...state, playing: false };
      if (stops.last === 0) return state;
      return { ...(next === undefined ? jumped(state, START) : state), playing: true };
    case 'pause':
      return { ...state, playing: false };
    case 'continue':
      if (!state.playing || next === undefined) return { ...state, playing: false };
      return { ...state, place: next, moves: true, playing: stops.next(next) !== undefined };
    case 'speed':
      return { ...state, speed: otherSpeed(state.speed, action.way) };
    case 'look':
      return { ...state, viewer: action.from, moves: false };
  }
}

const jumped = (state: PlaybackState, to: Place): PlaybackState => ({
  ...state,
  place: to,
  playing: false,
  moves: false,
});

function otherSpeed(speed: Speed, way: Way | 'round'): Speed {
  const at = SPEEDS.indexOf(speed);
  if (way === 'round') return SPEEDS[(at + 1) % SPEEDS.length] ?? 1;
  return SPEEDS[at + way] ?? speed;
}

/** How long the table rests before the next step: longer where no scene has told what happened. */
const REST_MILLIS = 350;
const PLAIN_REST_MILLIS = 700;
const LEAST_MILLIS = 60;

/** A replay has speeds of its own. */
const TEMPO = { speed: 'normal', motion: 'full', routine: 'apart', hurry: 1 } as const;

type AnyStop = Stop<GameTypes, unknown>;

/** How long a stop is shown while the replay plays. In a race steps follow one another faster. */
export function millisAt({ scene, parts }: AnyStop, speed: Speed, order: 'turns' | 'race'): number {
  const rest = parts === 1 && order === 'turns' ? PLAIN_REST_MILLIS : REST_MILLIS;
  const lasts = scene === undefined ? rest : (timed([scene], TEMPO)[0]?.lasts ?? 0);
  return Math.max(LEAST_MILLIS, lasts) / speed;
}

/** What moves and is heard at a stop; undefined where it only shows how things stood. */
export function motionAt(
  { scene }: AnyStop,
  { moves, speed }: Pick<PlaybackState, 'moves' | 'speed'>,
): Pick<Scene<unknown>, 'flights' | 'sound'> | undefined {
  if (!moves || scene === undefined) return undefined;
  const { flights, sound } = scene;
  return {
    ...(sound !== undefined && { sound }),
    ...(flights !== undefined && {
      flights: flights.map((flight) => hurried(flight, 1 / speed)),
    }),
  };
}

/** How many moments are over: the log does not run ahead of a step that is still being shown. */
export const momentsOver = ({ moment, part, parts }: Pick<AnyStop, 'moment' | 'part' | 'parts'>): number =>
  part + 1 < parts ? moment - 1 : moment;

/** One after another: the table, then every seat. */
export function nextViewer(viewer: Viewer, seats: number): Viewer {
  if (viewer === 'table') return 0;
  return viewer + 1 < seats ? viewer + 1 : 'table';
}

/** Whose game the figures are about: who is looked from, else this device's player, else who came first. */
export function figuresSeat(viewer: Viewer, mine: readonly Seat[], first: Seat | undefined): Seat {
  if (viewer !== 'table') return viewer;
  return (mine.length === 1 ? mine[0] : first) ?? 0;
}
