import {
  GAMES,
  type Json,
  playout,
  Refusal,
  readRecord,
  replay,
  type Step,
  StepRefusal,
  stateJson,
  writeRecord,
} from '@pouch/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';
import { SETTINGS, type Setting, seeded } from './settings.js';

/** A valid record as JSON; a new copy for each call. */
function validRecord({ game, seats, options }: Setting, number: number): Record<string, unknown> {
  const steps: Step[] = [];
  playout(game, seats, options, seeded(7, number), (step) => steps.push(step));
  return JSON.parse(JSON.stringify(writeRecord(game, seats, options, steps)));
}

/** Reads and replays any input: it is refused with a reason, or all its states are valid. It never throws. */
function survives(value: unknown): void {
  const record = readRecord(value);
  if (record instanceof Refusal) {
    expect(record.reason).toMatch(/\S/);
    expect(record.reason.length).toBeLessThan(500);
    return;
  }
  let last: Json | undefined;
  let frames = 0;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) {
      expect(frame.step).toBe(frames - 1);
      expect(frame.reason).toMatch(/\S/);
      expect(frame.reason.length).toBeLessThan(500);
      expect(frame.reason).not.toMatch(/undefined|NaN/);
      break;
    }
    last = stateJson(record.game, frame.state);
    frames++;
  }
  expect(JSON.stringify(last)).not.toMatch(/undefined|NaN|-\d/);
}

/** Values that replace any member or item. */
const rubbish = fc.oneof(
  fc.constantFrom<unknown[]>(
    null,
    true,
    false,
    '',
    'bid',
    '__proto__',
    'constructor',
    -1,
    0,
    1,
    2,
    7,
    8,
    31,
    32,
    33,
    0.5,
    1e9,
    -1e9,
  ),
  fc.constantFrom<unknown[]>(
    2 ** 31,
    2 ** 32,
    2 ** 53,
    1e308,
    -0,
    [],
    {},
    [[]],
    [0, 1, 2],
    { copper: 1 },
    { peasant: 16, boar: 16 },
  ),
  fc.jsonValue(),
  fc.record({ seat: fc.integer(), do: fc.string(), chance: fc.string(), coins: fc.jsonValue() }, { requiredKeys: [] }),
);

type Container = Record<string, unknown> | unknown[];
type Damage = (at: Container, key: string, rubbish: unknown, other: number) => void;

const set = (at: Container, key: string, value: unknown): void => {
  Object.defineProperty(at, key, { value, writable: true, enumerable: true, configurable: true });
};

/** Ways to damage a member of an object or an item of a list. */
const DAMAGES: readonly Damage[] = [
  (at, key, value) => set(at, key, value),
  (at, key) => (Array.isArray(at) ? at.splice(Number(key), 1) : Reflect.deleteProperty(at, key)),
  (at, key) => set(at, key, typeof at[key as never] === 'number' ? String(at[key as never]) : [at[key as never]]),
  (at, key, _, other) =>
    set(at, key, typeof at[key as never] === 'number' ? (at[key as never] as number) + other : other),
  (at, key, value) => set(at, Array.isArray(at) ? String(at.length) : `${key}2`, value),
  (at, key, _, other) => {
    const keys = Object.keys(at);
    const swapped = keys[Math.abs(other) % keys.length] as string;
    const value = at[key as never];
    set(at, key, at[swapped as never]);
    set(at, swapped, value);
  },
];

/** Follows a path of indices down from the record and damages what is there. */
function damage(record: Container, path: readonly number[], how: number, value: unknown, other: number): void {
  let at = record;
  for (const [depth, step] of path.entries()) {
    const keys = Object.keys(at);
    if (keys.length === 0) return;
    const key = keys[step % keys.length] as string;
    const next = at[key as never] as unknown;
    if (depth === path.length - 1 || typeof next !== 'object' || next === null) {
      (DAMAGES[how % DAMAGES.length] as Damage)(at, key, value, other);
      return;
    }
    at = next as Container;
  }
}

const anyDamage = fc.record({
  path: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 5 }),
  how: fc.nat(DAMAGES.length - 1),
  value: rubbish,
  other: fc.integer({ min: -40, max: 40 }),
});

// Most damage is done to steps: a record with a damaged head is refused at once.
const stepDamage = anyDamage.map((each) => ({ ...each, inSteps: true }));

test.each(SETTINGS)('damaged records of $title are refused or replayed', (setting) => {
  const records = [0, 1, 2].map((number) => JSON.stringify(validRecord(setting, number)));
  fc.assert(
    fc.property(
      fc.nat(2),
      fc.array(fc.oneof({ weight: 4, arbitrary: stepDamage }, { weight: 1, arbitrary: anyDamage }), {
        minLength: 1,
        maxLength: 3,
      }),
      (number, damages) => {
        const record = JSON.parse(records[number] as string);
        for (const each of damages)
          damage(
            'inSteps' in each && Array.isArray(record.steps) ? record.steps : record,
            each.path,
            each.how,
            each.value,
            each.other,
          );
        survives(record);
      },
    ),
    { seed: 1, numRuns: amount(60, 200) },
  );
});

test('anything that is not a record is refused', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => survives(value)),
    { seed: 1, numRuns: amount(600, 2000) },
  );
  for (const game of Object.keys(GAMES))
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), fc.array(fc.jsonValue()), (seats, options, steps) =>
        survives({ format: 'pouch-record/1', game, seats, options, steps }),
      ),
      { seed: 1, numRuns: amount(150, 500) },
    );
});

test('huge and deeply nested input is refused quickly', () => {
  const deep = (open: string, close: string): unknown => JSON.parse(open.repeat(50_000) + close.repeat(50_000));
  const nests = [deep('[', ']'), JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`)];
  const long = 'x'.repeat(10_000_000);
  const many = Array.from({ length: 1_000_000 }, () => 0);
  for (const value of [...nests, long, many]) {
    survives(value);
    for (const game of Object.keys(GAMES)) {
      const head = { format: 'pouch-record/1', game, seats: 2, options: {} };
      survives({ ...head, game: value, steps: [] });
      survives({ ...head, seats: value, steps: [] });
      survives({ ...head, options: value, steps: [] });
      survives({ ...head, options: { variant: value, hand: value, pointSeconds: value }, steps: [] });
      survives({ ...head, steps: value });
      survives({ ...head, steps: [value] });
      for (const member of ['seat', 'do', 'chance', 'clock', 'coins', 'coin', 'side', 'large', 'places', 'take'])
        for (const base of [{ chance: 'deal' }, { chance: 'stack' }, { chance: 'first' }, { seat: 0, do: 'bid' }])
          survives({ ...head, steps: [{ ...base, [member]: value }] });
    }
  }
});
