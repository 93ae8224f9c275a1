import { randomInt } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';

import {
  botName,
  GAME_FACTS,
  GAME_IDS,
  GAMES,
  type GameId,
  isLevel,
  LEVELS,
  type Level,
  type OptionValues,
  orList,
  plural,
  type Seat,
} from '@pouch/rules';
import { Failure, reasonOf } from '../fail.js';
import { TERMINAL_GAMES } from '../games/index.js';
import { checkSeats, readGameOptions } from '../play-run.js';
import { streamOf } from '../players.js';
import { threadedBots } from './bot-runner.js';
import { confirmed } from './dialogue.js';
import { playGame } from './game.js';
import { restore } from './key-line.js';
import { Opponents } from './opponents.js';
import { PlayerLeft, type Prompter } from './prompter.js';
import { Session } from './session.js';
import { isTerminal, terminal } from './terminal.js';
import { sentences } from './text.js';

export interface PlayOptions {
  readonly seats?: number;
  readonly level?: string;
  readonly players?: string;
  readonly seat?: number;
  readonly options?: string;
  readonly seed?: number;
  readonly record?: string;
  readonly name?: string;
}

/** Who sits where, and what is played. */
interface Table {
  readonly id: GameId;
  readonly options: OptionValues;
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly levels: ReadonlyMap<Seat, Level>;
}

const DEFAULT_LEVEL: Level = 'fair';

/** Plays games against bots at the terminal until the player stops. */
export async function play(id: GameId | undefined, args: PlayOptions): Promise<void> {
  const given = id === undefined ? undefined : readTable(id, args);
  if (!isTerminal()) throw new Failure('pouch play needs a terminal');
  const seed = args.seed ?? randomInt(2 ** 32);
  const records = args.record === undefined ? undefined : new RecordFile(args.record);
  const bots = threadedBots();
  const onSignal = (): never => process.exit(130);
  const onExit = (): void => {
    restore({ input: process.stdin, output: process.stdout });
    try {
      records?.write();
    } catch (error) {
      process.stderr.write(`pouch: ${reasonOf(error)}\n`);
    }
  };
  process.once('SIGINT', onSignal).once('SIGTERM', onSignal).once('SIGHUP', onSignal).once('exit', onExit);
  try {
    const table = given ?? (await askTable(terminal, args));
    welcome(table, terminal);
    for (let number = 0; ; number++) {
      const session = new Session(GAMES[table.id], table.options, table, streamOf(seed, 2 * number));
      records?.add(session);
      const opponents = new Opponents(session, table.levels, bots, streamOf(seed, 2 * number + 1));
      await playGame(session, opponents, terminal);
      records?.write();
      if (!(await confirmed({ prompter: terminal }, 'Play again?', 'Yes', 'No'))) break;
    }
  } catch (error) {
    if (!(error instanceof PlayerLeft)) throw error;
  } finally {
    await bots.close();
  }
  if (records?.write() === 'written') terminal.print(['', `Saved to ${args.record}`]);
}

/** The table as given on the command line. */
export function readTable(id: GameId, args: PlayOptions): Table {
  const listed = args.players?.split(',').map((level) => readLevel('--players', level.trim()));
  const seats = args.seats ?? (listed === undefined ? TERMINAL_GAMES[id].usualSeats : listed.length + 1);
  checkSeats(id, seats);
  if (listed !== undefined && listed.length !== seats - 1)
    throw new Failure(
      `--players must list a level for each of the ${seats - 1} bots at ${seats} seats, not ${listed.length}`,
    );
  const seat = args.seat ?? 0;
  if (seat >= seats)
    throw new Failure(`--seat must be from 0 to ${seats - 1} with ${plural(seats, 'player')}, not ${seat}`);
  const level = args.level === undefined ? DEFAULT_LEVEL : readLevel('--level', args.level);
  const options = readGameOptions(id, args.options);
  const mine = playerName(args.name);
  const nameOf = (each: Seat): string => {
    if (each === seat) return mine;
    // Names go by seat, so the name of the player's own seat is free.
    return botName(each).toLowerCase() === mine.toLowerCase() ? botName(seat) : botName(each);
  };
  const everyone = Array.from({ length: seats }, (_, each) => each);
  const others = everyone.filter((each) => each !== seat);
  const levels = new Map(others.map((each, index) => [each, listed?.[index] ?? level]));
  return { id, options, seat, names: everyone.map(nameOf), levels };
}

function readLevel(option: string, text: string): Level {
  if (isLevel(text)) return text;
  throw new Failure(`${option}: unknown level ${JSON.stringify(text)}; choose ${orList(LEVELS)}`);
}

const LONGEST_NAME = 20;

function playerName(given: string | undefined): string {
  const name = (given ?? loginName()).replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);
  return name === '' ? 'Player' : name;
}

function loginName(): string {
  try {
    const { username } = userInfo();
    return username.slice(0, 1).toUpperCase() + username.slice(1);
  } catch {
    return ''; // The account has no name.
  }
}

/** Asks for what the command line leaves out. */
async function askTable(prompter: Prompter, args: PlayOptions): Promise<Table> {
  const id = await prompter.pick({
    question: 'Which game?',
    options: GAME_IDS.map((value) => ({ value, label: GAME_FACTS[value].name })),
  });
  if (args.players !== undefined) return readTable(id, args);
  const { least, most } = GAME_FACTS[id].seats;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const askSeats = {
    question: 'How many players, including you?',
    options: counts.map((value) => ({ value, label: String(value) })),
    initial: TERMINAL_GAMES[id].usualSeats,
  };
  const seats = args.seats ?? (await prompter.pick(askSeats));
  const askLevel = {
    question: 'How well should the bots play?',
    options: LEVELS.map((value) => ({ value, label: value })),
    initial: DEFAULT_LEVEL,
  };
  const level = args.level ?? (seats === 1 ? DEFAULT_LEVEL : await prompter.pick(askLevel));
  return readTable(id, { ...args, seats, level });
}

function welcome({ id, names, levels }: Table, prompter: Prompter): void {
  const who = names.map((name, seat) => `${name} (${levels.get(seat) ?? 'you'})`);
  const { paint } = prompter.style;
  prompter.print([
    paint.strong(GAME_FACTS[id].name),
    ...sentences([who.join(', ')], prompter.style),
    paint.quiet('? for help, Esc or Ctrl-C to leave'),
    '',
  ]);
}

/** Writes the games of this process as JSON Lines, with an unfinished one as far as it was played. */
class RecordFile {
  private readonly sessions: Session[] = [];

  constructor(private readonly path: string) {
    try {
      closeSync(openSync(path, 'a')); // Fails now rather than after the game.
    } catch (error) {
      throw this.failure(error);
    }
  }

  private failure(error: unknown): Failure {
    return new Failure(`${this.path}: cannot write the file: ${reasonOf(error)}`);
  }

  add(session: Session): void {
    this.sessions.push(session);
  }

  write(): 'written' | undefined {
    if (this.sessions.length === 0) return undefined;
    const lines = this.sessions.map((session) => `${JSON.stringify(session.record())}\n`);
    try {
      writeFileSync(this.path, lines.join(''));
    } catch (error) {
      throw this.failure(error);
    }
    return 'written';
  }
}
