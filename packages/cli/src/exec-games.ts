import { contest, type DecisionRequest, type Finished, IllegalDecision, type Plan, type Player } from '@pouch/bots';
import { type Decision, GAMES, type Game, has, type Json, Refusal, stateJson } from '@pouch/rules';
import { type Batch, Book } from './batch.js';
import { badAnswer, Program, quoted, Trouble } from './exec.js';
import { Failure } from './fail.js';
import { type Entrant, type Lineup, placeAt, playerFor, streamOf } from './players.js';
import { dealNumber, gameId, type Run } from './run.js';

/** How long a program may think about an answer when nothing is said. */
const ANSWER_MILLIS = 10_000;
/** The seconds that a call or an agreement takes in a race when the program does not say. */
const SEARCH_SECONDS: Readonly<Record<string, number>> = { call: 2, agree: 10 };
const MOST_SECONDS = 3600;

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/**
 * Plays games with programs among the players, one after the other. Each program runs from the first game to the
 * last, and ends with them, whatever happens.
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
      const book = new Book(run);
      book.enter(number, await playGame(run, lineup, programs, number, book.note));
      yield book;
    }
    await Promise.all(programs.map((program) => program?.stop()));
  } finally {
    killAll();
    process.off('exit', killAll);
    for (const signal of SIGNALS) process.off(signal, quit);
  }
}

/** A player who may take a while to answer. */
interface Respondent {
  answer(ask: DecisionRequest): Plan<Decision> | Promise<Plan<Decision>>;
}

async function playGame(
  run: Run,
  lineup: Lineup,
  programs: readonly (Program | undefined)[],
  number: number,
  note: Book['note'],
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
  const course = contest(game, run.seats, run.options, streamOf(run.seed, dealNumber(run, number)), note);
  let next = course.next();
  while (next.done !== true) {
    const { seat, step } = next.value;
    try {
      next = course.next(await (players[seat] as Respondent).answer(next.value));
    } catch (error) {
      const { kind, name } = entrants[seat] as Entrant;
      const trouble = error instanceof IllegalDecision ? badAnswer(error.reason) : error;
      if (kind !== 'exec' || !(trouble instanceof Trouble)) throw error;
      const where = `game ${number} (${run.game} ${gameId(run, number)}, seat ${seat}) at step ${step}`;
      throw new Failure(`${name.replaceAll(/\s+/g, ' ')} ${trouble.what} in ${where}: ${trouble.reason}`);
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
  if (turn.phase !== 'search') return { decision, after: 0 };
  // Whoever has agreed is asked again while others search: to agree again is to wait for them.
  if (decision.do === 'agree' && !has(turn.awaited, seat))
    return { decision: { do: 'call', seat }, after: Number.POSITIVE_INFINITY };
  return { decision, after: readAfter(json, SEARCH_SECONDS[decision.do] ?? 0) };
}

function parsed(line: string): Json {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw badAnswer(`${quoted(line)} is not JSON`);
  }
  if (typeof value === 'object' && value !== null && 'do' in value) return value as Json;
  throw badAnswer(`a decision is an object with do, not ${quoted(line)}`);
}

function readAfter({ after }: Json, usual: number): number {
  if (after === undefined) return usual;
  if (typeof after === 'number' && after >= 0 && after <= MOST_SECONDS) return after;
  throw badAnswer(`after must be a number of seconds from 0 to ${MOST_SECONDS}, not ${quoted(JSON.stringify(after))}`);
}
