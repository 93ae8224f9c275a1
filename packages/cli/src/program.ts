import { andList, GAME_FACTS, GAME_IDS, type GameId, isGameId } from '@pouch/rules';
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { addAdmin } from './admin/command.js';
import { Failure, reasonOf } from './fail.js';
import { EXAMPLES, TERMINAL_GAMES } from './games/index.js';
import type { KitArguments, KitGame } from './kit.js';
import type { MatchOptions } from './match.js';
import type { PlayOptions } from './play/command.js';
import { replayFile } from './replay.js';
import type { ServeOptions } from './serve.js';
import { showFile } from './show/show.js';
import type { SimOptions } from './sim.js';

const wholeFrom =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return value;
  };

const gameArgument = (): Argument =>
  new Argument('<game>', `one of ${GAME_IDS.join(', ')}`).argParser((text): GameId => {
    if (isGameId(text)) return text;
    throw new InvalidArgumentError(`The games are ${GAME_IDS.join(', ')}.`);
  });

const wholeSeed = wholeFrom(0, 2 ** 32 - 1);

const sha256 = (text: string): string => {
  if (/^[0-9a-f]{64}$/i.test(text)) return text.toLowerCase();
  throw new InvalidArgumentError('It must be 64 hexadecimal digits.');
};

const runOptions = (command: Command): Command =>
  command
    .option(
      '--think <ms>',
      'thinking time per decision (default for programs: 10000); with it, the same seed can give different games',
      wholeFrom(1, 3_600_000),
    )
    .option('--seed <n>', 'random seed: the same seed gives the same games (default: a new one, printed)', wholeSeed)
    .option('--options <json>', "the game's options as JSON")
    .option('--threads <n>', 'number of threads (default: all cores; always 1 with programs)', wholeFrom(1, 256));

const PLAYERS_HELP = `
Players:
  easy, fair, sharp   bots
  random              makes random moves
  exec:COMMAND        your own program: reads one question per line and writes one answer per line
                      (see docs/bots.md); write a comma in COMMAND as \\,`;

const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ pouch ${line}`).join('\n')}`;

/** 3; 2 for one-game and another */
function usualSeats(): string {
  const [first, ...others] = new Set(GAME_IDS.map((id) => TERMINAL_GAMES[id].usualSeats));
  const gamesFor = (seats: number): string => andList(GAME_IDS.filter((id) => TERMINAL_GAMES[id].usualSeats === seats));
  return [first, ...others.map((seats) => `${seats} for ${gamesFor(seats)}`)].join('; ');
}

