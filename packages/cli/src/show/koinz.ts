import { KOINZ_EDGE as EDGE, type Json, KOIN_SIZES, koinRadius } from '@pouch/rules';
import type { NameOf } from './board.js';

interface Pile {
  readonly x: number;
  readonly y: number;
  readonly koins: readonly (readonly [string, number])[];
}

interface State {
  readonly surfaces: readonly (readonly Pile[])[];
}

const WIDE = 30;
const HIGH = 15;
const RADIUS: Readonly<Record<string, number>> = Object.fromEntries(
  KOIN_SIZES.map((name, size) => [name, koinRadius(size)]),
);

/** The surfaces side by side, seen from above: each koin filled with the number of the seat that owns it. */
export function koinzBoard(json: Json, _name: NameOf): string[] {
  const { surfaces } = json as unknown as State;
  const maps = surfaces.map(surfaceMap);
  return Array.from({ length: surfaces.length > 0 ? HIGH + 2 : 0 }, (_, line) =>
    maps.map((map) => map[line] ?? '').join('  '),
  );
}

function surfaceMap(piles: readonly Pile[]): string[] {
  const edge = `+${'-'.repeat(WIDE)}+`;
  const rows = Array.from({ length: HIGH }, (_, row) => {
    const cells = Array.from({ length: WIDE }, (_, column) =>
      cellAt(piles, ((column + 0.5) * EDGE) / WIDE, ((row + 0.5) * EDGE) / HIGH),
    );
    return `|${cells.join('')}|`;
  });
  return [edge, ...rows, edge];
}

/** The seat of the topmost koin that covers a point of the surface. */
function cellAt(piles: readonly Pile[], x: number, y: number): string {
  for (const pile of piles)
    for (const [size, seat] of pile.koins.toReversed())
      if ((pile.x - x) ** 2 + (pile.y - y) ** 2 < (RADIUS[size] ?? 0) ** 2) return String(seat);
  return ' ';
}

/** The state with one more koin laid: what the surfaces look like just before a round is scored. */
export function koinzWithLay(state: Json, step: Json): Json {
  const { surfaces } = state as unknown as State;
  const lay = step as { seat: number; do: string; koin: string; surface: number; pile: number; x: number; y: number };
  const koin = [lay.koin, lay.seat] as const;
  const laid = surfaces.map((piles, surface) => {
    if (surface !== lay.surface) return piles;
    if (lay.do === 'place') return [...piles, { x: lay.x, y: lay.y, koins: [koin] }];
    return piles.map((pile, index) => (index === lay.pile ? { ...pile, koins: [...pile.koins, koin] } : pile));
  });
  return { ...state, surfaces: laid };
}
