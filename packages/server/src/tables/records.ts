import { FORMAT, type Game, type Json, NOBODY, Refusal, type Seat, type Step } from '@pouch/rules';
import type { Change } from '../store/store.js';
import type { Entry } from './entries.js';
import { gameOf, headJson, type Table } from './table.js';

/** A step of the log as it goes into a record. */
interface Written {
  readonly json: Json;
  readonly step: Step;
}

/**
 * The game as a record. When it is over it is whole; until then, what one viewer may know of it: no sealed decision of
 * others, and of those that were revealed only the one that counted.
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
    steps: (table.phase === 'over' ? steps : knownTo(viewer, game, table, steps)).map(({ json }) => json),
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

/** A decision that leaves something hidden is sealed until nothing is; then the last one of each seat is known. */
function knownTo(viewer: Seat | 'table', game: Game, table: Table, steps: readonly Written[]): readonly Written[] {
  const state = game.setup(table.seats.length, table.options);
  const known: Written[] = [];
  let sealed: Written[] = [];
  for (const written of steps) {
    game.advance(state, written.step);
    if (game.sealed(state) !== NOBODY) sealed.push(written);
    else {
      known.push(...lastOfEach(sealed, viewer), written);
      sealed = [];
    }
  }
  return [...known, ...sealed.filter(({ step }) => step.do !== undefined && step.seat === viewer)];
}

const lastOfEach = (sealed: readonly Written[], viewer: Seat | 'table'): Written[] =>
  sealed.filter(({ step }, place) => {
    if (step.do === undefined || step.seat === viewer) return true;
    return !sealed.some((other, at) => at > place && other.step.do !== undefined && other.step.seat === step.seat);
  });
