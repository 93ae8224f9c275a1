import type { AuditLine, BanAbout, DeskGuest, DeskReport, DeskTable } from '@pouch/protocol';

/** Rows for the terminal: one line each, in columns. */

const day = (millis: number): string => new Date(millis).toISOString().slice(0, 16).replace('T', ' ');

const size = (characters: number): string => `${Math.ceil(characters / 1000)} kB`;

export function tableRows(tables: readonly DeskTable[]): readonly (readonly string[])[] {
  return [
    ['TABLE', 'GAME', 'PHASE', 'MADE', 'CHANGED', 'CHANGES', 'SIZE', 'SEATS'],
    ...tables.map(({ about, changedAt, changes, size: characters }) => [
      about.id,
      about.game,
      about.ended === undefined ? about.phase : 'ended',
      day(about.madeAt),
      day(changedAt),
      String(changes),
      size(characters),
      about.seats.map((seat) => (seat.kind === 'open' ? '–' : seat.name)).join(', '),
    ]),
  ];
}

export function guestRows(guests: readonly DeskGuest[]): readonly (readonly string[])[] {
  return [
    ['GUEST', 'NAME', 'FIRST SEEN', 'LAST SEEN', 'TABLES', 'DEVICES', 'CONNECTED', 'BANNED UNTIL'],
    ...guests.map((guest) => [
      guest.id,
      guest.name,
      day(guest.madeAt),
      day(guest.seenAt),
      String(guest.tables),
      String(guest.devices),
      guest.address ?? '–',
      guest.bannedUntil === null ? '–' : day(guest.bannedUntil),
    ]),
  ];
}

export const banRows = (bans: readonly BanAbout[]): readonly (readonly string[])[] => [
  ['KIND', 'SUBJECT', 'UNTIL', 'WHY'],
  ...bans.map(({ kind, subject, until, why }) => [kind, subject, day(until), why ?? '–']),
];

export const reportRows = (reports: readonly DeskReport[]): readonly (readonly string[])[] => [
  ['REPORT', 'WHEN', 'STATE', 'TABLE', 'REPORTED', 'BY', 'REASON'],
  ...reports.map(({ id, at, state, table, reported, reporter, reason }) => [
    id,
    day(at),
    state,
    table,
    reported,
    reporter,
    reason,
  ]),
];

export const auditRows = (lines: readonly AuditLine[]): readonly (readonly string[])[] => [
  ['WHEN', 'WHO', 'ACTION', 'SUBJECT', 'NOTE'],
  ...lines.map(({ at, who, action, subject, note }) => [day(at), who, action, subject ?? '–', note ?? '–']),
];

/** Pads all columns but the last. What people write cannot move the cursor: the server takes no control characters. */
export function inColumns(rows: readonly (readonly string[])[]): string {
  const [head = []] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map(
      (row) =>
        `${row
          .map((cell, column) => cell.padEnd(widths[column] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}
