import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { ROUTES } from '@pouch/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOTHING_HERE, refuse } from './api.js';
import { type RequestLimits, refuseForNow } from './request-limits.js';

/** The web app if it has been built, otherwise a page that says what this server is. */

const YEAR_SECONDS = 365 * 24 * 3600;

export async function addPages(app: FastifyInstance, limits: RequestLimits, folder: string | undefined): Promise<void> {
  const index = folder === undefined ? undefined : join(folder, 'index.html');
  const hasApp = folder !== undefined && index !== undefined && existsSync(index);
  const page = hasApp ? readFileSync(index, 'utf8') : WELCOME;
  const sendPage = (reply: FastifyReply) =>
    reply.code(200).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);

  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, kind: 'page' };
    });
    pages.get('/', (_, reply) => sendPage(reply));
    if (hasApp) await addFiles(pages, folder);
    else
      pages.get('/welcome.css', (_, reply) => reply.type('text/css').header('cache-control', 'no-cache').send(STYLE));
  });

  app.setNotFoundHandler((request, reply) => {
    const isPage = hasApp && wantsPage(request);
    const over = isPage ? limits.take('filesPerMinute', request, reply) : limits.takeRequest(request, reply);
    if (over !== undefined) return refuseForNow(reply, over);
    return isPage ? sendPage(reply) : refuse(reply, NOTHING_HERE);
  });
}

const addFiles = async (app: FastifyInstance, folder: string) =>
  app.register(fastifyStatic, {
    root: folder,
    index: false,
    // Names of assets contain a hash of their content: they never change.
    cacheControl: false,
    setHeaders: (reply, path) =>
      reply.header(
        'cache-control',
        path.startsWith(join(folder, 'assets')) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
      ),
  });

/** Whether a browser opens a link into the app, which routes it further. */
const wantsPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');

const WELCOME = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pouch</title>
<link rel="stylesheet" href="/welcome.css">
</head>
<body>
<main>
<h1>Pouch</h1>
<p>Four coin games to play with friends and bots.</p>
<p>The server is running, but its web app has not been built. Programs can already play:</p>
<ul>
<li><a href="${ROUTES.openapi.path}">The API</a>, as OpenAPI</li>
<li><a href="${ROUTES.lobby.path}">Tables waiting for players</a>, as JSON</li>
</ul>
</main>
</body>
</html>
`;

const STYLE = `:root { color-scheme: light dark; }
body { margin: 0; font: 1.125rem/1.6 Georgia, serif; background: #f6efe0; color: #2b2118; }
main { max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font-size: 3rem; margin: 0 0 1rem; letter-spacing: 0.02em; }
a { color: #7a3e0b; }
a:focus-visible { outline: 3px solid currentColor; outline-offset: 3px; }
@media (prefers-color-scheme: dark) {
  body { background: #1d1712; color: #efe4d0; }
  a { color: #f0b35a; }
}
`;
