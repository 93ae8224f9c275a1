import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);

/** The repository's files, tracked or new. */
export const FILES: readonly string[] = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '-z'],
  { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
)
  .split('\0')
  .filter((file) => file !== '');

export const read = (file: string): string => readFileSync(new URL(file, root), 'utf8');

/** The TypeScript that is shipped: no tests. */
export const SOURCES: readonly string[] = FILES.filter((file) => /^packages\/\w+\/(src|vite)\/.*\.tsx?$/.test(file));

/** The code without its comments; everything keeps its line. */
export const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ' ')).replaceAll(/(^|\s)\/\/.*$/gm, '$1');
