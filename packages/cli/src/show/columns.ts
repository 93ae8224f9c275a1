/** Rows of cells as lines, every column as wide as its widest cell. Numbers stand to the right. */
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

type Heap = Readonly<Record<string, number>>;

/** 2 peasant, 1 crown; a dash for none. */
export const heapText = (heap: Heap): string =>
  Object.entries(heap)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ') || '-';

export const worth = (heap: Heap, values: Heap): number =>
  Object.entries(heap).reduce((sum, [name, count]) => sum + count * (values[name] ?? 0), 0);
