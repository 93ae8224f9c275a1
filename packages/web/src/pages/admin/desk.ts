import { PouchApi, RequestRefused } from '@pouch/protocol';
import { t } from '../../words/t.ts';

/** What the page asks of the desk, and how the answers become rows. */

export type DeskApi = PouchApi['desk'];

/** The token goes with every request, and nowhere else: this tab's memory is the only place that has it. */
export const deskWith = (token: string): DeskApi => new PouchApi({ url: location.origin, token }).desk;

export const PARTS = ['tables', 'guests', 'reports', 'bans', 'audit'] as const;
export type Part = (typeof PARTS)[number];

export interface Query {
  readonly part: Part;
  readonly find: string;
  readonly from: number;
}

export const PAGE_ROWS = 20;

/** One row of any list: what it is, what is to be known about it, and what can be done. */
export interface Row {
  readonly key: string;
  readonly title: string;
  readonly facts: readonly string[];
  readonly actions: readonly Action[];
}

interface Action {
  readonly label: string;
  run(desk: DeskApi): Promise<unknown>;
}

export interface Rows {
  readonly rows: readonly Row[];
  readonly more: boolean;
}

const WEEK_MS = 7 * 24 * 3600 * 1000;
const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const at = (millis: number): string => times.format(millis);

/** The rows of a part, or why there are none. */
export async function rowsOf(desk: DeskApi, query: Query): Promise<Rows | { readonly failed: string }> {
  try {
    const answer = await READERS[query.part](desk, query);
    return answer instanceof RequestRefused ? { failed: whyRefused(answer) } : answer;
  } catch {
    return { failed: t('admin.unreachable') };
  }
}

/** Why an action failed, if it did. */
export async function perform(desk: DeskApi, action: Action): Promise<string | undefined> {
  try {
    const answer = await action.run(desk);
    return answer instanceof RequestRefused ? whyRefused(answer) : undefined;
  } catch {
    return t('admin.unreachable');
  }
}

const whyRefused = ({ status, reason }: RequestRefused): string =>
  status === 404 && reason === 'There’s nothing here.' ? t('admin.none') : reason;

type Reader = (desk: DeskApi, query: Query) => Promise<Rows | RequestRefused>;

const pageOf = ({ find, from }: Query) => ({ from, limit: PAGE_ROWS, ...(find === '' ? {} : { find }) });

const READERS: Readonly<Record<Part, Reader>> = {
  async tables(desk, query) {
    const answer = await desk.tables(pageOf(query));
    if (answer instanceof RequestRefused) return answer;
    const rows = answer.tables.map(({ about, changedAt, changes, size }): Row => {
      const phase = about.ended === undefined ? about.phase : 'ended';
      const names = about.seats.flatMap((seat) => (seat.kind === 'open' ? [] : seat.name));
      const end: Action = { label: t('admin.end'), run: (to) => to.endTable(about.id) };
      const clean: Action = { label: t('admin.clean'), run: (to) => to.removeChat(about.id) };
      return {
        key: about.id,
        title: names.join(', ') || about.id,
        facts: [
          about.id,
          t('admin.table-facts', { game: about.game, phase }),
          t('admin.table-size', {
            made: at(about.madeAt),
            changed: at(changedAt),
            changes,
            size: Math.ceil(size / 1000),
          }),
        ],
        actions: about.phase === 'over' ? [clean] : [end, clean],
      };
    });
    return { rows, more: answer.more };
  },

  async guests(desk, query) {
    const answer = await desk.guests(pageOf(query));
    if (answer instanceof RequestRefused) return answer;
    const rows = answer.guests.map((guest): Row => {
      const { id, address, bannedUntil, madeAt, seenAt, tables, devices } = guest;
      return {
        key: id,
        title: guest.name || id,
        facts: [
          id,
          t('admin.guest-facts', { made: at(madeAt), seen: at(seenAt), tables, devices }),
          ...(address === null ? [] : [t('admin.guest-here', { address })]),
          ...(bannedUntil === null ? [] : [t('admin.guest-banned', { until: at(bannedUntil) })]),
        ],
        actions: [
          { label: t('admin.ban-week'), run: (to) => to.ban({ subject: id, millis: WEEK_MS }) },
          { label: t('admin.forget'), run: (to) => to.forget(id) },
        ],
      };
    });
    return { rows, more: answer.more };
  },

  async reports(desk) {
    const answer = await desk.reports();
    if (answer instanceof RequestRefused) return answer;
    const rows = answer.reports.map((report): Row => {
      const { id, reason, reported, reporter, table } = report;
      const isOpen = report.state === 'open';
      return {
        key: id,
        title: reason,
        facts: [
          t('admin.report-facts', { reported, reporter, table, at: at(report.at) }),
          ...saidIn(report.lines),
          ...(isOpen ? [] : [t('admin.report-closed')]),
        ],
        actions: isOpen
          ? [
              { label: t('admin.close'), run: (to) => to.closeReport(id) },
              { label: t('admin.ban-week'), run: (to) => to.ban({ subject: reported, millis: WEEK_MS }) },
              { label: t('admin.clean'), run: (to) => to.removeChat(table) },
            ]
          : [],
      };
    });
    return { rows, more: false };
  },

  async bans(desk) {
    const answer = await desk.bans();
    if (answer instanceof RequestRefused) return answer;
    const rows = answer.bans.map(({ subject, until, why }): Row => {
      const fact =
        why === null ? t('admin.ban-facts', { until: at(until) }) : t('admin.ban-why', { until: at(until), why });
      return {
        key: subject,
        title: subject,
        facts: [fact],
        actions: [{ label: t('admin.unban'), run: (to) => to.unban(subject) }],
      };
    });
    return { rows, more: false };
  },

  async audit(desk, { from }) {
    const answer = await desk.audit({ from, limit: PAGE_ROWS });
    if (answer instanceof RequestRefused) return answer;
    const rows = answer.lines.map(
      (line): Row => ({
        key: line.id,
        title: line.subject === null ? line.action : `${line.action}: ${line.subject}`,
        facts: [t('admin.audit-facts', { at: at(line.at), who: line.who }), ...(line.note === null ? [] : [line.note])],
        actions: [],
      }),
    );
    return { rows, more: answer.more };
  },
};

/** What was said, wherever it is in the lines of a report. */
export function saidIn(lines: unknown): readonly string[] {
  if (Array.isArray(lines)) return lines.flatMap(saidIn);
  if (typeof lines !== 'object' || lines === null) return [];
  const { who, text } = lines as { readonly who?: { readonly name?: unknown }; readonly text?: unknown };
  if (typeof text === 'string' && typeof who?.name === 'string') return [`${who.name}: ${text}`];
  return Object.values(lines).flatMap(saidIn);
}
