import { Refusal } from '@pouch/rules';
import type { Guest } from '../store/store.js';
import { ONLY_HOST } from '../tables/manners.js';
import { READS_TOO_MUCH } from '../tables/read-limits.js';
import type { Tables } from '../tables/service.js';
import { type Handlers, HttpRefusal } from './api.js';
import { refusalFor, type TooMany } from './request-limits.js';
import { noTable, tooMuch } from './table-routes.js';

type PeopleRoutes = 'watchers' | 'report';

/** `takeReport` counts a report of a guest. */
export const peopleHandlers = (
  tables: Tables,
  takeReport: (guest: Guest) => TooMany | undefined,
): Handlers<PeopleRoutes> => ({
  async watchers({ params, guest, reply }) {
    const watching = await tables.queries.watchers(params.table, guest);
    if (watching === ONLY_HOST) return new HttpRefusal(403, ONLY_HOST.reason);
    if (watching instanceof Refusal) return tooMuch(reply, watching);
    return watching === undefined ? noTable() : { guests: [...watching] };
  },

  async report({ params, guest, body, reply }) {
    const over = takeReport(guest);
    if (over !== undefined) return refusalFor(reply, over);
    const refusal = await tables.report(guest, params.table, body);
    if (refusal === undefined) return undefined;
    if (refusal === 'no table') return noTable();
    return refusal === READS_TOO_MUCH ? tooMuch(reply, refusal) : new HttpRefusal(409, refusal.reason);
  },
});
