import type { Game, GameTypes, OptionSpec, OptionValues, StepOf } from './game.js';
import { describe, isJson, type Json, member, readWhole, wrongMember } from './json.js';
import { type Played, play } from './play.js';
import { Refusal } from './refusal.js';
import { seatsIn } from './seats.js';
import { orList } from './words.js';

export const FORMAT = 'pouch-record/1';

/** A record, parsed except for its steps: `replay` reads and checks those one at a time. */
export interface GameRecord {
  readonly game: Game;
  readonly seats: number;
  readonly options: OptionValues;
  readonly steps: readonly unknown[];
  /** The whole object, including members that the rules ignore. */
  readonly json: Json;
}

export class StepRefusal extends Refusal {
  constructor(
    readonly step: number,
    reason: string,
  ) {
    super(reason);
  }
}

/** The state before the first step of a replay, or after a step. */
export interface ReplayFrame<K extends GameTypes = GameTypes> extends Played<K> {
  readonly step: StepOf<K> | undefined;
}

export function readRecord(value: unknown, games: Readonly<Record<string, Game>>): GameRecord | Refusal {
  if (!isJson(value)) return new Refusal(`A game record must be a JSON object, not ${describe(value)}`);
  const format = member(value, 'format');
  if (format === undefined) return new Refusal(`This file has no Pouch format marker ("format": "${FORMAT}")`);
  if (format !== FORMAT) return wrongMember('format', `"${FORMAT}"`, format);
  const id = member(value, 'game');
  const game = typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined;
  if (game === undefined) return wrongMember('game', orList(Object.keys(games)), id);
  const seats = readWhole(value, 'seats', game.seats.least, game.seats.most);
  if (seats instanceof Refusal) return seats;
  const options = readOptions(game, member(value, 'options'));
  if (options instanceof Refusal) return options;
  const steps = member(value, 'steps');
  if (!Array.isArray(steps)) return wrongMember('steps', 'a list', steps);
  return { game, seats, options, steps, json: value };
}

/** All options of a game; missing ones have their default. */
export function readOptions<K extends GameTypes>(game: Game<K>, value: unknown = {}): K['Options'] | Refusal {
  if (!isJson(value)) return wrongMember('options', 'an object', value);
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  for (const name of Object.keys(value))
    if (!Object.hasOwn(specs, name)) return new Refusal(`${game.name} has no option ${describe(name)}`);
  const options: Record<string, string | number> = {};
  for (const [name, spec] of Object.entries(specs)) {
    const read = Object.hasOwn(value, name) ? readOption(value, name, spec) : spec.default;
    if (read instanceof Refusal) return new Refusal(`Option ${read.reason}`);
    options[name] = read;
  }
  return options;
}

function readOption(json: Json, name: string, spec: OptionSpec): string | number | Refusal {
  const value = json[name];
  if ('most' in spec)
    return typeof value === 'number' && value > 0 && value <= spec.most
      ? value
      : wrongMember(name, `a number above 0, at most ${spec.most}`, value);
  const known = spec.values.find((word) => word === value);
  return known ?? wrongMember(name, orList(spec.values), value);
}

/** A record, from steps that are JSON already. Options with their default value are left out. */
export function recordJson<K extends GameTypes>(
  game: Game<K>,
  seats: number,
  options: K['Options'],
  steps: readonly unknown[],
  further: Json = {},
): Json {
  const specs: Readonly<Record<string, OptionSpec>> = game.options;
  const changed = Object.entries(options).filter(([name, value]) => value !== specs[name]?.default);
  return { format: FORMAT, game: game.id, seats, options: Object.fromEntries(changed), ...further, steps };
}

export const writeRecord = <K extends GameTypes>(
  game: Game<K>,
  seats: number,
  options: K['Options'],
  steps: readonly StepOf<K>[],
  further: Json = {},
): Json => recordJson(game, seats, options, steps.map(game.notation.step), further);

/** Yields a frame for the start and one for each step, up to the end or the first step refused. */
export function* replay(record: GameRecord): Generator<ReplayFrame | StepRefusal> {
  const { game } = record;
  let state = game.setup(record.seats, record.options);
  yield { state, events: [], step: undefined };
  for (const [number, json] of record.steps.entries()) {
    const step = isJson(json)
      ? game.notation.readStep(json)
      : new Refusal(`A step must be an object, not ${describe(json)}`);
    const played = step instanceof Refusal ? step : play(game, state, step);
    if (step instanceof Refusal || played instanceof Refusal) {
      yield new StepRefusal(number, (played as Refusal).reason);
      return;
    }
    state = played.state;
    yield { ...played, step };
  }
}

/** The JSON form of a state or a view, as docs/rules/record.md defines it. */
export function stateJson<K extends GameTypes>(game: Game<K>, view: K['View']): Json {
  const turn = game.turn(view);
  const own = game.notation.state(view);
  switch (turn.kind) {
    case 'decide':
      return { status: 'playing', awaits: turn.phase, toAct: seatsIn(turn.awaited), result: null, ...own };
    case 'chance':
      return { status: 'playing', awaits: 'chance', toAct: [], result: null, ...own };
    case 'over':
      return {
        status: 'over',
        awaits: null,
        toAct: [],
        result: { winners: seatsIn(turn.winners), scores: turn.scores },
        ...own,
      };
  }
}
