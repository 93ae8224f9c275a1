import { FORMAT, type Game, type Json, Refusal, type Seat, type Step } from '@pouch/rules';
import type { Change } from '../store/store.js';
import type { Entry } from './entries.js';
import { reveal } from './reveal.js';
import { gameOf, headJson, type Table } from './table.js';

/** A step of the log as it goes into a record. */
interface Written {
  readonly json: Json;
  readonly step: Step;
}

/**
 * The game as a record. When it is over it is whole; until then, what one viewer may know of it: no sealed decision of
 * others, and only those that count.
 */
export function recordOf(table: Table, changes: readonly Change[], viewer: Seat | 'table'): Json {
  const game = gameOf(table);
  const steps = stepsOf(table, changes);
  return {
    format: FORMAT,
    game: game.id,
    seats: table.seats.length,
    options: table.options,
    ...headJson(table),
    steps: table.phase === 'over' ? steps.map(({ json }) => json) : knownTo(viewer, game, table, steps),
  };
}

function stepsOf(table: Table, changes: readonly Change[]): Written[] {
  const { notation } = gameOf(table);
  return changes.flatMap(({ at, entries }) =>
    (JSON.parse(entries) as Entry[]).flatMap((entry) => {
      if (entry.what !== 'step') return [];
      const step = notation.readStep(entry.step);
      if (step instanceof Refusal) return [];
      const stoodIn = entry.by === 'late' || entry.by === 'left' ? { standIn: entry.by } : {};
      return [{ step, json: { ...entry.step, at: at - (table.startedAt ?? at), ...stoodIn } }];
    }),
  );
}

/** What everybody may know, and what the viewer has sealed. */
function knownTo(viewer: Seat | 'table', game: Game, table: Table, steps: readonly Written[]): readonly Json[] {
  const state = game.setup(table.seats.length, table.options);
  const known: Json[] = [];
  let sealed: readonly Json[] = [];
  for (const { step, json } of steps) {
    game.advance(state, step);
    const revealed = reveal(game, state, sealed, json);
    known.push(...revealed.known);
    sealed = revealed.sealed;
  }
  return [...known, ...sealed.filter(({ seat }) => seat === viewer)];
}
