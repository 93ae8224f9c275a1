import { readFileSync } from 'node:fs';
import * as protocol from '@pouch/protocol';
import { describe, expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const { apiPage, EXAMPLES } = await import(new URL('scripts/api-page.mjs', root).href);
const page = readFileSync(new URL('docs/api.md', root), 'utf8');

describe('docs/api.md', () => {
  test('is what `npm run api` makes', () => {
    expect(page).toBe(apiPage(protocol));
  });

  test('leads nowhere that is not there', () => {
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

  test('shows a command of every kind, each as it may be sent', () => {
    const all = Object.values(EXAMPLES);
    for (const example of all) expect(protocol.parseCommand(JSON.stringify(example))).toEqual({ command: example });
    const wrong = protocol.parseCommand('{"do": "x"}');
    const kinds = 'reason' in wrong ? wrong.reason.replace('do must be ', '').split(/, | or /) : [];
    expect(Object.keys(EXAMPLES).toSorted()).toEqual(kinds.toSorted());
  });
});

describe('the OpenAPI document', () => {
  const document = protocol.openApi() as {
    openapi: string;
    paths: Record<string, Record<string, { operationId: string; responses: Record<string, unknown> }>>;
    components: { schemas: Record<string, unknown> };
  };

  test('has every route, once', () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(protocol.ROUTES).toSorted(),
    );
    for (const { responses } of operations)
      expect(Object.keys(responses).filter((status) => status.startsWith('2'))).toHaveLength(1);
  });

  test('names all that it refers to, and is plain JSON', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
      expect(document.components.schemas).toHaveProperty(name);
    expect(text).not.toContain('$schema');
    expect(document.openapi).toBe('3.1.0');
  });

  test('is the same every time', () => {
    expect(protocol.openApi()).toEqual(document);
  });
});
