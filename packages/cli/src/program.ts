import { GAMES, type GameId, isGameId } from '@pouch/rules';
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { demonstrate } from './demo.js';
import { Failure, reasonOf } from './fail.js';
import type { Asked, KitGame } from './kit.js';
import type { MatchOptions } from './match.js';
import type { PlayOptions } from './play/command.js';
import { replayFile } from './replay.js';
import type { ServeOptions } from './serve.js';
import { showFile } from './show/show.js';
import type { SimOptions } from './sim.js';

const GAME_IDS = Object.keys(GAMES);

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

/** The options that every run of games has. */
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

const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  $ pouch ${line}`).join('\n')}`;

function program(): Command {
  const pouch = new Command('pouch')
    .description('Realm Coins, Pirate Coins, Koinz and Coin Set from the command line.')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      outputError: (text, write) => write(text.replace(/^error: /, 'pouch: ').replace(/\n(?=.)/g, ' ')),
    })
    .addHelpText(
      'after',
      examples('play', 'match koinz --players sharp,fair --games 20', 'replay game.json', 'replay --help'),
    );

  pouch
    .command('replay')
    .description('Replay records and print their states as JSON Lines.')
    .argument('<file>', 'one record, or one on each line; - for standard input')
    .option('--final', "print only each record's last state")
    .addHelpText('after', examples('replay game.json', 'sim koinz --games 5 --records - | pouch replay - --final'))
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
    // Hashing is only for whoever asks for it.
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
    .addHelpText(
      'after',
      examples(
        'sim pirate-coins --seats 5 --games 100000 --seed 1',
        'sim realm-coins --players sharp,fair,random --games 100 --rotate',
        `sim koinz --seats 3 --options '{"variant": "sudden-death"}'`,
        'sim coin-set --seats 1 --games 100 --records games.jsonl --json',
      ),
    )
    // Bots and worker threads take their time to load: only for whoever lets them play.
    .action(async (game: GameId, asked: SimOptions) => (await import('./sim.js')).simulate(game, asked));

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
    .addHelpText(
      'after',
      examples(
        'match koinz --players sharp,fair --games 200 --seed 1',
        'match realm-coins --players sharp,fair,fair,easy --json',
        'match pirate-coins --players "easy,exec:python3 pirate_bot.py" --think 500',
      ),
    )
    .action(async (game: GameId, asked: MatchOptions) => (await import('./match.js')).playMatch(game, asked));

  pouch
    .command('show')
    .description('Show records as readable playthroughs.')
    .argument('<file>', 'one record, or one on each line; - for standard input')
    .option('--color', 'with colours, wherever the output goes')
    .option('--no-color', 'without colours')
    .addHelpText('after', examples('show game.json', 'sim realm-coins --games 1 --records - | pouch show -'))
    .action(async (file: string, options: { color?: boolean }, command: Command) => {
      const asked = command.getOptionValueSource('color') === 'cli' ? options : {};
      process.exitCode = await showFile(file, asked);
    });

  pouch
    .command('demo')
    .description('Show a whole game between players who play at random.')
    .addArgument(gameArgument().argOptional().default('realm-coins'))
    .option('--seats <n>', 'number of players (3 if left out)', wholeFrom(1, 8))
    .option('--seed <n>', 'the same seed gives the same game', wholeSeed)
    .addHelpText('after', examples('demo', 'demo koinz --seats 2 --seed 5'))
    .action(demonstrate);

  pouch
    .command('play')
    .description('Play against bots in the terminal.')
    .addArgument(gameArgument().argOptional())
    .option('--seats <n>', 'number of players, with you (3; 2 for koinz and coin-set)', wholeFrom(1, 8))
    .option('--level <easy|fair|sharp>', 'how well the others play (fair if left out)')
    .option('--players <levels>', 'a level for each of the others, in the order of their seats: fair,sharp')
    .option('--seat <n>', 'your seat, from 0', wholeFrom(0, 7))
    .option('--options <json>', "the game's options as JSON")
    .option('--seed <n>', 'the same seed gives the same chance', wholeSeed)
    .option('--record <file>', 'write your games as JSON Lines, also when you leave early')
    .option('--name <name>', 'what you are called (your login name if left out)')
    .addHelpText('after', examples('play', 'play realm-coins --level sharp', 'play koinz --record games.jsonl'))
    .action(async (game: GameId | undefined, asked: PlayOptions) =>
      (await import('./play/command.js')).play(game, asked),
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
    .addHelpText(
      'after',
      examples(
        'kit realm-coins',
        'kit pirate-coins --paper letter --duplex short --offset -0.5,1 -o pirates.pdf',
        'kit coin-set --ink grey --cut square',
        'kit all -o kits    (writes kits/realm-coins-kit.pdf and so on)',
      ),
    )
    // Fonts and PDF take their time to load: only for whoever prints.
    .action(async (game: KitGame, asked: Asked) => (await import('./kit.js')).makeKits(game, asked));

  pouch
    .command('serve')
    .description('Serve tables for people and bots, over HTTP and WebSockets.')
    .option('--port <n>', 'port to listen on (8080 if left out)')
    .option('--host <address>', 'address to listen on (127.0.0.1 if left out); 0.0.0.0 opens it to your network')
    .option('--data <folder>', 'folder of the SQLite database (./data if left out)')
    .option('--database <url>', 'PostgreSQL instead; better in POUCH_DATABASE, as others can see options')
    .option('--log <level>', 'least important messages that are logged (info; warn at a terminal)')
    // Its help is made from the server's own table of settings, which is loaded only here.
    .helpOption(false)
    .option('-h, --help', 'display help for command')
    .action(async (asked: ServeOptions, command: Command) => (await import('./serve.js')).serveTables(asked, command));

  pouch
    .command('backup')
    .description("Copy a server's SQLite database into a file, also while it runs.")
    .argument('<file>', 'the copy, which must not be there yet')
    .option('--data <folder>', 'folder of the SQLite database (POUCH_DATA or ./data if left out)')
    .addHelpText('after', examples('backup pouch-monday.sqlite', 'backup /backups/pouch.sqlite --data /var/lib/pouch'))
    .action(async (file: string, asked: { data?: string }) => (await import('./backup.js')).backUp(file, asked));

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
    .action(async (address: string, asked: { timeout: number }) => {
      process.exitCode = await (await import('./check/check.js')).checkServer(address, asked);
    });

  return pouch;
}

/** Runs the command with what was typed after its name; what it says of its end is the exit code of this process. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    await program().parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has said what is wrong already; its code for help that was asked for is 0.
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
