import { koinzInternals, type Seat } from '@pouch/rules';
import { type Aim, distanceBetween, type Fit, fitAt, nextCarrier, type Point, pointedAt, withinEdge } from './fit.ts';
import { inHand } from './hand.ts';
import type { Decision, Size, View } from './types.ts';

/** The koin in hand before it is laid, as one state and the functions that change it. */

const { EDGE } = koinzInternals;

const MIDDLE: Point = { x: EDGE / 2, y: EDGE / 2 };

/** A second press on the same spot may be a millimetre or two off. */
const SAME_SPOT = 3;

export interface Ghost {
  /** Every round begins with an empty hand. */
  readonly round: number;
  readonly koin: Size | undefined;
  readonly surface: number;
  /** Where it is seen on the surface. */
  readonly at: Point | undefined;
  /** Where it was seen last: keys go on from there. */
  readonly last: Point;
  /** The spot waits for a second press. */
  readonly asked: boolean;
  /** What was laid last: it rocks there if that was a foul (K7). */
  readonly laid: (Aim & { readonly koin: Size }) | undefined;
}

/** The table under the ghost. */
export interface Table {
  readonly view: View;
  readonly seat: Seat;
}

/** What a screen reader says about a change; `where` a moment later, when the koin has come to rest. */
export type Heard =
  | { readonly kind: 'taken'; readonly koin: Size }
  | { readonly kind: 'put-back' }
  | { readonly kind: 'nothing-in-hand' }
  | { readonly kind: 'nothing-carries'; readonly koin: Size }
  | { readonly kind: 'where' };

export interface Change {
  readonly ghost: Ghost;
  readonly heard: readonly Heard[];
  readonly decision?: Decision;
}

/** Whether a decision asks once more before it counts. */
export type Confirm = 'on' | 'off';

const WHERE: Heard = { kind: 'where' };

export const emptyHanded = (round: number): Ghost => ({
  round,
  koin: undefined,
  surface: 0,
  at: undefined,
  last: MIDDLE,
  asked: false,
  laid: undefined,
});

/** The ghost as the table allows it now: a koin may have left the hand, a new round may have begun. */
export function settled(ghost: Ghost, { view, seat }: Table): Ghost {
  if (ghost.round !== view.round) return emptyHanded(view.round);
  const surface = Math.min(ghost.surface, Math.max(0, view.surfaces.length - 1));
  const { koin } = ghost;
  if (koin !== undefined && inHand(view, seat, koin) === 0)
    return { ...ghost, koin: undefined, surface, at: undefined, asked: false };
  return surface === ghost.surface ? ghost : { ...ghost, surface };
}

/** What laying it where it is would be. */
export function fitOf({ koin, surface, at }: Ghost, { view }: Table): Fit | undefined {
  if (koin === undefined || at === undefined) return undefined;
  return fitAt(view.surfaces[surface] ?? [], koin, at, view.hand);
}

/** Whether it can be laid with this fit: a steady hand finds out (K7). */
export const canLie = (fit: Fit | undefined, { view }: Table): boolean =>
  fit !== undefined && (view.hand === 'steady' || fit.kind !== 'overlap');

/** Nobody is asked about a spot any more once the koin is elsewhere. */
const moved = (ghost: Ghost, surface: number, at: Point | undefined): Ghost => ({
  ...ghost,
  surface,
  at,
  last: at ?? ghost.last,
  asked: false,
});

const silent = (ghost: Ghost): Change => ({ ghost, heard: [] });
const nothing = (ghost: Ghost): Change => ({ ghost, heard: [{ kind: 'nothing-in-hand' }] });

/** Takes a size in hand, or puts it back if it is there already. `where` a mouse will say itself. */
export function take(ghost: Ghost, table: Table, koin: Size, where: 'pointed' | 'shown'): Change {
  const now = settled(ghost, table);
  if (koin === now.koin) return putBack(now, table);
  if (inHand(table.view, table.seat, koin) === 0) return silent(now);
  const spot = now.at ?? (where === 'shown' ? now.last : undefined);
  const at = spot === undefined ? undefined : withinEdge(koin, spot);
  return { ghost: moved({ ...now, koin }, now.surface, at), heard: [{ kind: 'taken', koin }, WHERE] };
}

