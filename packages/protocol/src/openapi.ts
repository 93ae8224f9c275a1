import { andList, GAME_FACTS, type Json } from '@pouch/rules';
import type * as z from 'zod/mini';
import { PARAMETERS, ROUTE_SUMMARIES } from './descriptions.js';
import { Failed } from './http.js';
import { COMMON_REFUSALS, REFUSALS, ROUTES, type Route, type RouteName, SOCKET_PATH } from './routes.js';
import { jsonSchema, namedSchemas } from './schemas.js';

/** The HTTP routes as an OpenAPI 3.1 document. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [name, route] of Object.entries(ROUTES)) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name as RouteName, route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pouch',
      version: '1',
      description: `Tables for ${andList(Object.values(GAME_FACTS).map(({ name }) => name))}. Games are played over the WebSocket at ${SOCKET_PATH}.`,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      // Including the messages of the socket, for bots in other languages.
      schemas: namedSchemas(),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'pouch' },
        bot: { type: 'http', scheme: 'bearer', description: 'A bot token.' },
        operator: { type: 'http', scheme: 'bearer', description: 'The token of POUCH_ADMIN_TOKEN.' },
      },
    },
  };
}

function operation(name: RouteName, route: Route): Json {
  const { params, query, body, answer } = route;
  const refusals = route.path.startsWith('/api/') ? [...route.refusals, ...COMMON_REFUSALS] : route.refusals;
  return {
    operationId: name,
    summary: ROUTE_SUMMARIES[name],
    ...(route.caller === 'guest' && { security: [{ cookie: [] }, { bot: [] }] }),
    ...(route.caller === 'operator' && { security: [{ operator: [] }] }),
    ...((params ?? query) !== undefined && {
      parameters: [...parameters('path', params), ...parameters('query', query)],
    }),
    ...(body !== undefined && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: {
      [route.status]: success(route, answer),
      ...Object.fromEntries(
        refusals.map((status) => [status, { description: REFUSALS[status], content: jsonOf(Failed) }]),
      ),
    },
  };
}

function success(route: Route, answer: Route['answer']): Json {
  const cookie = route.cookie === undefined ? '' : ` The cookie is ${route.cookie}.`;
  if (answer === undefined) return { description: `Done.${cookie}` };
  if (typeof answer === 'string')
    return { description: answer, content: { 'text/plain': { schema: { type: 'string' } } } };
  return { description: `Done.${cookie}`, content: jsonOf(answer) };
}

const parameters = (where: 'path' | 'query', schema: z.ZodMiniObject | undefined): readonly Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, part]) => ({
    name,
    in: where,
    description: PARAMETERS[name],
    required: where === 'path',
    schema: jsonSchema(part as z.core.$ZodType),
  }));

const jsonOf = (schema: z.core.$ZodType): Json => ({ 'application/json': { schema: jsonSchema(schema) } });
