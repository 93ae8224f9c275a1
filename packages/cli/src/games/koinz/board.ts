import { KOINZ_EDGE as EDGE, type Json, KOIN_SIZES, koinRadius } from '@pouch/rules';
import { columns, countsText } from '../../show/columns.js';
import { type Paint, plain, type TerminalStyle } from '../../show/paint.js';
import type { NameOf } from '../terminal-game.js';

interface Pile {
  readonly x: number;
  readonly y: number;
  readonly koins: readonly (readonly [string, number])[];
}

interface State {
  readonly surfaces: readonly (readonly Pile[])[];
  readonly hands: readonly Readonly<Record<string, number>>[];
  readonly won: readonly number[];
  readonly active: readonly number[];
}

/** The size of a surface, in characters. */
type Scale = Readonly<Record<'wide' | 'high', number>>;

const FULL: Scale = { wide: 30, high: 15 };
const GAP = 2;
const AXIS = 4;
const BORDER = 2;
const TICK = 20;
/** The character that fills the koinz of each seat. */
const SIGNS = ['o', 'x', '+', '#'] as const;
const RADIUS: Readonly<Record<string, number>> = Object.fromEntries(
  KOIN_SIZES.map((name, size) => [name, koinRadius(size)]),
);

/**
 * The surfaces side by side, seen from above, and a line for each player: with numbered piles and millimetres along the
 * edges if the width allows, else as an overview.
 */
export function koinzBoard(json: Json, name: NameOf, style: TerminalStyle = UNLIMITED): string[] {
  const state = json as unknown as State;
  const { surfaces } = state;
  const isFull = isKoinzFull(surfaces.length, style.width);
  const wide = Math.trunc((style.width + GAP) / surfaces.length) - GAP - BORDER;
  const maps = surfaces.map((piles, surface) =>
    isFull ? fullMap(piles, surface, style.paint) : overview(piles, surface, wide, style.paint),
  );
  const lines = Array.from({ length: maps[0]?.length ?? 0 }, (_, line) =>
    maps.map((map) => map[line] ?? '').join(' '.repeat(GAP)),
  );
  return [...lines, ...playerLines(state, name, style.paint)];
}

const UNLIMITED: TerminalStyle = { paint: plain, width: Number.POSITIVE_INFINITY };

/** Whether the width allows numbers and millimetres on this many surfaces. */
export const isKoinzFull = (surfaces: number, width: number): boolean =>
  surfaces * (AXIS + BORDER + FULL.wide + GAP) - GAP <= width;

/** One surface by itself, with numbers and millimetres. */
export const koinzSurface = (json: Json, surface: number, { paint }: TerminalStyle): string[] =>
  fullMap((json as unknown as State).surfaces[surface] ?? [], surface, paint);

function playerLines({ surfaces, hands, won, active }: State, name: NameOf, paint: Paint): string[] {
  const inHand = (seat: number): string => (surfaces.length > 0 ? `in hand ${handText(hands[seat] ?? {})}` : '');
  const rows = won.map((many, seat) => [
    SIGNS[seat] ?? '',
    name(seat),
    `${many} won`,
    active.includes(seat) ? inHand(seat) : 'out',
  ]);
  return columns(rows).map((line, seat) => paint.seat(seat, line.slice(0, 1)) + line.slice(1));
}

const handText = (hand: Readonly<Record<string, number>>): string =>
  countsText(Object.fromEntries(Object.entries(hand).filter(([, count]) => count > 0)));

function fullMap(piles: readonly Pile[], surface: number, paint: Paint): string[] {
  const step = (FULL.wide * TICK) / EDGE;
  const ticks = Array.from({ length: EDGE / TICK }, (_, tick) => String(tick * TICK).padEnd(step)).join('');
  const margin = ' '.repeat(AXIS);
  const edge = `${margin}+-${`${'-'.repeat(step - 1)}+`.repeat(EDGE / TICK)}`;
  const rows = cells(piles, FULL, 'numbered', paint).map((row, index) => `${yLabel(index)}|${row}|`);
  const width = AXIS + BORDER + FULL.wide;
  return [`${margin} Surface ${surface + 1}`.padEnd(width), `${margin} ${ticks} `, edge, ...rows, edge];
}

/** The millimetres beside the row that they fall into. */
function yLabel(row: number): string {
  const rowHigh = EDGE / FULL.high;
  const tick = Math.ceil((row * rowHigh) / TICK) * TICK;
  return (tick < (row + 1) * rowHigh ? String(tick) : '').padStart(AXIS - 1).padEnd(AXIS);
}

function overview(piles: readonly Pile[], surface: number, wide: number, paint: Paint): string[] {
  const edge = `+${'-'.repeat(wide)}+`;
  const rows = cells(piles, { wide, high: Math.ceil(wide / 2) }, 'bare', paint);
  return [` Surface ${surface + 1}`.padEnd(wide + BORDER), edge, ...rows.map((row) => `|${row}|`), edge];
}

/** The rows of a surface: each koin filled with its owner's sign, numbered piles with their number in the middle. */
function cells(piles: readonly Pile[], { wide, high }: Scale, style: 'numbered' | 'bare', paint: Paint): string[] {
  const labels = new Map<string, string>();
  if (style === 'numbered')
    for (const [index, { x, y }] of piles.entries()) {
      const number = String(index + 1);
      const row = Math.trunc((y * high) / EDGE);
      const from = Math.trunc((x * wide) / EDGE - (number.length - 1) / 2);
      for (const [at, digit] of [...number].entries()) labels.set(`${row},${from + at}`, digit);
    }
  return Array.from({ length: high }, (_, row) =>
    Array.from({ length: wide }, (_, column) => {
      const label = labels.get(`${row},${column}`);
      if (label !== undefined) return paint.strong(label);
      const seat = seatAt(piles, ((column + 0.5) * EDGE) / wide, ((row + 0.5) * EDGE) / high);
      return seat === undefined ? ' ' : paint.seat(seat, SIGNS[seat] ?? '?');
    }).join(''),
  );
}

/** The seat of the topmost koin that covers a point of the surface. */
function seatAt(piles: readonly Pile[], x: number, y: number): number | undefined {
  for (const pile of piles)
    for (const [size, seat] of pile.koins.toReversed())
      if ((pile.x - x) ** 2 + (pile.y - y) ** 2 < (RADIUS[size] ?? 0) ** 2) return seat;
  return undefined;
}

/**
 * The state just before a round is scored, from the state before its last step: with the koin that this step laid,
 * unless a foul ended the round (K12).
 */
export const koinzAtScoring = (before: Json, step: Json, events: readonly { readonly event: string }[]): Json =>
  events.some(({ event }) => event === 'placed' || event === 'stacked') ? withLay(before, step) : before;

function withLay(state: Json, step: Json): Json {
  const { surfaces, hands } = state as unknown as State;
  const lay = step as { seat: number; do: string; koin: string; surface: number; pile: number; x: number; y: number };
  const koin = [lay.koin, lay.seat] as const;
  const laid = surfaces.map((piles, surface) => {
    if (surface !== lay.surface) return piles;
    if (lay.do === 'place') return [...piles, { x: lay.x, y: lay.y, koins: [koin] }];
    return piles.map((pile, index) => (index === lay.pile ? { ...pile, koins: [...pile.koins, koin] } : pile));
  });
  const left = hands.map((hand, seat) =>
    seat === lay.seat ? { ...hand, [lay.koin]: (hand[lay.koin] ?? 0) - 1 } : hand,
  );
  return { ...state, surfaces: laid, hands: left };
}
