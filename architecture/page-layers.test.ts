import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, resolved, shown } from './imports-of.js';
import { SOURCES } from './sources.js';

/**
 * The page's folders, lowest layer first: a file imports from its own layer or a lower one. docs/architecture.md shows
 * the same order.
 */
const LAYERS: readonly (readonly string[])[] = [
  ['look', 'words', 'art'],
  ['device'],
  ['sound', 'ui', 'chapters'],
  ['settings'],
  ['table'],
  ['games'],
  ['local', 'replay', 'online', 'kits', 'pwa'],
  ['pages'],
  ['app'],
];

const ROOT = 'packages/web/src/';
const files = SOURCES.filter((file) => file.startsWith(ROOT) && !file.endsWith('.d.ts'));
const imports = importsOf(files).filter(({ to }) => to.startsWith('.'));

/** The top folder of a file; files beside the folders are the app. */
const folderOf = (file: string): string => {
  const [folder = '', ...rest] = file.slice(ROOT.length).split('/');
  return rest.length === 0 ? 'app' : folder;
};

const layerOf = (file: string): number => LAYERS.findIndex((layer) => layer.includes(folderOf(file)));

test('every folder of the page has its layer', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
  const folders = new Set(files.map(folderOf));
  expect(LAYERS.flat().filter((folder) => folder !== 'look' && !folders.has(folder))).toEqual([]);
});

test('imports go down the layers', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(shown(imports.filter((each) => layerOf(resolved(each)) > layerOf(each.from)))).toEqual([]);
});

test('no folder imports itself through another', () => {
  const needs = new Map<string, Set<string>>();
  for (const each of imports) {
    const [from, to] = [posix.dirname(each.from), posix.dirname(resolved(each))];
    if (from !== to) needs.set(from, (needs.get(from) ?? new Set()).add(to));
  }
  expect(cyclesOf(needs)).toEqual([]);
});

/** The first way back to itself of each folder that has one: 'a > b > a'. */
function cyclesOf(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>();
  const cycles: string[] = [];
  const visit = (folder: string, path: readonly string[]): void => {
    const start = path.indexOf(folder);
    if (start >= 0) cycles.push([...path.slice(start), folder].join(' > '));
    if (start >= 0 || done.has(folder)) return;
    for (const next of needs.get(folder) ?? []) visit(next, [...path, folder]);
    done.add(folder);
  };
  for (const folder of needs.keys()) visit(folder, []);
  return cycles;
}