export function putBack(ghost: Ghost, table: Table): Change {
  const now = settled(ghost, table);
  const heard: readonly Heard[] = now.koin === undefined ? [] : [{ kind: 'put-back' }];
  return { ghost: { ...now, koin: undefined, at: undefined, asked: false }, heard };
}

/** By millimetres. Where it is not to be seen it only appears, where it was last. */
export function nudge(ghost: Ghost, table: Table, dx: number, dy: number): Change {
  const now = settled(ghost, table);
  const { koin, at, last, surface } = now;
  if (koin === undefined) return nothing(now);
  const to = at === undefined ? last : { x: at.x + dx, y: at.y + dy };
  return { ghost: moved(now, surface, withinEdge(koin, to)), heard: [WHERE] };
}

/** To another surface, in the same place. */
export function go(ghost: Ghost, table: Table, surface: number): Change {
  const now = settled(ghost, table);
  return { ghost: moved(now, surface, now.at), heard: [WHERE] };
}

export function hop(ghost: Ghost, table: Table, by: 1 | -1): Change {
  const count = table.view.surfaces.length;
  return go(ghost, table, (settled(ghost, table).surface + by + count) % count);
}

export function nextStack(ghost: Ghost, table: Table): Change {
  const now = settled(ghost, table);
  const { koin, surface, at } = now;
  if (koin === undefined) return nothing(now);
  const next = nextCarrier(table.view.surfaces, koin, { surface, ...(at ?? { x: -1, y: -1 }) });
  if (next === undefined) return { ghost: now, heard: [{ kind: 'nothing-carries', koin }] };
  return { ghost: moved(now, next.surface, { x: next.x, y: next.y }), heard: [WHERE] };
}

/** Where a pointer brings it, with what help there is. A pointer moves more often than the koin does. */
export function point(ghost: Ghost, table: Table, surface: number, pointer: Point): Change {
  const now = settled(ghost, table);
  if (now.koin === undefined) return silent(now);
  const spot = pointedAt(table.view.surfaces[surface] ?? [], now.koin, pointer, table.view.hand);
  const isThere = surface === now.surface && spot.x === now.at?.x && spot.y === now.at.y;
  return silent(isThere ? now : moved(now, surface, spot));
}

/** A mouse hovers; not while a spot waits for a second press. */
export const hover = (ghost: Ghost, table: Table, surface: number, pointer: Point): Change =>
  settled(ghost, table).asked ? silent(settled(ghost, table)) : point(ghost, table, surface, pointer);

/** It is laid: nothing is seen until it moves again. */
const lift = (ghost: Ghost): Ghost => ({ ...ghost, at: undefined, asked: false });

export const unask = (ghost: Ghost): Change => silent({ ...ghost, asked: false });

/** Lays it where it is, or asks once more. */
export function lay(ghost: Ghost, table: Table, confirm: Confirm): Change {
  const now = settled(ghost, table);
  const { koin, at, surface, asked } = now;
  const fit = fitOf(now, table);
  if (koin === undefined || at === undefined || fit === undefined || !canLie(fit, table)) return silent(now);
  if (confirm === 'on' && !asked) return silent({ ...now, asked: true });
  const common = { seat: table.seat, koin, surface };
  const decision: Decision =
    fit.kind === 'stack' ? { do: 'stack', ...common, pile: fit.pile } : { do: 'place', ...common, ...at };
  return { ghost: { ...lift(now), laid: { koin, surface, ...at } }, heard: [], decision };
}

/** A click on the board: brings it there and lays it. A second click near the spot confirms it. */
export function layAt(ghost: Ghost, table: Table, surface: number, pointer: Point, confirm: Confirm): Change {
  const now = settled(ghost, table);
  const there = point(now, table, surface, pointer).ghost;
  const isSame =
    surface === now.surface && now.at !== undefined && there.at !== undefined
      ? distanceBetween(now.at, there.at) <= SAME_SPOT
      : false;
  return lay(now.asked && isSame ? now : there, table, confirm);
}
