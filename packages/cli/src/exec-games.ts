import { contest, type DecisionRequest, type Finished, IllegalDecision, type Plan, type Player } from '@pouch/bots';
import { type Decision, GAMES, type Game, has, type Json, Refusal, stateJson } from '@pouch/rules';
import { type Batch, BatchRecorder } from './batch.js';
import { badAnswer, Program, ProgramError, quoted } from './exec.js';
import { Failure } from './fail.js';
import { dealNumber, type Entrant, type Lineup, placeAt, playerFor, streamOf } from './players.js';
import { gameId, type Run } from './run.js';

/** The time for an answer without `--think`. */
const ANSWER_MILLIS = 10_000;
/** When a program calls or passes in a race if its answer does not say, in seconds. */
const SECONDS = { call: 2, pass: 10 } as const;
const MOST_SECONDS = 3600;

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Plays games with programs among the players, one after the other. Each program runs from the first game to the last;
 * none outlives the run.
 */
export async function* playWithPrograms(run: Run, lineup: Lineup, games: number): AsyncGenerator<Batch> {
  const programs = lineup.entrants.map((entrant) =>
    entrant.kind === 'exec' ? new Program(entrant.command) : undefined,
  );
  const killAll = (): void => {
    for (const program of programs) program?.kill();
  };
  const quit = (_: NodeJS.Signals, number: number): never => process.exit(128 + number);
  process.on('exit', killAll);
  for (const signal of SIGNALS) process.on(signal, quit);
  try {
    for (let number = 0; number < games; number++) {
      const recorder = new BatchRecorder(run);
      recorder.add(number, await playGame(run, lineup, programs, number, recorder.onStep));
      yield recorder;
    }
    await Promise.all(programs.map((program) => program?.stop()));
  } finally {
    killAll();
    process.off('exit', killAll);
    for (const signal of SIGNALS) process.off(signal, quit);
  }
}

/** A player that may answer asynchronously. */
interface Respondent {
  answer(ask: DecisionRequest): Plan<Decision> | Promise<Plan<Decision>>;
}

async function playGame(
  run: Run,
  lineup: Lineup,
  programs: readonly (Program | undefined)[],
  number: number,
  onStep: BatchRecorder['onStep'],
): Promise<Finished> {
  const game: Game = GAMES[run.game];
  const places = lineup.entrants.map((_, seat) => placeAt(lineup, number, seat));
  const entrants = places.map((place) => lineup.entrants[place] as Entrant);
  const players = entrants.map((entrant, seat): Respondent | Player => {
    if (entrant.kind !== 'exec')
      return playerFor(run.game, { entrant, think: lineup.think }, { seed: run.seed, number, seat });
    const program = programs[places[seat] as number] as Program;
    return { answer: (ask) => askProgram(program, game, run, ask, lineup.think ?? ANSWER_MILLIS) };
  });
  const course = contest(game, run.seats, run.options, streamOf(run.seed, dealNumber(lineup, number)), onStep);
  let next = course.next();
  while (next.done !== true) {
    const { seat, step } = next.value;
    try {
      next = course.next(await (players[seat] as Respondent).answer(next.value));
    } catch (error) {
      const { kind, name } = entrants[seat] as Entrant;
      const failure = error instanceof IllegalDecision ? badAnswer(error.reason) : error;
      if (kind !== 'exec' || !(failure instanceof ProgramError)) throw error;
      const where = `game ${number} (${run.game} ${gameId(run, number)}, seat ${seat}) at step ${step}`;
      throw new Failure(`${name.replaceAll(/\s+/g, ' ')} ${failure.what} in ${where}: ${failure.reason}`);
    }
  }
  return next.value;
}

async function askProgram(
  program: Program,
  game: Game,
  run: Run,
  ask: DecisionRequest,
  millis: number,
): Promise<Plan<Decision>> {
  const { seat, view, turn } = ask;
  const question = { game: run.game, seat, options: run.options, view: stateJson(game, view), awaits: turn.phase };
  return readAnswer(game, ask, await program.ask(JSON.stringify(question), millis));
}

/** The plan in a program's answer: a decision as in a record, without its seat. */
function readAnswer(game: Game, { seat, turn }: DecisionRequest, line: string): Plan<Decision> {
  const json = parsed(line);
  const read = game.notation.readStep({ ...json, seat });
  if (read instanceof Refusal) throw badAnswer(read.reason);
  const decision = read as Decision; // A step with `do` is nothing else.
  const { race } = game;
  if (race === undefined || turn.order !== 'race') return { decision, after: 0 };
  const isPass = decision.do === race.pass;
  // A seat that has passed is asked again while others race: to pass again is to wait for them.
  if (isPass && !has(turn.awaited, seat)) return { decision: { do: race.call, seat }, after: Number.POSITIVE_INFINITY };
  return { decision, after: readAfter(json, isPass ? SECONDS.pass : decision.do === race.call ? SECONDS.call : 0) };
}

function parsed(line: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw badAnswer(`${quoted(line)} is not valid JSON`);
  }
  if (typeof value === 'object' && value !== null && 'do' in value) return value as Json;
  throw badAnswer(`a decision must be an object with "do", not ${quoted(line)}`);
}

function readAfter({ after }: Json, usual: number): number {
  if (after === undefined) return usual;
  if (typeof after === 'number' && after >= 0 && after <= MOST_SECONDS) return after;
  throw badAnswer(
    `"after" must be a number of seconds from 0 to ${MOST_SECONDS}, not ${quoted(JSON.stringify(after))}`,
  );
}
