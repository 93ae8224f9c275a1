import { readFileSync } from 'node:fs';
import * as protocol from '@pouch/protocol';
import { describe, expect, test } from 'vitest';
import { DESCRIPTIONS } from '../src/descriptions.js';

const root = new URL('../../../', import.meta.url);
const { apiPage, EXAMPLES } = await import(new URL('scripts/api-page.mjs', root).href);
const page = readFileSync(new URL('docs/api.md', root), 'utf8');

describe('docs/api.md', () => {
  test('is up to date with `npm run api`', () => {
    expect(page).toBe(apiPage(protocol));
  });

  test('has no broken links', () => {
    const anchors = new Set([
      ...Array.from(page.matchAll(/^#+ (.*)$/gm), ([, title = '']) =>
        title
          .toLowerCase()
          .replaceAll(/[^\w\- ]/g, '')
          .replaceAll(' ', '-'),
      ),
      ...Array.from(page.matchAll(/<a id="([\w-]+)">/g), ([, id]) => id),
    ]);
    const links = Array.from(page.matchAll(/\]\(#([\w-]+)\)/g), ([, link]) => link);
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter((link) => !anchors.has(link))).toEqual([]);
    expect(page).not.toMatch(/undefined|\{\{|\[object/);
  });

  test('has a valid example of every command', () => {
    const all = Object.values(EXAMPLES);
    for (const example of all) expect(protocol.parseCommand(JSON.stringify(example))).toEqual({ command: example });
    const wrong = protocol.parseCommand('{"do": "x"}');
    const kinds = 'reason' in wrong ? wrong.reason.replace(/^"do" must be |\.$/g, '').split(/, | or /) : [];
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(kinds.toSorted());
  });
});

interface Schema {
  readonly description?: string;
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Schema[];
  readonly responses: Record<string, unknown>;
}

describe('the OpenAPI document', () => {
  const document = protocol.openApi() as {
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };

  test('has every route once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(protocol.ROUTES).toSorted(),
    );
    for (const { responses } of operations)
      expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });

  test('has no broken references and is plain JSON', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(document.components.schemas).toHaveProperty(name);
    expect(text).not.toContain('$schema');
    expect(document.openapi).toBe('3.1.0');
  });

  test('is deterministic', () => {
    expect(protocol.openApi()).toEqual(document);
  });

  const variantsOf = ({ oneOf, ...schema }: Schema): readonly Schema[] => oneOf?.flatMap(variantsOf) ?? [schema];

  /** A schema, the variants of a union, and all members. */
  function* described(schema: Schema, path: string): Generator<[path: string, schema: Schema]> {
    yield [path, schema];
    if (schema.oneOf !== undefined)
      for (const [index, variant] of variantsOf(schema).entries()) yield* described(variant, `${path}/${index}`);
    const { properties } = schema.properties === undefined ? (schema.items ?? {}) : schema;
    for (const [name, member] of Object.entries(properties ?? {})) yield* described(member, `${path}.${name}`);
  }

  test('describes every schema, variant, member and parameter', () => {
    const all = Object.entries(document.components.schemas).flatMap(([name, schema]) => [...described(schema, name)]);
    expect(all.length).toBeGreaterThan(250);
    expect(all.filter(([, { description }]) => (description ?? '') === '').map(([path]) => path)).toEqual([]);
    const parameters = Object.values(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ parameters }) => parameters ?? []),
    );
    expect(parameters.length).toBeGreaterThan(2);
    expect(parameters.filter(({ description }) => (description ?? '') === '')).toEqual([]);
  });

  test('has every description that is written', () => {
    const text = JSON.stringify(document);
    const texts = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value as object).flatMap(texts);
    for (const description of texts(DESCRIPTIONS)) expect(text).toContain(JSON.stringify(description).slice(1, -1));
  });
});
