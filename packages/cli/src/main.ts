import { GAMES, type GameId, isGameId } from '@pouch/rules';
import { Argument, Command, CommanderError, InvalidArgumentError } from 'commander';
import { demonstrate } from './demo.js';
import { Failure, reasonOf } from './fail.js';
import type { Asked, KitGame } from './kit.js';
import { replayFile } from './replay.js';
import { showFile } from './show/show.js';
import { simulate } from './sim.js';

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
      examples('sim realm-coins --seats 4 --games 10000 --seed 7', 'replay game.json', 'replay --help'),
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
    .command('sim')
    .description('Let random players play many games and sum them up.')
    .addArgument(gameArgument())
    .option('--seats <n>', 'number of players (2 if left out)', wholeFrom(1, 8))
    .option('--games <n>', 'number of games', wholeFrom(1, 1_000_000_000), 1000)
    .option('--seed <n>', 'the same seed gives the same games (any, and told, if left out)', wholeSeed)
    .option('--options <json>', "the game's options as JSON")
    .option('--threads <n>', 'number of threads (all cores if left out)', wholeFrom(1, 256))
    .option(
      '--records <file>',
      'write the games as JSON Lines, - for standard output; the summary goes to standard error',
    )
    .option('--json', 'print the summary as JSON')
    .addHelpText(
      'after',
      examples(
        'sim pirate-coins --seats 5 --games 100000 --seed 1',
        `sim koinz --seats 3 --options '{"variant": "sudden-death"}'`,
        'sim coin-set --seats 1 --games 100 --records games.jsonl --json',
      ),
    )
    .action(simulate);

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

  return pouch;
}

// A reader that has seen enough (`pouch … | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 70));

try {
  await program().parseAsync();
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
