import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { CUTS, DUPLEXES, FARTHEST_OFFSET, INKS, type KitOptions, makeKit, PAPERS, type PaperName } from '@pouch/print';
import { readFonts } from '@pouch/print/node';
import { GAME_IDS, type GameId } from '@pouch/rules';
import { Failure, reasonOf } from './fail.js';

export type KitGame = GameId | 'all';

/** The options as typed. */
export interface KitArguments extends Readonly<Record<keyof KitOptions, string>> {
  readonly output?: string;
}

const PAPER_NAMES = Object.keys(PAPERS) as readonly PaperName[];

function readOptions(args: KitArguments): KitOptions {
  return {
    paper: oneOf('paper', args.paper, PAPER_NAMES),
    ink: oneOf('ink', args.ink, INKS),
    duplex: oneOf('duplex', args.duplex, DUPLEXES),
    offset: readOffset(args.offset),
    cut: oneOf('cut', args.cut, CUTS),
  };
}

function oneOf<T extends string>(option: string, text: string, all: readonly T[]): T {
  const found = all.find((name) => name === text);
  if (found === undefined) throw new Failure(`--${option} must be ${all.join(' or ')}, not ${text}`);
  return found;
}

/** -0.5,1 as two numbers of millimetres. */
function readOffset(text: string): [x: number, y: number] {
  const parts = text.split(',').map((part) => part.trim());
  const [x, y, ...rest] = parts.map(Number);
  const areNumbers = parts.every((part) => /^[+-]?(\d+\.?\d*|\.\d+)$/.test(part));
  if (!areNumbers || x === undefined || y === undefined || rest.length > 0)
    throw new Failure(`--offset must be two numbers in millimetres, such as -0.5,1, not ${text}`);
  if (Math.max(Math.abs(x), Math.abs(y)) > FARTHEST_OFFSET)
    throw new Failure(`--offset can shift the backs by at most ${FARTHEST_OFFSET} mm in each direction, not ${text}`);
  return [x, y];
}

interface Written {
  readonly path: string;
  readonly pages: number;
  readonly pdf: Uint8Array;
}

/** Makes the kit of a game, or of all, and reports the files on standard error. */
export async function makeKits(game: KitGame, args: KitArguments): Promise<void> {
  const options = readOptions(args);
  const games = game === 'all' ? GAME_IDS : [game];
  const pathOf = game === 'all' ? inFolder(args.output ?? '.') : (id: GameId) => filePath(id, args.output);
  const fonts = readFonts();
  const kits: Written[] = [];
  for (const id of games) {
    const { pages, pdf } = await makeKit(id, options, 'terminal', fonts);
    kits.push({ path: pathOf(id), pages: pages.length, pdf });
  }
  for (const kit of kits) {
    write(kit);
    const kilobytes = Math.ceil(kit.pdf.byteLength / 1000);
    process.stderr.write(`${kit.path}: ${kit.pages} pages, ${kilobytes} kB\n`);
  }
}

const fileName = (game: GameId): string => `${game}-kit.pdf`;

function filePath(game: GameId, output = fileName(game)): string {
  return isFolder(output) ? join(output, fileName(game)) : output;
}

function inFolder(folder: string): (game: GameId) => string {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new Failure(`${folder}: cannot create a folder for the kits: ${reasonOf(error)}`);
  }
  return (game) => join(folder, fileName(game));
}

function isFolder(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  } catch {
    return false;
  }
}

/** Atomic: writes a temporary file beside it and renames that. */
function write({ path, pdf }: Written): void {
  try {
    const target = existsSync(path) ? writable(path) : path;
    const beside = join(dirname(target), `.${basename(target)}.${process.pid}`);
    try {
      writeFileSync(beside, pdf, { flag: 'wx' });
      renameSync(beside, target);
    } finally {
      rmSync(beside, { force: true });
    }
  } catch (error) {
    throw new Failure(`${path}: cannot write the kit: ${reasonOf(error)}`);
  }
}

/** The existing file behind any links. Renaming over a device would do harm. */
function writable(path: string): string {
  if (!statSync(path).isFile()) throw new Error('not a regular file');
  accessSync(path, constants.W_OK);
  return realpathSync(path);
}
