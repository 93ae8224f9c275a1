import { readdirSync, readFileSync } from 'node:fs';
import { type Json, Refusal, readRecord, replay, StepRefusal, stateJson } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { frozen } from './test-table.js';

interface Vector {
  readonly name: string;
  readonly why: string;
  readonly record: Json;
  readonly states: readonly Json[];
  readonly error_step?: number;
}

const folder = new URL('vectors/', import.meta.url);

for (const game of readdirSync(folder))
  describe(`vectors of ${game}`, () => {
    for (const file of readdirSync(new URL(`${game}/`, folder)).filter((name) => name.endsWith('.json'))) {
      const vector: Vector = JSON.parse(readFileSync(new URL(`${game}/${file}`, folder), 'utf8'));
      test(`${vector.name}: ${vector.why}`, () => {
        const record = readRecord(frozen(vector.record));
        if (record instanceof Refusal) throw new Error(record.reason);
        const states: Json[] = [];
        let refused: number | undefined;
        for (const frame of replay(record))
          if (frame instanceof StepRefusal) refused = frame.step;
          else states.push(stateJson(record.game, frozen(frame.state)));
        expect(states).toEqual(vector.states);
        expect(refused).toBe(vector.error_step);
      });
    }
  });
