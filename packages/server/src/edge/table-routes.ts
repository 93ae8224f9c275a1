import { openApi, type RouteAnswer } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../store/store.js';
import { REMOVED } from '../tables/manners.js';
import type { Tables } from '../tables/service.js';
import { addressOf } from './address.js';
import { type Handlers, HttpRefusal } from './api.js';
import { refusalFor, type TooMany } from './request-limits.js';

type TableRoutes =
  | 'makeTable'
  | 'table'
  | 'log'
  | 'record'
  | 'findCode'
  | 'lobby'
  | 'myTables'
  | 'hideTable'
  | 'openapi';

/** By then enough may be read again. */
const RETRY_SECONDS = 5;

export function tooMuch(reply: FastifyReply, { reason }: Refusal): HttpRefusal<429> {
  reply.header('retry-after', RETRY_SECONDS);
  return new HttpRefusal(429, reason);
}

/** Whose limits of reading a request counts for: the guest's, or those of the address. */
const readerOf = (request: FastifyRequest): string => request.guest?.id ?? addressOf(request.ip).own;

const forRemoved = () => new HttpRefusal(403, REMOVED.reason);
export const noTable = () => new HttpRefusal(404, 'This table doesn’t exist any more.');

/** `takeCode` counts a code that a guest tries. */
export function tableHandlers(
  tables: Tables,
  takeCode: (guest: Guest | undefined) => TooMany | undefined,
): Handlers<TableRoutes> {
  const description = openApi() as RouteAnswer<'openapi'>;

  return {
    async makeTable({ guest, body }) {
      const about = await tables.create(guest, body);
      return about instanceof Refusal ? new HttpRefusal(409, about.reason) : { about };
    },

    async table({ params, request, reply }) {
      const about = await tables.queries.about(params.table, readerOf(request));
      if (about instanceof Refusal) return tooMuch(reply, about);
      return about === undefined ? noTable() : { about };
    },

    async log({ params, query, request, reply }) {
      const log = await tables.queries.log(params.table, query.after, readerOf(request));
      if (log === REMOVED) return forRemoved();
      if (log instanceof Refusal) return tooMuch(reply, log);
      return log === undefined ? noTable() : { told: [...log.told], number: log.number };
    },

    async record({ params, guest, request, reply }) {
      const record = await tables.queries.record(params.table, guest, readerOf(request));
      if (record === REMOVED) return forRemoved();
      if (record instanceof Refusal) return tooMuch(reply, record);
      if (record === undefined) return noTable();
      // The text of the JSON, as it was folded.
      reply.type('application/json; charset=utf-8');
      reply.header('content-disposition', `attachment; filename="pouch-${params.table}.json"`);
      return record as unknown as RouteAnswer<'record'>;
    },

    async findCode({ guest, body, reply }) {
      const over = takeCode(guest);
      if (over !== undefined) return refusalFor(reply, over);
      const table = await tables.queries.tableByCode(body.code);
      return table === undefined
        ? new HttpRefusal(404, 'No table has this code. Codes stop working when the game starts.')
        : { table };
    },

    lobby: async () => ({ tables: [...(await tables.queries.lobbyTables())] }),

    async myTables({ guest, query, reply }) {
      const mine = await tables.queries.tablesOf(guest, query['finished-until']);
      return mine instanceof Refusal ? tooMuch(reply, mine) : { tables: [...mine] };
    },

    async hideTable({ guest, params }) {
      await tables.queries.hideTable(guest, params.table);
      return undefined;
    },

    openapi: async () => description,
  };
}
