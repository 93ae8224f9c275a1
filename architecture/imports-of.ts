import { posix } from 'node:path';
import { read, withoutComments } from './sources.js';

export interface Import {
  readonly from: string;
  readonly to: string;
}

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g;

/** All imports of some files, static and dynamic, types included. */
export const importsOf = (files: readonly string[]): readonly Import[] =>
  files.flatMap((from) => Array.from(withoutComments(read(from)).matchAll(IMPORT), ([, to = '']) => ({ from, to })));

/** The file that a relative import names. */
export const resolved = ({ from, to }: Import): string => posix.join(posix.dirname(from), to);

export const shown = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);
