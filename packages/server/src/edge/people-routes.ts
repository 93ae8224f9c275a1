import { Refusal } from '@pouch/rules';
import type { Guest } from '../store/store.js';
import { ONLY_HOST } from '../tables/manners.js';
import { READS_TOO_MUCH } from '../tables/read-limits.js';
import type { Tables } from '../tables/service.js';
import { type Handlers, HttpRefusal } from './api.js';
import { noTable, tooMuch } from './table-routes.js';
import { tooManyAttempts } from './too-many-attempts.js';

type PeopleRoutes = 'watchers' | 'report';

/** `reportWait`: for how many seconds a guest may not report again. */
export const peopleHandlers = (tables: Tables, reportWait: (guest: Guest) => number): Handlers<PeopleRoutes> => ({
  async watchers({ params, guest, reply }) {
    const watching = await tables.queries.watchers(params.table, guest);
    if (watching === ONLY_HOST) return new HttpRefusal(403, ONLY_HOST.reason);
    if (watching instanceof Refusal) return tooMuch(reply, watching);
    return watching === undefined ? noTable() : { guests: [...watching] };
  },

  async report({ params, guest, body, reply }) {
    const seconds = reportWait(guest);
    if (seconds > 0) {
      reply.header('retry-after', seconds);
      return new HttpRefusal(429, tooManyAttempts(seconds));
    }
    const refusal = await tables.report(guest, params.table, body);
    if (refusal === undefined) return undefined;
    if (refusal === 'no table') return noTable();
    return refusal === READS_TOO_MUCH ? tooMuch(reply, refusal) : new HttpRefusal(409, refusal.reason);
  },
});
