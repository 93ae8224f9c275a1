import {
  type GameId,
  isGameId,
  isLevel,
  type Json,
  type Level,
  type OptionValues,
  Refusal,
  type Seat,
  seatsIn,
  type Turn,
} from '@pouch/rules';
import { isObject, parsed } from './storage.ts';

export type SavePlayer =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

export interface SaveResult {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly ending: string;
}

/** What is known of a kept game without looking at its steps. */
export interface SaveHead {
  readonly version: 1;
  readonly id: string;
  readonly game: GameId;
  readonly seats: number;
  readonly options: OptionValues;
  /** By seat. */
  readonly players: readonly SavePlayer[];
  /** Of a race: its clock, in seconds of play without pauses. */
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly updatedAt: number;
  readonly finished: boolean;
  /** Of a finished game. */
  readonly result?: SaveResult;
  /** Of a game that goes on from the middle of another: which, and how many steps they share. */
  readonly playedOn?: PlayedOn;
}

interface PlayedOn {
  readonly from: string;
  readonly steps: number;
}

/** A game kept on this device. */
export interface Save extends SaveHead {
  /** In the notation of a record; in a race each has `at`, its milliseconds on the race's clock. */
  readonly steps: readonly Json[];
}

const MOST_SEATS = 8;

/** A kept game as it was written, or why it cannot be one. Whether its steps are allowed is for the rules to say. */
export function readSave(text: string): Save | Refusal {
  const json = parsed(text);
  if (json === text) return new Refusal('It isn’t JSON');
  if (!isObject(json)) return new Refusal('It must be an object');
  if (json.version !== 1) return new Refusal('Another version of this page saved it');
  const wrong = Object.entries(MEMBERS).find(([name, isRight]) => !isRight(json[name]));
  if (wrong !== undefined) return new Refusal(`Its "${wrong[0]}" is wrong`);
  const save = json as unknown as Save;
  return save.players.length === save.seats ? save : new Refusal('It needs one player per seat');
}

/** All that is known of a game but its steps. */
export const headOf = ({ steps: _, ...head }: Save): SaveHead => head;

/** The game with some steps more, and what it waits for after them. */
export function keptWith(save: Save, steps: readonly Json[], turn: Turn, seconds: number, now: number): Save {
  const after: Save = {
    ...save,
    steps: steps.length === 0 ? save.steps : [...save.steps, ...steps],
    seconds,
    // Other tabs hear of a game only if its text has changed.
    updatedAt: Math.max(now, save.updatedAt + 1),
  };
  if (turn.kind !== 'over') return after;
  const { winners, scores, ending } = turn;
  return { ...after, finished: true, result: { winners: seatsIn(winners), scores, ending } };
}

/** The last moment that a date can have, in milliseconds. */
const LAST_TIME = 8.64e15;
const isTime = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= LAST_TIME;

const isPlayer = (value: unknown): boolean => {
  if (!isObject(value) || typeof value.name !== 'string') return false;
  if (value.kind === 'person') return true;
  return value.kind === 'bot' && typeof value.level === 'string' && isLevel(value.level);
};

const isResult = (value: unknown): boolean =>
  value === undefined ||
  (isObject(value) &&
    typeof value.ending === 'string' &&
    [value.winners, value.scores].every((list) => Array.isArray(list) && list.every(Number.isFinite)));

const isPlayedOn = (value: unknown): boolean =>
  value === undefined || (isObject(value) && typeof value.from === 'string' && Number.isInteger(value.steps));

/** By member: whether its value is right. */
const MEMBERS: Readonly<Record<Exclude<keyof Save, 'version'>, (value: unknown) => boolean>> = {
  id: (value) => typeof value === 'string' && value !== '',
  game: isGameId,
  seats: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_SEATS,
  options: (value) =>
    isObject(value) && Object.values(value).every((each) => typeof each === 'string' || Number.isFinite(each)),
  players: (value) => Array.isArray(value) && value.every(isPlayer),
  steps: (value) => Array.isArray(value) && value.every(isObject),
  seconds: isTime,
  startedAt: isTime,
  updatedAt: isTime,
  finished: (value) => typeof value === 'boolean',
  result: isResult,
  playedOn: isPlayedOn,
};
