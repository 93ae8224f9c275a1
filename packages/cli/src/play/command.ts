import { randomInt } from 'node:crypto';
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';

import {
  GAMES,
  type GameId,
  isLevel,
  LEVELS,
  type Level,
  type OptionValues,
  Refusal,
  readOptions,
  type Seat,
} from '@pouch/rules';
import { Failure, reasonOf } from '../fail.js';
import { NAMES } from '../names.js';
import { parseOptions } from '../play-run.js';
import { streamOf } from '../players.js';
import { playGame } from './game.js';
import { restore } from './key-line.js';
import { Opponents } from './opponents.js';
import { Left, type Prompter } from './prompter.js';
import { Session } from './session.js';
import { isTerminal, terminal } from './terminal.js';
import { sentences } from './text.js';
import { thinkInThread } from './thinker.js';

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

const SEATS: Readonly<Record<GameId, number>> = { 'realm-coins': 3, 'pirate-coins': 3, koinz: 2, 'coin-set': 2 };
const DEFAULT_LEVEL: Level = 'fair';

/** Plays games against bots at the terminal until the player has had enough. */
export async function play(id: GameId | undefined, asked: PlayOptions): Promise<void> {
  const told = id === undefined ? undefined : readTable(id, asked);
  if (!isTerminal()) throw new Failure('pouch play needs a terminal');
  const seed = asked.seed ?? randomInt(2 ** 32);
  const records = asked.record === undefined ? undefined : new RecordFile(asked.record);
  const thinker = thinkInThread();
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
    const table = told ?? (await askTable(terminal, asked));
    welcome(table, terminal);
    for (let number = 0; ; number++) {
      const session = new Session(GAMES[table.id], table.options, table, streamOf(seed, 2 * number));
      records?.add(session);
      const opponents = new Opponents(session, table.levels, thinker, streamOf(seed, 2 * number + 1));
      await playGame(session, opponents, terminal);
      records?.write();
      if (!(await playAgain(terminal))) break;
    }
  } catch (error) {
    if (!(error instanceof Left)) throw error;
  } finally {
    await thinker.close();
  }
  if (records?.write() === 'written') terminal.print(['', `The record is in ${asked.record}`]);
}

/** The table that the command line asks for. */
export function readTable(id: GameId, asked: PlayOptions): Table {
  const game = GAMES[id];
  const { least, most } = game.seats;
  const listed = asked.players?.split(',').map((level) => readLevel('--players', level.trim()));
  const seats = asked.seats ?? (listed === undefined ? SEATS[id] : listed.length + 1);
  if (seats < least || seats > most) throw new Failure(`${game.name} is for ${least} to ${most} seats, not ${seats}`);
  if (listed !== undefined && listed.length !== seats - 1)
    throw new Failure(`--players names the ${seats - 1} other players of ${seats} seats, not ${listed.length}`);
  const seat = asked.seat ?? 0;
  if (seat >= seats) throw new Failure(`--seat must be from 0 to ${seats - 1} for ${seats} seats, not ${seat}`);
  const level = asked.level === undefined ? DEFAULT_LEVEL : readLevel('--level', asked.level);
  const options = readOptions(game, parseOptions(asked.options));
  if (options instanceof Refusal) throw new Failure(options.reason);

  const mine = playerName(asked.name);
  const others = NAMES.filter((name) => name.toLowerCase() !== mine.toLowerCase());
  const names: string[] = [];
  const levels = new Map<Seat, Level>();
  for (let each = 0; each < seats; each++) {
    const other = names.length - (each > seat ? 1 : 0);
    if (each !== seat) levels.set(each, listed?.[other] ?? level);
    names.push(each === seat ? mine : (others[other] ?? `Bot ${other + 1}`));
  }
  return { id, options, seat, names, levels };
}

function readLevel(option: string, text: string): Level {
  if (isLevel(text)) return text;
  throw new Failure(`${option}: there is no level ${JSON.stringify(text)}; the levels are ${LEVELS.join(', ')}`);
}

const LONGEST_NAME = 20;

/** What happens is told of people by their names. */
function playerName(asked: string | undefined): string {
  const name = (asked ?? loginName()).replaceAll(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME);
  return name === '' ? 'Player' : name;
}

function loginName(): string {
  try {
    const { username } = userInfo();
    return username.slice(0, 1).toUpperCase() + username.slice(1);
  } catch {
    return ''; // Some accounts have no name.
  }
}

/** Asks for what the command line has left out. */
async function askTable(prompter: Prompter, asked: PlayOptions): Promise<Table> {
  const id = await prompter.pick({
    question: 'Which game?',
    options: (Object.keys(GAMES) as GameId[]).map((value) => ({ value, label: GAMES[value].name })),
  });
  const { least, most } = GAMES[id].seats;
  const counts = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const seats =
    asked.seats ??
    (asked.players === undefined
      ? await prompter.pick({
          question: 'How many players, with you?',
          options: counts.map((value) => ({ value, label: String(value) })),
          initial: SEATS[id],
        })
      : undefined);
  const level =
    asked.level ??
    (asked.players === undefined && seats !== 1
      ? await prompter.pick({
          question: 'How well do the others play?',
          options: LEVELS.map((value) => ({ value, label: value })),
          initial: DEFAULT_LEVEL,
        })
      : undefined);
  return readTable(id, {
    ...asked,
    ...(seats === undefined ? {} : { seats }),
    ...(level === undefined ? {} : { level }),
  });
}

function welcome({ id, names, levels }: Table, prompter: Prompter): void {
  const who = names.map((name, seat) => `${name} (${levels.get(seat) ?? 'you'})`);
  const { paint } = prompter.look;
  prompter.print([
    paint.strong(GAMES[id].name),
    ...sentences([who.join(', ')], prompter.look),
    paint.quiet('? for help, Esc or Ctrl-C to leave'),
    '',
  ]);
}

const playAgain = (prompter: Prompter): Promise<boolean> =>
  prompter.pick({
    question: 'Play again?',
    options: [
      { value: true, label: 'Yes' },
      { value: false, label: 'No' },
    ],
  });

/** The games of this sitting in a file, one a line, the last of them as far as it has come. */
class RecordFile {
  private readonly sessions: Session[] = [];

  constructor(private readonly path: string) {
    try {
      closeSync(openSync(path, 'a')); // Rather found out now than after the game.
    } catch (error) {
      throw this.failure(error);
    }
  }

  private failure(error: unknown): Failure {
    return new Failure(`${this.path}: cannot be written: ${reasonOf(error)}`);
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
