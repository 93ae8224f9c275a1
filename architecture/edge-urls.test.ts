import { expect, test } from 'vitest';
import { read, SOURCES, withoutComments } from './sources.js';

/** A path can be spelled in many ways: what protects a route is declared on the route, never read from a URL. */
const RAW_URL =
  /\b(?:request|req|raw)\.(?:url|originalUrl)\b|\{[^{}]*\b(?:url|originalUrl)\b[^{}]*\}\s*(?::\s*FastifyRequest|=\s*(?:request|req)\b)/g;
const EDGE = SOURCES.filter((file) => file.startsWith('packages/server/src/edge/'));

const found = (code: string): readonly string[] => withoutComments(code).match(RAW_URL) ?? [];

test('the edge reads no URL of a request', () => {
  expect(EDGE.length).toBeGreaterThan(15);
  expect(EDGE.flatMap((file) => found(read(file)).map((use) => `${file}: ${use}`))).toEqual([]);
});

test('every way to read it is found', () => {
  expect(found("if (request.url.startsWith('/api')) return;")).toHaveLength(1);
  expect(found('const path = request.raw.url;')).toHaveLength(1);
  expect(found('const { method, url } = request;')).toHaveLength(1);
  expect(found('({ method, url, headers }: FastifyRequest) => url')).toHaveLength(1);
  expect(found('request.originalUrl')).toHaveLength(1);
  expect(found('request.routeOptions.url // not request.url')).toEqual([]);
});
