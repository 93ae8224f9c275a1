import { openApi, type RouteAnswer } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { Guest } from '../store/store.js';
import type { Tables } from '../tables/service.js';
import { type Handlers, HttpRefusal } from './api.js';
import { tooManyAttempts } from './too-many-attempts.js';

type TableRoutes = 'makeTable' | 'table' | 'log' | 'record' | 'findCode' | 'lobby' | 'myTables' | 'openapi';

const noTable = () => new HttpRefusal(404, 'This table doesn’t exist any more.');

/** `codeWait`: for how many seconds a guest may not try another code. */
export function tableHandlers(tables: Tables, codeWait: (guest: Guest | undefined) => number): Handlers<TableRoutes> {
  const description = openApi() as RouteAnswer<'openapi'>;

  return {
    async makeTable({ guest, body }) {
      const about = await tables.create(guest, body);
      return about instanceof Refusal ? new HttpRefusal(409, about.reason) : { about };
    },

    async table({ params }) {
      const about = await tables.queries.about(params.table);
      return about === undefined ? noTable() : { about };
    },

    async log({ params, query }) {
      const log = await tables.queries.log(params.table, query.after);
      return log === undefined ? noTable() : { told: [...log.told], number: log.number };
    },

    async record({ params, guest, reply }) {
      const record = await tables.queries.record(params.table, guest);
      if (record === undefined) return noTable();
      reply.header('content-disposition', `attachment; filename="pouch-${params.table}.json"`);
      return record as RouteAnswer<'record'>;
    },

    async findCode({ guest, body, reply }) {
      const seconds = codeWait(guest);
      if (seconds > 0) {
        reply.header('retry-after', seconds);
        return new HttpRefusal(429, tooManyAttempts(seconds));
      }
      const table = await tables.queries.tableByCode(body.code);
      return table === undefined
        ? new HttpRefusal(404, 'No table has this code. Codes stop working when the game starts.')
        : { table };
    },

    lobby: async () => ({ tables: [...(await tables.queries.lobbyTables())] }),

    myTables: async ({ guest }) => ({ tables: [...(await tables.queries.tablesOf(guest))] }),

    openapi: async () => description,
  };
}
