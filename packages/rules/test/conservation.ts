export type Heap = Readonly<Record<string, number>>;

const METAL: Readonly<Record<string, string>> = {
  peasant: 'copper',
  boar: 'copper',
  knight: 'silver',
  gryphon: 'silver',
  crown: 'gold',
  wyvern: 'gold',
};

/** The number of coins of each metal in these heaps, which count by metal or by face. */
export function totalByMetal(heaps: readonly (Heap | null)[]): string {
  const sum: Record<string, number> = { copper: 0, silver: 0, gold: 0 };
  for (const heap of heaps)
    for (const [name, count] of Object.entries(heap ?? {})) {
      const metal = METAL[name] ?? name;
      sum[metal] = (sum[metal] ?? 0) + count;
    }
  return JSON.stringify(sum);
}
