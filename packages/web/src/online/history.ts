import type { PublicChange } from '@pouch/protocol';
import { changesLayout, type Game, Refusal, type Viewer } from '@pouch/rules';
import type { Moment } from '../table/source.ts';

type Step = Extract<PublicChange['happened'][number], { what: 'step' }>;

/** A moment and when to show it, on the server's clock: new coins appear to all players at the same time. */
interface Held extends Moment {
  readonly showAt: number;
}

/**
 * A game on a server as this viewer has seen it. An update has only the newest view: the rules compute the views before
 * it from the public steps.
 */
export interface History {
  readonly game: Game;
  /** The state before the first step. */
  readonly setup: unknown;
  /** The public state; undefined once a part of the game is missing. */
  readonly state: unknown;
  /** Oldest first. */
  readonly moments: readonly Held[];
}

export function newHistory(game: Game, seats: number, options: Readonly<Record<string, string | number>>): History {
  const setup = game.setup(seats, options);
  return { game, setup, state: setup, moments: [] };
}

/** Part of the game is missing: views between updates cannot be computed any more. */
export const withGap = (history: History): History => ({ ...history, state: undefined });

/** What an update says of the game. */
export interface News {
  readonly told: readonly PublicChange[];
  /** The view after the last change. */
  readonly view: unknown;
  readonly viewer: Viewer;
  /** When the coins of the last change appear. */
  readonly laid: number | null;
}

export function withNews(history: History, { told, view, viewer, laid }: News): History {
  const last = told.length - 1;
  let next = history;
  for (const [index, change] of told.entries()) next = withChange(next, change, viewer, index === last ? laid : null);
  // The server's view wins: only it knows this seat's own sealed decision.
  return view === null ? next : withNewest(next, { view });
}

function withChange(history: History, { happened }: PublicChange, viewer: Viewer, laid: number | null): History {
  let next = history;
  let showAt = 0;
  for (const each of happened) {
    if (each.what === 'verdict') next = withNewest(next, { calls: each.calls });
    if (each.what !== 'step') continue;
    if (laid !== null && changesLayout(history.game.race, each.events)) showAt = laid;
    next = withStep(next, each, viewer, showAt);
  }
  return next;
}

/** Completes the newest moment. */
function withNewest(history: History, more: Partial<Pick<Moment, 'view' | 'calls'>>): History {
  const newest = history.moments.at(-1);
  if (newest === undefined) return history;
  return { ...history, moments: [...history.moments.slice(0, -1), { ...newest, ...more }] };
}

function withStep(history: History, { events, known, by, seat }: Step, viewer: Viewer, showAt: number): History {
  const { game, setup, moments } = history;
  const state = (known ?? []).reduce((before: unknown, json) => advanced(game, before, json), history.state);
  const view =
    known === undefined || state === undefined
      ? (moments.at(-1)?.view ?? game.view(setup, viewer))
      : game.view(state, viewer);
  const number = moments.length + 1;
  return { ...history, state, moments: [...moments, { number, events, view, showAt, ...deciderOf(seat, by) }] };
}

function deciderOf(seat: Step['seat'], by: Step['by']): Pick<Moment, 'instead' | 'by'> {
  if (seat === null) return {};
  if (by === 'late' || by === 'left') return { instead: { seat, why: by } };
  return by === 'player' ? { by: seat } : {};
}

function advanced(game: Game, before: unknown, json: Readonly<Record<string, unknown>>): unknown {
  if (before === undefined) return undefined;
  const step = game.notation.readStep(json);
  if (step instanceof Refusal) return undefined;
  // Views share structure with their state.
  const after = game.copy(before);
  game.advance(after, step);
  return after;
}
