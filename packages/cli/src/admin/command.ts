import type { RequestRefused } from '@pouch/protocol';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { confirm } from './confirm.js';
import { days, duration } from './durations.js';
import { auditRows, banRows, guestRows, inColumns, reportRows, tableRows } from './lists.js';
import type { Desk, ServerOptions } from './server.js';

/** `pouch admin`: the operator's desk, over HTTP. */

interface Json {
  readonly json?: boolean;
}
interface Yes {
  readonly yes?: boolean;
}
interface Paged extends Json {
  readonly from: number;
  readonly limit: number;
}

const number =
  (most: number, least = 0) =>
  (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
    return value;
  };

const CHANGES = 2 ** 31 - 1;
const MOST_SKIPPED = 1_000_000;
const MOST_ROWS = 100;

const say = (text: string): void => void process.stdout.write(text);

function show(rows: readonly (readonly string[])[], answer: unknown, { json }: Json, more = false): void {
  if (json) return say(`${JSON.stringify(answer, null, 2)}\n`);
  if (rows.length === 1) return say('Nothing found.\n');
  say(inColumns(rows));
  if (more) process.stderr.write('There are more: use --from.\n');
}

export function addAdmin(pouch: Command, examples: (...lines: readonly string[]) => string): void {
  const admin = pouch
    .command('admin')
    .description("The operator's desk of a running server. The token is in POUCH_ADMIN_TOKEN.")
    .helpCommand(false)
    .addOption(
      new Option('--url <address>', 'the address of the server').env('POUCH_URL').default('http://localhost:8080'),
    )
    .addHelpText(
      'after',
      examples(
        'admin tables --phase playing',
        'admin guests --find mara',
        'admin ban 192.0.2.7 --for 7d --why "Spam in the chat"',
        'admin forget AbCdEfGhIjKlMnOp',
        'admin prune --older-than 90d --dry-run',
      ),
    );
  // Loaded only when needed.
  const ask = async <T>(how: (desk: Desk) => Promise<T | RequestRefused>): Promise<T> =>
    (await import('./server.js')).askDesk(admin.opts<ServerOptions>(), how);
  const command = (name: string, about: string) => admin.command(name).description(about);
  const list = (name: string, about: string) =>
    command(name, about)
      .option('--from <n>', 'how many rows to skip', number(MOST_SKIPPED), 0)
      .option('--limit <n>', `how many rows to show, at most ${MOST_ROWS}`, number(MOST_ROWS, 1), 50)
      .option('--json', 'print JSON');
  const asked = (name: string, about: string) => command(name, about).option('--yes', 'do not ask');

  list('tables', 'List tables with dates and sizes.')
    .addOption(new Option('--sort <by>', 'what to sort by, the newest first').choices(['changed', 'made']))
    .addOption(new Option('--phase <phase>', 'only these').choices(['waiting', 'playing', 'over']))
    .option('--find <text>', 'only with this text in a name or an id')
    .action(async ({ json, ...query }: Paged) => {
      const answer = await ask((desk) => desk.tables(query));
      show(tableRows(answer.tables), answer, { ...(json && { json }) }, answer.more);
    });
  list('guests', 'List guests with dates and numbers; of those who are connected, also the address.')
    .addOption(new Option('--sort <by>', 'what to sort by, the newest first').choices(['seen', 'made']))
    .option('--find <text>', 'only with this text in the name, or this id')
    .action(async ({ json, ...query }: Paged) => {
      const answer = await ask((desk) => desk.guests(query));
      show(guestRows(answer.guests), answer, { ...(json && { json }) }, answer.more);
    });
  asked('end', 'End a table: a running game has no result, and everybody there is told why.')
    .argument('<table>', 'its id')
    .option('--why <text>', 'what the players are told')
    .action(async (table: string, { why, ...yes }: Yes & { why?: string }) => {
      await confirm(`End table ${table}?`, yes);
      await ask((desk) => desk.endTable(table, why ?? null));
      say(`Table ${table} has ended.\n`);
    });
  asked('remove-chat', 'Remove one chat message of a table, or all of them.')
    .argument('<table>', 'its id')
    .argument('[number]', 'the number of the change with the message; all messages if left out', number(CHANGES, 1))
    .action(async (table: string, change: number | undefined, yes: Yes) => {
      await confirm(
        change === undefined ? `Remove the whole chat of table ${table}?` : `Remove message ${change}?`,
        yes,
      );
      const { removed } = await ask((desk) => desk.removeChat(table, change ?? null));
      say(`${removed === 1 ? '1 message' : `${removed} messages`} removed.\n`);
    });
  asked('ban', 'Ban a guest, an address or a network for a time.')
    .argument('<subject>', "a guest's id, an address, or a network such as 192.0.2.0/24")
    .requiredOption('--for <time>', 'for how long: 30m, 12h, 7d or 2w', duration)
    .option('--why <text>', 'what they are told')
    .action(async (subject: string, { for: millis, why, ...yes }: Yes & { for: number; why?: string }) => {
      await confirm(`Ban ${subject}?`, yes);
      const ban = await ask((desk) => desk.ban({ subject, millis, why: why ?? null }));
      say(`${ban.subject} is banned until ${new Date(ban.until).toISOString()}.\n`);
    });
  command('unban', 'Lift a ban.')
    .argument('<subject>', 'as in the list of bans')
    .action(async (subject: string) => {
      await ask((desk) => desk.unban(subject));
      say(`${subject} is not banned any more.\n`);
    });
  command('bans', 'List the bans.')
    .option('--json', 'print JSON')
    .action(async (json: Json) => {
      const answer = await ask((desk) => desk.bans());
      show(banRows(answer.bans), answer, json);
    });
  asked('forget', "Delete a person's data for good: names, chat, devices. Games stay, without the name.")
    .argument('<guest>', 'their id')
    .action(async (guest: string, yes: Yes) => {
      await confirm(`Delete everything about guest ${guest}? This cannot be undone.`, yes);
      await ask((desk) => desk.forget(guest));
      say(`${guest} is signed out. Everything is deleted within a minute.\n`);
    });
  asked('prune', 'Delete finished games that have not changed for some time.')
    .requiredOption('--older-than <days>', 'such as 90d', days)
    .option('--dry-run', 'only count them')
    .action(async ({ olderThan, dryRun, ...yes }: Yes & { olderThan: number; dryRun?: boolean }) => {
      const { tables } = await ask((desk) => desk.prune({ days: olderThan, mode: 'count' }));
      const games = tables === 1 ? '1 game' : `${tables} games`;
      if (dryRun || tables === 0) return say(`${games} would be deleted.\n`);
      await confirm(`Delete ${games}? This cannot be undone.`, yes);
      const pruned = await ask((desk) => desk.prune({ days: olderThan, mode: 'delete' }));
      say(`${pruned.tables === 1 ? '1 game' : `${pruned.tables} games`} deleted.\n`);
    });
  command('reports', 'List what players have reported, open reports first.')
    .option('--json', 'print JSON, with the lines that were reported')
    .action(async (json: Json) => {
      const answer = await ask((desk) => desk.reports());
      show(reportRows(answer.reports), answer, json);
    });
  command('close', 'Close a report.')
    .argument('<report>', 'its id')
    .action(async (report: string) => {
      await ask((desk) => desk.closeReport(report));
      say(`Report ${report} is closed.\n`);
    });
  list('audit', 'List what operators did, the newest first.').action(async ({ json, ...query }: Paged) => {
    const answer = await ask((desk) => desk.audit(query));
    show(auditRows(answer.lines), answer, { ...(json && { json }) }, answer.more);
  });
}
