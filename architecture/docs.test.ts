import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { FILES, read } from './sources.js';

/** The pages that people read; docs/rules is the referee's text, docs/api.md is generated. */
const PAGES = FILES.filter((file) => /^(README|CONTRIBUTING|CREDITS|docs\/[\w-]+)\.md$/.test(file));

const folders = new Set(FILES.flatMap((file) => parentsOf(file)));

function parentsOf(file: string): string[] {
  const parent = posix.dirname(file);
  return parent === '.' ? [] : [parent, ...parentsOf(parent)];
}

/** A file or folder, named from the root or by the end of its path. */
const exists = (path: string): boolean =>
  FILES.includes(path) || folders.has(path) || [...FILES, ...folders].some((each) => each.endsWith(`/${path}`));

/** What stands in backticks and looks like a path of the repository: `kernel/play.ts`, `packages/rules/src/`. */
const PATH =
  /`([\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|mjs|json|md|css|txt|tsv)|(?:packages|docs|e2e|bench|scripts|records|architecture|test-support)(?:\/[\w@.-]+)*\/?)`/g;

/** Files that come to be when somebody follows the page. */
const MADE_BY_READERS: readonly string[] = ['game.json', 'realm-coins.pdf'];

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  test('names only files that exist', () => {
    const paths = Array.from(text.matchAll(PATH), ([, path = '']) => path.replace(/\/$/, ''));
    expect(paths.filter((path) => !exists(path) && !MADE_BY_READERS.includes(path))).toEqual([]);
  });

  test('links only to pages that exist', () => {
    const links = Array.from(text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g), ([, link = '']) => link);
    const inside = links.filter((link) => !/^\w+:/.test(link));
    expect(inside.filter((link) => !exists(posix.join(posix.dirname(page), link).replace(/\/$/, '')))).toEqual([]);
  });
});

test('the architecture page has its glossary: twenty to thirty terms, one line each', () => {
  const [, glossary = ''] = read('docs/architecture.md').split(/^## Glossary$/m);
  const terms = glossary.split(/^## /m)[0]?.match(/^\| (?!term |---).*$/gm) ?? [];
  expect(terms.length).toBeGreaterThanOrEqual(20);
  expect(terms.length).toBeLessThanOrEqual(30);
});
