import { type Coins, countOf } from '@pouch/rules';

/** Rows of cells as lines, every column as wide as its widest cell. Numbers are aligned to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: count }, (_, column) =>
    Math.max(...rows.map((row) => String(row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

export type Counts = Readonly<Record<string, number>>;

/** 2 peasant, 1 crown; a dash for none. */
export const countsText = (counts: Counts): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || '-';

/** The coins of a multiset that are there, by the names of their kinds. */
export const countsOf = (coins: Coins, names: readonly string[]): Counts =>
  Object.fromEntries(names.map((name, kind) => [name, countOf(coins, kind)] as const).filter(([, count]) => count > 0));

export const worth = (counts: Counts, values: Counts): number =>
  Object.entries(counts).reduce((sum, [name, count]) => sum + count * (values[name] ?? 0), 0);
