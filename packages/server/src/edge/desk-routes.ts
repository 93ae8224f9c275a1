import { createHash } from 'node:crypto';
import type { About, RouteName } from '@pouch/protocol';
import { Refusal } from '@pouch/rules';
import type { FastifyRequest } from 'fastify';
import type { Store } from '../store/store.js';
import type { Tables } from '../tables/service.js';
import { type Handlers, HttpRefusal } from './api.js';
import { bearerOf } from './authentication.js';
import { banAbout, readSubject, subjectsOf } from './bans.js';
import { sameText } from './secrets.js';
import type { Sockets } from './sockets.js';

/** The operator's desk. Its token is the only credential: no cookie counts, so no other page can act with it. */

export type DeskRoutes = Extract<
  RouteName,
  | 'deskTables'
  | 'deskGuests'
  | 'endTable'
  | 'removeChat'
  | 'deskBans'
  | 'ban'
  | 'unban'
  | 'forgetGuest'
  | 'prune'
  | 'deskReports'
  | 'closeReport'
  | 'audit'
>;

export const isOperator = (request: FastifyRequest, token: string): boolean => sameText(bearerOf(request) ?? '', token);

const MOST_REPORTS = 500;

const noTable = () => new HttpRefusal(404, 'This table doesn’t exist any more.');
const noGuest = () => new HttpRefusal(404, 'There is no guest with this id.');

export function deskHandlers(
  token: string | undefined,
  store: Store,
  tables: Tables,
  sockets: Sockets,
): Handlers<DeskRoutes> {
  // Tells one token from the next in the audit log, without saying anything about it.
  const who = `operator ${createHash('sha256').update(`audit ${token}`).digest('hex').slice(0, 8)}`;
  const { desk } = tables;

  return {
    async deskTables({ query }) {
      const { rows, more } = await page(query, (limit) =>
        store.deskTables({ ...query, phase: query.phase, find: query.find, limit }),
      );
      return {
        tables: rows.map(({ about, changedAt, changes, size }) => ({
          about: JSON.parse(about) as About,
          changedAt,
          changes,
          size,
        })),
        more,
      };
    },

    async deskGuests({ query }) {
      const { rows, more } = await page(query, (limit) => store.deskGuests({ ...query, find: query.find, limit }));
      const guests = rows.map((row) => {
        const open = sockets.of(row.id);
        const address = open[0]?.address;
        const subjects = address === undefined ? [`guest ${row.id}`] : subjectsOf(row, address);
        return {
          ...row,
          connections: open.length,
          address: address?.own ?? null,
          bannedUntil: desk.banOf(subjects)?.until ?? null,
        };
      });
      return { guests, more };
    },

    async endTable({ params, body }) {
      const result = await desk.end(who, params.table, body.why);
      if (result === undefined) return noTable();
      return result instanceof Refusal ? new HttpRefusal(409, result.reason) : undefined;
    },

    async removeChat({ params, body }) {
      const removed = await desk.removeChat(who, params.table, body.number);
      if (removed === undefined) return noTable();
      return removed instanceof Refusal ? new HttpRefusal(409, removed.reason) : { removed };
    },

    deskBans: async () => ({ bans: desk.bans().map(banAbout) }),

    async ban({ body }) {
      const subject = readSubject(body.subject);
      if (subject instanceof Refusal) return new HttpRefusal(400, subject.reason);
      if (subject.startsWith('guest ') && (await store.guest(body.subject)) === undefined) return noGuest();
      const ban = await desk.ban(who, subject, body.millis, body.why);
      return ban instanceof Refusal ? new HttpRefusal(409, ban.reason) : banAbout(ban);
    },

    async unban({ body }) {
      const subject = readSubject(body.subject);
      if (subject instanceof Refusal) return new HttpRefusal(400, subject.reason);
      return (await desk.unban(who, subject)) ? undefined : new HttpRefusal(404, 'There is no such ban.');
    },

    forgetGuest: async ({ params }) => ((await desk.forget(who, params.guest)) ? undefined : noGuest()),

    prune: async ({ body }) => ({ tables: await desk.prune(who, body.days, body.mode) }),

    async deskReports() {
      const reports = await store.reports(MOST_REPORTS);
      return { reports: reports.map((report) => ({ ...report, lines: JSON.parse(report.lines) as unknown })) };
    },

    closeReport: async ({ params }) =>
      (await desk.closeReport(who, params.report))
        ? undefined
        : new HttpRefusal(404, 'There is no open report with this id.'),

    async audit({ query }) {
      const { rows, more } = await page(query, (limit) => store.audit({ ...query, limit }));
      return { lines: [...rows], more };
    },
  };
}

/** A page of rows, and whether there are more: one row too many is asked for. */
async function page<Row>(
  { limit }: { readonly limit: number },
  read: (limit: number) => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly more: boolean }> {
  const rows = await read(limit + 1);
  return { rows: rows.slice(0, limit), more: rows.length > limit };
}
