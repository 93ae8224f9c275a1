import { readFileSync } from 'node:fs';
import { GAME_IDS, GAMES, type Json, Refusal, readRecord, replay, StepRefusal, stateJson } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import type { ExampleData } from '../../src/chapters/chapter.ts';
import { courseOf } from '../../src/pages/learn/example-course.ts';

interface Vector {
  readonly record: Json & { readonly seats: number; readonly options: Json; readonly steps: readonly Json[] };
  readonly states: readonly Json[];
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

const examplesOf = (game: string): Readonly<Record<string, ExampleData>> =>
  JSON.parse(read(`../../src/games/${game}/examples.json`));

const vectorOf = (game: string, name: string): Vector =>
  JSON.parse(read(`../../../rules/test/vectors/${game}/${name}.json`));

for (const game of GAME_IDS)
  describe(`examples of ${game}`, () => {
    for (const [id, example] of Object.entries(examplesOf(game))) {
      const { record, states } = vectorOf(game, example.vector);

      test(`${id} begins as the vector ${example.vector}`, () => {
        expect(example.seats).toBe(record.seats);
        expect(example.options).toEqual(record.options);
        expect(example.steps).toEqual(record.steps.slice(0, example.steps.length));
      });

      test(`${id} goes through the states of the vector ${example.vector}`, () => {
        const { seats, options, steps } = example;
        const read = readRecord({ format: 'pouch-record/1', game, seats, options, steps });
        if (read instanceof Refusal) throw new Error(read.reason);
        const reached: Json[] = [];
        for (const frame of replay(read)) {
          if (frame instanceof StepRefusal) throw new Error(frame.reason);
          reached.push(stateJson(read.game, frame.state));
        }
        expect(reached).toEqual(states.slice(0, steps.length + 1));
      });

      test(`${id} shows the table's views of those states, beat by beat`, () => {
        const { first, moments } = courseOf(GAMES[game], example);
        expect(example.beats.reduce((sum, steps) => sum + steps, 0)).toBe(moments.length);
        expect(moments.length).toBe(example.steps.length - example.from);
        expect(moments.map(({ number }) => number)).toEqual(moments.map((_, index) => index + 1));
        // What is hidden until the reveal aside, the table sees what the vector tells.
        const told = (view: unknown): unknown => stateJson(GAMES[game], view).awaits;
        expect([first, ...moments.map(({ view }) => view)].map(told)).toEqual(
          states.slice(example.from, example.steps.length + 1).map(({ awaits }) => awaits),
        );
      });
    }
  });
