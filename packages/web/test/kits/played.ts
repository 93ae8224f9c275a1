import { readFileSync } from 'node:fs';
import {
  GAMES,
  type Game,
  type GameId,
  type Json,
  type OptionSpec,
  type OptionValues,
  type Random,
  Refusal,
  randomFrom,
  readRecord,
  replay,
  streamSeed,
  type Viewer,
} from '@pouch/rules';
import { Course, takenFrom } from '../../src/local/course.ts';

/** Games to look at: random ones with every number of seats and all options, and the finished ones in `records/`. */

export interface Setting {
  readonly title: string;
  readonly seats: number;
  readonly options: OptionValues;
}

export function settingsOf(id: GameId): readonly Setting[] {
  const { seats, options } = GAMES[id];
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, index) => seats.least + index);
  return combinationsOf(options).flatMap((values) =>
    counts.map((count) => ({
      title: [`${count} seats`, ...Object.values(values)].join(', '),
      seats: count,
      options: values,
    })),
  );
}

/** A number counts as two: what it usually is, and the most that it can be. */
const valuesOf = (spec: OptionSpec): readonly (string | number)[] =>
  'values' in spec ? spec.values : [spec.default, spec.most];

const combinationsOf = (specs: Readonly<Record<string, OptionSpec>>): readonly OptionValues[] =>
  Object.entries(specs).reduce<readonly OptionValues[]>(
    (all, [name, spec]) => all.flatMap((each) => valuesOf(spec).map((value) => ({ ...each, [name]: value }))),
    [{}],
  );

function seeded(id: GameId, number: number): Random {
  let drawn = 1000 * [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return randomFrom({ next: () => streamSeed(number, drawn++)[0] });
}

/** A game of random players from its set-up to its end. */
export function randomGame(id: GameId, { seats, options }: Setting, number: number): Course {
  const game: Game = GAMES[id];
  const random = seeded(id, number);
  const course = new Course(game, { step: undefined, events: [], state: game.setup(seats, options) });
  for (let { turn, state } = course; turn.kind !== 'over'; { turn, state } = course) {
    const step = turn.kind === 'chance' ? game.chance(state, random) : game.sample(state, random);
    for (const taken of takenFrom(course, step, random, () => true)) course.add(taken);
  }
  return course;
}

/** One in so many of the repository's finished games, which have every way in which one can end. */
export function recordedGames(id: GameId, step: number): readonly Course[] {
  const file = new URL(`../../../../records/${id}.jsonl`, import.meta.url);
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line, index) => line !== '' && index % step === 0).map((line) => courseOf(JSON.parse(line)));
}

function courseOf(json: Json): Course {
  const record = readRecord(json);
  if (record instanceof Refusal) throw new Error(record.reason);
  let course: Course | undefined;
  for (const frame of replay(record)) {
    if (frame instanceof Refusal) throw new Error(frame.reason);
    if (course === undefined) course = new Course(record.game, frame);
    else course.add(frame);
  }
  if (course === undefined) throw new Error('The record has no game');
  return course;
}

export const viewersOf = (seats: number): readonly Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat),
  'table',
];
