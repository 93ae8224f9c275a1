import { GAME_IDS } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { importsOf, resolved, shown } from './imports-of.js';
import { FILES, read, SOURCES } from './sources.js';

/** Which packages a package may import. docs/architecture.md shows the same direction. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  art: ['rules'],
  protocol: ['rules'],
  bots: ['rules'],
  print: ['rules', 'art'],
  server: ['rules', 'protocol', 'bots'],
  web: ['rules', 'art', 'protocol', 'bots', 'print'],
  cli: ['rules', 'protocol', 'bots', 'print', 'server'],
};

const imports = importsOf(SOURCES);

const packageOf = (file: string): string => file.split('/')[1] ?? '';

test('imports are found at all', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(new Set(imports.map(({ from }) => packageOf(from)))).toEqual(new Set(Object.keys(MAY_IMPORT)));
});

describe('between packages', () => {
  test('imports point one way', () => {
    const wrong = imports.filter(({ from, to }) => {
      const [, name] = /^@pouch\/(\w+)/.exec(to) ?? [];
      return name !== undefined && !MAY_IMPORT[packageOf(from)]?.includes(name);
    });
    expect(shown(wrong)).toEqual([]);
  });

  test('packages use each other by name, never by path', () => {
    const wrong = imports.filter(
      (each) => each.to.startsWith('.') && !resolved(each).startsWith(`packages/${packageOf(each.from)}/`),
    );
    expect(shown(wrong)).toEqual([]);
  });

  test.each(Object.entries(MAY_IMPORT))('%s depends on no package that it may not import', (name, allowed) => {
    const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`)) as {
      dependencies?: Record<string, string>;
    };
    const used = Object.keys(dependencies).flatMap((each) => /^@pouch\/(\w+)$/.exec(each)?.[1] ?? []);
    expect(used.filter((each) => !allowed.includes(each))).toEqual([]);
  });

  test('every package has its row', () => {
    const packages = FILES.flatMap((file) => /^packages\/(\w+)\/package\.json$/.exec(file)?.[1] ?? []);
    expect(packages.toSorted()).toEqual(Object.keys(MAY_IMPORT).toSorted());
  });
});

describe('inside the rules', () => {
  const inside = imports.filter(({ from }) => packageOf(from) === 'rules');

  test('nothing comes from outside', () => {
    expect(shown(inside.filter(({ to }) => !to.startsWith('.')))).toEqual([]);
  });

  test('the kernel knows no game', () => {
    const kernel = 'packages/rules/src/kernel/';
    const wrong = inside.filter((each) => each.from.startsWith(kernel) && !resolved(each).startsWith(kernel));
    expect(shown(wrong)).toEqual([]);
  });

  test('a game uses its own files and the kernel', () => {
    const wrong = inside.filter((each) => {
      const game = gameOf(each.from);
      return game !== undefined && gameOf(resolved(each)) !== game && !resolved(each).includes('/kernel/');
    });
    expect(shown(wrong)).toEqual([]);
  });
});

const gameOf = (file: string): string | undefined => GAME_IDS.find((id) => file.split('/').includes(id));

test('no game knows another, in any package', () => {
  const wrong = imports.filter((each) => {
    const from = gameOf(each.from);
    const to = each.to.startsWith('.') ? gameOf(resolved(each)) : undefined;
    return from !== undefined && to !== undefined && from !== to;
  });
  expect(shown(wrong)).toEqual([]);
});
