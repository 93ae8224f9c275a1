import { andList, GAME_FACTS, GAME_IDS, type GameId, isGameId } from '@pouch/rules';
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
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
      'time for a decision: bots then think by the clock, and the same seed gives other games; programs have 10 s if left out',
      wholeFrom(1, 3_600_000),
    )
    .option('--seed <n>', 'the same seed gives the same games (any, and told, if left out)', wholeSeed)
    .option('--options <json>', "the game's options as JSON")
    .option('--threads <n>', 'number of threads (all cores if left out; programs play in one)', wholeFrom(1, 256));

const PLAYERS_HELP = `
Players:
  easy, fair, sharp   bots
  random              plays at random
  exec:COMMAND        a program of yours: a question a line in, an answer a line out (see docs/bots.md);
                      a comma in COMMAND is written \\,`;

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
    .description('Replay records and print their states as JSON Lines.')
    .argument('<file>', 'one record, or one on each line; - for standard input')
    .option('--final', "print only each record's last state")
    .addHelpText('after', examples(...EXAMPLES.replay))
    .action(async (file: string, options: { final?: boolean }) => {
      process.exitCode = await replayFile(file, options);
    });

  pouch
    .command('verify')
    .description('Check that the chance in records is what seed and words of their tables give.')
    .argument('<file>', 'one record, or one on each line; - for standard input')
    .option('--commitment <hex>', 'what the table committed to before the game, if you have noted it', sha256)
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
      .description('Let players play many games and sum them up; at random, if nobody is named.')
      .addArgument(gameArgument())
      .option('--seats <n>', 'number of players (2 if left out)', wholeFrom(1, 8))
      .option('--players <names>', 'who plays, by seat, with commas between')
      .option('--rotate', 'play every deal in all rotations of the players, and count by player')
      .option('--games <n>', 'number of games', wholeFrom(1, 1_000_000_000), 1000),
  )
    .option(
      '--records <file>',
      'write the games as JSON Lines, - for standard output; the summary goes to standard error',
    )
    .option('--json', 'print the summary as JSON')
    .addHelpText('after', PLAYERS_HELP)
    .addHelpText('after', examples(...EXAMPLES.sim))
    .action(async (game: GameId, args: SimOptions) => (await import('./sim.js')).simulate(game, args));

  runOptions(
    pouch
      .command('match')
      .description('Let players compete in all rotations, and tell how many games each of them wins.')
      .addArgument(gameArgument())
      .requiredOption('--players <names>', 'who plays, one for each seat, with commas between')
      .option('--games <n>', 'number of games in all, in whole rotations', wholeFrom(1, 1_000_000_000), 100),
  )
    .option('--json', 'print the result as JSON')
    .addHelpText('after', PLAYERS_HELP)
    .addHelpText('after', examples(...EXAMPLES.match))
    .action(async (game: GameId, args: MatchOptions) => (await import('./match.js')).playMatch(game, args));

  pouch
    .command('show')
    .description('Show records as readable playthroughs.')
    .argument('<file>', 'one record, or one on each line; - for standard input')
    .option('--color', 'with colours, wherever the output goes')
    .option('--no-color', 'without colours')
    .addHelpText('after', examples(...EXAMPLES.show))
    .action(async (file: string, options: { color?: boolean }, command: Command) => {
      const args = command.getOptionValueSource('color') === 'cli' ? options : {};
      process.exitCode = await showFile(file, args);
    });

  pouch
    .command('demo')
    .description('Show a whole game between players who play at random.')
    .addArgument(gameArgument().argOptional().default(GAME_IDS[0]))
    .option('--seats <n>', 'number of players (3 if left out)', wholeFrom(1, 8))
    .option('--seed <n>', 'the same seed gives the same game', wholeSeed)
    .addHelpText('after', examples(...EXAMPLES.demo))
    .action(async (game: GameId, args: { seats?: number; seed?: number }) =>
      (await import('./demo.js')).demonstrate(game, args),
    );

  pouch
    .command('play')
    .description('Play against bots in the terminal.')
    .addArgument(gameArgument().argOptional())
    .option('--seats <n>', `number of players, with you (${usualSeats()})`, wholeFrom(1, 8))
    .option('--level <easy|fair|sharp>', 'how well the others play (fair if left out)')
    .option('--players <levels>', 'a level for each of the others, in the order of their seats: fair,sharp')
    .option('--seat <n>', 'your seat, from 0', wholeFrom(0, 7))
    .option('--options <json>', "the game's options as JSON")
    .option('--seed <n>', 'the same seed gives the same chance', wholeSeed)
    .option('--record <file>', 'write your games as JSON Lines, also when you leave early')
    .option('--name <name>', 'what you are called (your login name if left out)')
    .addHelpText('after', examples(...EXAMPLES.play))
    .action(async (game: GameId | undefined, args: PlayOptions) =>
      (await import('./play/command.js')).play(game, args),
    );

  pouch
    .command('kit')
    .description('Write print-and-play kits as PDF.')
    .addArgument(
      new Argument('<game>', `one of ${GAME_IDS.join(', ')}; or all, for a kit of each`).argParser((text): KitGame => {
        if (text === 'all' || isGameId(text)) return text;
        throw new InvalidArgumentError(`The kits are ${GAME_IDS.join(', ')} and all.`);
      }),
    )
    .option('--paper <letter|a4>', 'the paper', 'a4')
    .option('--ink <colour|grey>', 'what the printer prints with', 'colour')
    .option(
      '--duplex <long|short|none>',
      'how the paper is turned for the backs: over its long or its short edge; none for sheets to be glued together',
      'long',
    )
    .option(
      '--offset <x,y>',
      'move the backs to the right and down, in mm; the calibration page tells by how much',
      '0,0',
    )
    .option('--cut <round|square>', 'round coins for a punch, or square tokens for a knife', 'round')
    .option(
      '-o, --output <file>',
      'the PDF, or a folder for it; for all kits always a folder (GAME-kit.pdf if left out)',
    )
    .addHelpText('after', examples(...EXAMPLES.kit))
    .action(async (game: KitGame, args: KitArguments) => (await import('./kit.js')).makeKits(game, args));

  pouch
    .command('serve')
    .description('Serve tables for people and bots, over HTTP and WebSockets.')
    .option('--port <n>', 'port to listen on (8080 if left out)')
    .option('--host <address>', 'address to listen on (127.0.0.1 if left out); 0.0.0.0 opens it to your network')
    .option('--data <folder>', 'folder of the SQLite database (./data if left out)')
    .option('--database <url>', 'PostgreSQL instead; better in POUCH_DATABASE, as others can see options')
    .option('--log <level>', 'least important messages that are logged (info; warn at a terminal)')
    // Its help needs the server's table of settings, which only the action loads.
    .helpOption(false)
    .option('-h, --help', 'display help for command')
    .action(async (args: ServeOptions, command: Command) => (await import('./serve.js')).serveTables(args, command));

  pouch
    .command('backup')
    .description("Copy a server's SQLite database into a file, also while it runs.")
    .argument('<file>', 'the copy, which must not be there yet')
    .option('--data <folder>', 'folder of the SQLite database (POUCH_DATA or ./data if left out)')
    .addHelpText('after', examples('backup pouch-monday.sqlite', 'backup /backups/pouch.sqlite --data /var/lib/pouch'))
    .action(async (file: string, args: { data?: string }) => (await import('./backup.js')).backUp(file, args));

  pouch
    .command('check')
    .description('Check that a server can be played on from here: pages, cookies and WebSockets.')
    .argument('<address>', 'the address that people use, such as https://pouch.example')
    .option('--timeout <s>', 'how long each answer may take, in seconds', wholeFrom(1, 600), 10)
    .addHelpText(
      'after',
      `
It comes as a guest called Check, and leaves again. The exit code is 0 if everything works and 1 if not.`,
    )
    .addHelpText('after', examples('check https://pouch.example', 'check http://localhost:8080'))
    .action(async (address: string, args: { timeout: number }) => {
      process.exitCode = await (await import('./check/check.js')).checkServer(address, args);
    });

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
