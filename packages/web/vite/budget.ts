import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAME_IDS } from '@pouch/rules';
import type { Plugin, Rolldown } from 'vite';

/** Prints after a build how much JavaScript each screen loads, and fails if that exceeds the budget. */

const KB = 1000;
const FIRST_SCREEN = 120 * KB;
const TABLE = 74 * KB;

/** The entry: it imports home, so that a first visit waits for one file and other pages find there what they share. */
const PAGE = fileURLToPath(new URL('../index.html', import.meta.url));

type Chunk = Rolldown.OutputChunk;

export const budget = (): Plugin => ({
  name: 'pouch-budget',
  apply: 'build',
  writeBundle(_options, bundle) {
    const chunks = new Map<string, Chunk>();
    for (const file of Object.values(bundle)) if (file.type === 'chunk') chunks.set(file.fileName, file);
    const chunkOf = (module: string): Chunk =>
      [...chunks.values()].find((chunk) => chunk.facadeModuleId === module) ?? this.error(`${module} has no chunk`);
    const first = withImports(chunks, [chunkOf(PAGE)]);
    const rows: [string, number, number][] = [['first screen', sizeOf(first), FIRST_SCREEN]];
    const play = chunkOf(source('pages/play/play.tsx'));
    for (const game of GAME_IDS) {
      const table = chunkOf(source(`games/${game}/index.ts`));
      const more = [...withImports(chunks, [play, table])].filter((chunk) => !first.has(chunk));
      rows.push([`${game} table, more`, sizeOf(more), TABLE]);
    }
    for (const [what, size, most] of rows) {
      this.info(`${what}: ${(size / KB).toFixed(1)} KB compressed, of ${most / KB}`);
      if (size > most) this.error(`${what} is larger than ${most / KB} KB compressed`);
    }
  },
});

const source = (file: string): string => fileURLToPath(new URL(`../src/${file}`, import.meta.url));

function withImports(chunks: ReadonlyMap<string, Chunk>, roots: readonly Chunk[]): Set<Chunk> {
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || seen.has(chunk)) return;
    seen.add(chunk);
    for (const name of chunk.imports) add(chunks.get(name));
  };
  for (const root of roots) add(root);
  return seen;
}

const sizeOf = (chunks: Iterable<Chunk>): number =>
  [...chunks].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
