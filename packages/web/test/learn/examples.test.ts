import { readdirSync, readFileSync } from 'node:fs';
import { GAME_IDS, GAMES, type Json, Refusal, readRecord, replay, StepRefusal, stateJson } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import type { ExampleData } from '../../src/chapters/chapter.ts';
import { courseOf } from '../../src/pages/learn/example-course.ts';

interface Source {
  readonly record: Json & { readonly seats: number; readonly options: Json; readonly steps: readonly Json[] };
  readonly states: readonly Json[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const examplesOf = (game: string): Readonly<Record<string, ExampleData>> =>
  JSON.parse(read(`../../src/games/${game}/examples.json`));

const vectorOf = (game: string, name: string): Source =>
  JSON.parse(read(`../../../rules/test/vectors/${game}/${name}.json`));

const RULEBOOK = new URL('../../../rules/test/examples/', import.meta.url);

/** An example of a printed rulebook: a file by its name, or a line of several records by its id. */
function rulebookOf(name: string): Source {
  const records = readdirSync(RULEBOOK).flatMap((file) => {
    const text = readFileSync(new URL(file, RULEBOOK), 'utf8');
    if (file.endsWith('.json')) return [{ id: file.slice(0, -'.json'.length), record: JSON.parse(text) }];
    if (!file.endsWith('.jsonl')) return [];
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => JSON.parse(line)).map((record) => ({ id: record.id, record }));
  });
  const found = records.find(({ id }) => id === name);
  if (found === undefined) throw new Error(`no rulebook has an example "${name}"`);
  return { record: found.record, states: statesOf(found.record) };
}

/** The state before the first step and after each one. */
function statesOf(record: Json): readonly Json[] {
  const read = readRecord(record);
  if (read instanceof Refusal) throw new Error(read.reason);
  return [...replay(read)].map((frame) => {
    if (frame instanceof StepRefusal) throw new Error(frame.reason);
    return stateJson(read.game, frame.state);
  });
}

/** What an example is compared with. */
function sourceOf(game: string, id: string, { vector, rulebook, seats, options, steps }: ExampleData): Source {
  if (rulebook === undefined) return vectorOf(game, vector ?? id);
  if (typeof rulebook === 'string') return rulebookOf(rulebook);
  // Several in one game: its own record. The game's tests compare it with the rulebook's.
  const record = { format: 'pouch-record/1', game, seats, options, steps };
  return { record, states: statesOf(record) };
}

for (const game of GAME_IDS)
  describe(`examples of ${game}`, () => {
    for (const [id, example] of Object.entries(examplesOf(game))) {
      const { vector, rulebook } = example;
      const { record, states } = sourceOf(game, id, example);
      const source = rulebook === undefined ? `the vector ${vector}` : `the rulebook's example ${rulebook}`;

      test(`${id} begins as ${source}`, () => {
        expect(example.seats).toBe(record.seats);
        expect(example.options).toEqual(record.options);
        expect(example.steps).toEqual(record.steps.slice(0, example.steps.length));
      });

      test(`${id} goes through the states of ${source}`, () => {
        const { seats, options, steps } = example;
        const reached = statesOf({ format: 'pouch-record/1', game, seats, options, steps });
        expect(reached).toEqual(states.slice(0, steps.length + 1));
      });

      test(`${id} shows the table's views of those states, beat by beat`, () => {
        const { first, moments } = courseOf(GAMES[game], example);
        expect(example.beats.reduce((sum, steps) => sum + steps, 0)).toBe(moments.length);
        expect(moments.length).toBe(example.steps.length - example.from);
        expect(moments.map(({ number }) => number)).toEqual(moments.map((_, index) => index + 1));
        // What is hidden until the reveal aside, the table sees what the states tell.
        const told = (view: unknown): unknown => stateJson(GAMES[game], view).awaits;
        expect([first, ...moments.map(({ view }) => view)].map(told)).toEqual(
          states.slice(example.from, example.steps.length + 1).map(({ awaits }) => awaits),
        );
      });
    }
  });
