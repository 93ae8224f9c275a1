import { type Game, type Json, Refusal, recordJson, type Seat, type Step } from '@pouch/rules';
import type { Change } from '../store/store.js';
import { recordHead } from './about.js';
import type { Entry } from './entries.js';
import { reveal } from './reveal.js';
import { gameOf, type Table } from './table.js';

interface LoggedStep {
  readonly step: Step;
  /** As it goes into the record. */
  readonly json: Json;
}

/** The game as a record: complete when it is over, until then without what the viewer may not know. */
export function recordOf(table: Table, changes: readonly Change[], viewer: Seat | 'table'): Json {
  const game = gameOf(table);
  const all = stepsOf(table, changes);
  const steps = table.phase === 'over' ? all.map(({ json }) => json) : knownTo(viewer, game, table, all);
  return recordJson(game, table.seats.length, table.options, steps, recordHead(table));
}

function stepsOf(table: Table, changes: readonly Change[]): LoggedStep[] {
  const { notation } = gameOf(table);
  return changes.flatMap(({ at, entries }) =>
    (JSON.parse(entries) as Entry[]).flatMap((entry) => {
      if (entry.what !== 'step') return [];
      const step = notation.readStep(entry.step);
      if (step instanceof Refusal) return [];
      const standIn = entry.by === 'late' || entry.by === 'left' ? { standIn: entry.by } : {};
      return [{ step, json: { ...entry.step, at: at - (table.startedAt ?? at), ...standIn } }];
    }),
  );
}

/** What is public, and what the viewer has sealed. */
function knownTo(viewer: Seat | 'table', game: Game, table: Table, steps: readonly LoggedStep[]): readonly Json[] {
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
