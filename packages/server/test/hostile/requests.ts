import { type Agent, request as httpRequest } from 'node:http';
import { NewTable, ROUTES, type Route } from '@pouch/protocol';
import type { Json, Random } from '@pouch/rules';
import { oneOf, word } from '../clients/seeded.js';
import { anyValue, mutated, mutatedText, nonsense } from './mutations.js';

export interface HostileRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const METHODS = ['GET', 'POST', 'PATCH', 'DELETE', 'PUT', 'HEAD', 'OPTIONS', 'TRACE', 'SEARCH', 'LOCK'];
const TYPES = ['application/json', 'application/json; charset=utf-16', 'text/plain', 'multipart/form-data', 'x/y', ''];

const GOOD_TABLE: Json = {
  id: 'a-table-of-theirs',
  game: 'realm-coins',
  options: {},
  seats: ['open', 'easy'],
  clock: 'none',
  visibility: 'listed',
  maker: 'sits',
  start: 'by-host',
};
const BODIES: readonly Json[] = [
  GOOD_TABLE,
  { name: 'Mallory', crest: 3 },
  { name: 'Mallory' },
  { code: 'ABCD' },
  { secret: 'x'.repeat(43) },
];

/** A hostile request. It may succeed, but never creates or changes a table. */
export function hostileRequest(tables: readonly string[], cookie: string, random: Random): HostileRequest {
  const route: Route = oneOf(Object.values(ROUTES) as Route[], random);
  const method = random.below(3) === 0 ? oneOf(METHODS, random) : route.method;
  const body = method === 'GET' || method === 'HEAD' ? undefined : anyBody(random);
  // Signing out is legitimate, but would end the attack.
  const own = route === ROUTES.signOut ? 'pouch=nobody' : cookie;
  return {
    method,
    path: anyPath(route.path, tables, random),
    headers: anyHeaders(own, random),
    body: isTable(body) ? undefined : body,
  };
}

function anyBody(random: Random): string | undefined {
  const good = oneOf(BODIES, random);
  switch (random.below(5)) {
    case 0:
      return undefined;
    case 1:
      return nonsense(random);
    case 2:
      return mutatedText(JSON.stringify(good), random);
    default:
      return JSON.stringify(mutated(good, random));
  }
}

/** Whether the body would legitimately create a table. */
function isTable(body: string | undefined): boolean {
  try {
    return NewTable.safeParse(JSON.parse(body ?? '')).success;
  } catch {
    return false;
  }
}

function anyPath(path: string, tables: readonly string[], random: Random): string {
  const table = random.below(4) === 0 ? encodeURIComponent(JSON.stringify(anyValue(random))) : oneOf(tables, random);
  const right = path.replace(':table', table);
  switch (random.below(8)) {
    case 0:
      return `${right}?after=${encodeURIComponent(JSON.stringify(anyValue(random)))}`;
    case 1:
      return `${right}?${word(random, 5)}=${word(random, 5)}&after=1&after=2&__proto__[x]=1`;
    case 2:
      return `${right}/${oneOf(['..', '%2e%2e%2f', '%00', '%', '%zz', '%c0%af', '%F0%9F'], random)}`;
    case 3:
      return right.toUpperCase();
    case 4:
      return `/${sendable(mutatedText(right, random))}`;
    default:
      return right;
  }
}

/** Characters that a client can send in a URL or header; the rest goes over raw sockets. */
const sendable = (text: string): string => text.replace(/[^\x21-\x7e]/g, '');

function anyHeaders(cookie: string, random: Random): Record<string, string> {
  const headers: Record<string, string> = {};
  if (random.below(4) > 0) headers['content-type'] = oneOf([TYPES[0] as string, ...TYPES], random);
  switch (random.below(8)) {
    case 0:
      headers.cookie = `pouch=${word(random, 43)}`;
      break;
    case 1:
      headers.cookie = sendable(mutatedText(cookie, random));
      break;
    case 2:
      headers.authorization = `Bearer ${word(random, random.below(60))}`;
      break;
    case 3:
      headers.authorization = oneOf(['', 'Bearer', 'Basic x', `Bearer ${'x'.repeat(4000)}`, cookie], random);
      break;
    case 4:
      headers.origin = oneOf(['null', 'http://evil.example', '', 'http://', 'file://'], random);
      headers.cookie = cookie;
      break;
    default:
      headers.cookie = cookie;
  }
  if (random.below(10) === 0) headers['x-forwarded-for'] = oneOf(['', '::1', '1.2.3.4, 5', 'x'.repeat(500)], random);
  if (random.below(20) === 0) headers.upgrade = 'websocket';
  if (random.below(20) === 0) headers.accept = word(random, 400);
  return headers;
}

/** Sends a request; the status, or undefined if the connection was closed instead. */
export function sendRequest(base: string, agent: Agent, asked: HostileRequest): Promise<number | undefined> {
  return new Promise((resolve) => {
    const { method, path, headers, body } = asked;
    const request = httpRequest(base + path, { agent, method, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
      response.on('error', () => resolve(undefined));
    });
    request.on('error', () => resolve(undefined));
    request.end(body);
  });
}