function program(): Command {
  const pouch = new Command('pouch')
    .description(`${andList(GAME_IDS.map((id) => GAME_FACTS[id].name))} from the command line.`)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, 'pouch: ').replace(/\n(?=.)/g, ' ')),
    })
    .addHelpText('after', examples(...EXAMPLES.pouch));

  pouch
    .command('replay')
    .description('Replay game records and print every state as JSON Lines.')
    .argument('<file>', 'a file with one record, or one per line; - for standard input')
    .option('--final', 'print only the last state of each record')
    .addHelpText('after', examples(...EXAMPLES.replay))
    .action(async (file: string, options: { final?: boolean }) => {
      process.exitCode = await replayFile(file, options);
    });

  pouch
    .command('verify')
    .description('Re-check every random draw of game records from the seed and words of their tables.')
    .argument('<file>', 'a file with one record, or one per line; - for standard input')
    .option('--commitment <hex>', 'the commitment that the table showed before the game, if you noted it', sha256)
    .addHelpText(
      'after',
      examples('verify game.json', 'verify game.json --commitment 6c1f…    (the 64 digits that the table showed)'),
    )
    // Loaded only when needed, as are bots, worker threads, fonts and PDF below.
    .action(async (file: string, options: { commitment?: string }) => {
      process.exitCode = await (await import('./verify.js')).verifyFile(file, options);
    });

  runOptions(
    pouch
      .command('sim')
      .description('Simulate many games and print a summary. Without --players, all moves are random.')
      .addArgument(gameArgument())
      .option('--seats <n>', 'number of players (default: 2)', wholeFrom(1, 8))
      .option('--players <names>', 'who plays: a comma-separated list, in seat order')
      .option('--rotate', 'play every deal in all rotations of the players, and report by player instead of by seat')
      .option('--games <n>', 'number of games', wholeFrom(1, 1_000_000_000), 1000),
  )
    .option(
      '--records <file>',
      'write game records as JSON Lines (- for standard output); the summary then goes to standard error',
    )
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', PLAYERS_HELP)
    .addHelpText('after', examples(...EXAMPLES.sim))
    .action(async (game: GameId, args: SimOptions) => (await import('./sim.js')).simulate(game, args));

  runOptions(
    pouch
      .command('match')
      .description('Play a tournament in all rotations of the players, and print the share of games that each wins.')
      .addArgument(gameArgument())
      .requiredOption('--players <names>', 'who plays: a comma-separated list, one for each seat')
      .option('--games <n>', 'total number of games, rounded up to whole rotations', wholeFrom(1, 1_000_000_000), 100),
  )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', PLAYERS_HELP)
    .addHelpText('after', examples(...EXAMPLES.match))
    .action(async (game: GameId, args: MatchOptions) => (await import('./match.js')).playMatch(game, args));

  pouch
    .command('show')
    .description('Print game records as readable playthroughs.')
    .argument('<file>', 'a file with one record, or one per line; - for standard input')
    .option('--color', 'always use colours')
    .option('--no-color', 'never use colours')
    .addHelpText('after', examples(...EXAMPLES.show))
    .action(async (file: string, options: { color?: boolean }, command: Command) => {
      const args = command.getOptionValueSource('color') === 'cli' ? options : {};
      process.exitCode = await showFile(file, args);
    });

  pouch
    .command('demo')
    .description('Show a whole game of random moves.')
    .addArgument(gameArgument().argOptional().default(GAME_IDS[0]))
    .option('--seats <n>', 'number of players (default: 3)', wholeFrom(1, 8))
    .option('--seed <n>', 'random seed: the same seed gives the same game', wholeSeed)
    .addHelpText('after', examples(...EXAMPLES.demo))
    .action(async (game: GameId, args: { seats?: number; seed?: number }) =>
      (await import('./demo.js')).demonstrate(game, args),
    );

  pouch
    .command('play')
    .description('Play against bots in the terminal.')
    .addArgument(gameArgument().argOptional())
    .option('--seats <n>', `number of players, including you (default: ${usualSeats()})`, wholeFrom(1, 8))
    .option('--level <easy|fair|sharp>', 'how well the bots play (default: fair)')
    .option('--players <levels>', 'a level for each bot, in seat order, such as fair,sharp')
    .option('--seat <n>', 'your seat, counted from 0', wholeFrom(0, 7))
    .option('--options <json>', "the game's options as JSON")
    .option('--seed <n>', 'random seed: the same seed gives the same draws', wholeSeed)
    .option('--record <file>', 'save your games as JSON Lines, even unfinished ones')
    .option('--name <name>', 'your name (default: your login name)')
    .addHelpText('after', examples(...EXAMPLES.play))
    .action(async (game: GameId | undefined, args: PlayOptions) =>
      (await import('./play/command.js')).play(game, args),
    );

  pouch
    .command('kit')
    .description('Write print-and-play kits as PDF.')
    .addArgument(
      new Argument('<game>', `one of ${GAME_IDS.join(', ')}; or all, for one kit of each`).argParser(
        (text): KitGame => {
          if (text === 'all' || isGameId(text)) return text;
          throw new InvalidArgumentError(`The kits are ${GAME_IDS.join(', ')} and all.`);
        },
      ),
    )
    .option('--paper <letter|a4>', 'paper size', 'a4')
    .option('--ink <colour|grey>', 'print in colour or in grey', 'colour')
    .option(
      '--duplex <long|short|none>',
      'double-sided, flipped on the long or the short edge; or none for single-sided sheets to glue together',
      'long',
    )
    .option(
      '--offset <x,y>',
      'align the backs: move them right and down, in mm (the calibration page shows by how much)',
      '0,0',
    )
    .option('--cut <round|square>', 'round pieces for a punch, or square ones for a knife', 'round')
    .option(
      '-o, --output <file>',
      'file or folder to write to; with all, always a folder (default: GAME-kit.pdf in this folder)',
    )
    .addHelpText('after', examples(...EXAMPLES.kit))
    .action(async (game: KitGame, args: KitArguments) => (await import('./kit.js')).makeKits(game, args));

  pouch
    .command('serve')
    .description('Run a game server for people and bots, over HTTP and WebSockets.')
    .option('--port <n>', 'port to listen on (default: 8080)')
    .option('--host <address>', 'address to listen on (default: 127.0.0.1); 0.0.0.0 opens the server to your network')
    .option('--data <folder>', 'folder of the SQLite database (default: ./data)')
    .option(
      '--database <url>',
      'use PostgreSQL instead; prefer POUCH_DATABASE, because other users can see command lines',
    )
    .option('--log <level>', 'lowest level to log (default: info; warn in a terminal)')
    // Its help needs the server's table of settings, which only the action loads.
    .helpOption(false)
    .option('-h, --help', 'display help for command')
    .action(async (args: ServeOptions, command: Command) => (await import('./serve.js')).serveTables(args, command));

  pouch
    .command('backup')
    .description("Back up a server's SQLite database, even while the server is running.")
    .argument('<file>', 'the backup file, which must not exist yet')
    .option('--data <folder>', 'folder of the SQLite database (default: POUCH_DATA or ./data)')
    .addHelpText('after', examples('backup pouch-monday.sqlite', 'backup /backups/pouch.sqlite --data /var/lib/pouch'))
    .action(async (file: string, args: { data?: string }) => (await import('./backup.js')).backUp(file, args));

  pouch
    .command('check')
    .description('Check that people can play on a server from here: pages, cookies and WebSockets.')
    .argument('<address>', 'the address that players use, such as https://pouch.example')
    .option('--timeout <s>', 'seconds to wait for each response', wholeFrom(1, 600), 10)
    .addHelpText(
      'after',
      `
The check signs in as a guest called Check, and deletes that guest again. The exit code is 0 if everything works, 1 if not.`,
    )
    .addHelpText('after', examples('check https://pouch.example', 'check http://localhost:8080'))
    .action(async (address: string, args: { timeout: number }) => {
      process.exitCode = await (await import('./check/check.js')).checkServer(address, args);
    });

  addAdmin(pouch, examples);
  return pouch;
}

/** Runs the command with these arguments and sets the exit code of this process. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has printed the error already; its code for requested help is 0.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : 2;
    else if (error instanceof Failure) {
      process.stderr.write(`pouch: ${error.message}\n`);
      process.exitCode = error.exitCode;
    } else {
      process.stderr.write(`pouch: ${reasonOf(error)}\n`);
      process.exitCode = 70;
    }
  }
}
