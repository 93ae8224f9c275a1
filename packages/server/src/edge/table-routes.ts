import { openApi, type RouteAnswer } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { FastifyRequest } from 'fastify';
import type { Hall } from '../tables/hall.js';
import { type Handlers, Refused } from './api.js';

type TableRoutes = 'makeTable' | 'table' | 'log' | 'record' | 'findCode' | 'lobby' | 'myTables' | 'openapi';

const noTable = () => new Refused(404, 'There is no such table');

/** `codeWait`: for how many seconds whoever sends a request may not try another code. */
export function tableHandlers(
  hall: Hall,
  codeWait: (request: FastifyRequest) => Promise<number>,
): Handlers<TableRoutes> {
  const description = openApi() as RouteAnswer<'openapi'>;

  return {
    async makeTable({ guest, body }) {
      const about = await hall.make(guest, body);
      return about instanceof Refusal ? new Refused(409, about.reason) : { about };
    },

    async table({ params }) {
      const about = await hall.about(params.table);
      return about === undefined ? noTable() : { about };
    },

    async log({ params, query }) {
      const log = await hall.log(params.table, query.after);
      return log === undefined ? noTable() : { told: [...log.told], number: log.number };
    },

    async record({ params, guest, reply }) {
      const record = await hall.record(params.table, guest);
      if (record === undefined) return noTable();
      reply.header('content-disposition', `attachment; filename="pouch-${params.table}.json"`);
      return record as RouteAnswer<'record'>;
    },

    async findCode({ body, request, reply }) {
      const seconds = await codeWait(request);
      if (seconds > 0) {
        reply.header('retry-after', seconds);
        return new Refused(429, 'You have tried many codes; wait a few minutes');
      }
      const table = await hall.tableByCode(body.code);
      return table === undefined
        ? new Refused(404, 'No table has this code; codes end when the game starts')
        : { table };
    },

    lobby: async () => ({ tables: [...(await hall.lobby())] }),

    myTables: async ({ guest }) => ({ tables: [...(await hall.tablesOf(guest))] }),

    openapi: async () => description,
  };
}
