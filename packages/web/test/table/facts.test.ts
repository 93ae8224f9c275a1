import { NOBODY, only, seatSet, type Turn } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { coverOf } from '../../src/table/cover.ts';
import { dueOf, nameOfDue } from '../../src/table/due.ts';
import { factsOf } from '../../src/table/facts.ts';
import type { Snapshot } from '../../src/table/source.ts';
import type { Stage } from '../../src/table/stage.ts';
import { type MadeUp, MadeUpTable, type Show } from './made-up-table.ts';

const BIDDING = {
  kind: 'decide',
  phase: 'bid',
  secret: true,
  order: 'turns',
  may: seatSet([0, 1]),
  awaited: only(0),
} as const satisfies Turn;
const OVER: Turn = { kind: 'over', winners: only(1), scores: [1, 2], ending: 'over' };
const DRAW: Turn = { kind: 'chance', of: 'pouch' };

describe('what is due', () => {
  const due = (change: Partial<Parameters<typeof dueOf>[0]>) =>
    dueOf({ turn: BIDDING, viewer: 0, atRest: true, paused: false, ...change });

  test('is a decision of a seat that the game waits for', () => {
    expect(due({})).toBe('decision');
  });

  test('is a change of a decision while others still decide', () => {
    expect(due({ viewer: 1 })).toBe('change');
  });

  test.each([
    ['of a seat that has no say', { viewer: 2 }],
    ['of a spectator', { viewer: 'table' }],
    ['before the table rests', { atRest: false }],
    ['while the game is paused', { paused: true }],
    ['at the end', { turn: OVER }],
    ['while the pouch decides', { turn: DRAW }],
    ['when nobody is awaited and nothing can be changed', { turn: { ...BIDDING, may: NOBODY, awaited: NOBODY } }],
  ] as const)('is nothing %s', (_, change) => {
    expect(due(change)).toBe('nothing');
  });

  test('keeps its name as long as it is the same decision', () => {
    const name = (change: Partial<Parameters<typeof nameOfDue>[0]> = {}) =>
      nameOfDue({ turn: BIDDING, viewer: 0, round: 'Round 4', ...change });
    expect(name({ turn: { ...BIDDING, awaited: seatSet([0, 1]) } })).toBe(name());
    const others = [name({ round: 'Round 5' }), name({ viewer: 1 }), name({ turn: { ...BIDDING, phase: 'pay' } })];
    expect(new Set([name(), ...others]).size).toBe(4);
  });
});

describe('what covers the table', () => {
  const covered = (change: Partial<Snapshot<MadeUp>>, atRest = true) =>
    coverOf({ snapshot: { ...new MadeUpTable().snapshot, ...change }, atRest });
  const curtain = { next: 1, others: [0] };

  test('is nothing while somebody plays', () => {
    expect(covered({})).toEqual({ kind: 'none' });
  });

  test('is the curtain between two people, after they have seen what happened', () => {
    expect(covered({ curtain })).toEqual({ kind: 'curtain', curtain });
    expect(covered({ curtain }, false)).toEqual({ kind: 'none' });
  });

  test('is the pause, moving or not', () => {
    expect(covered({ paused: true })).toEqual({ kind: 'paused' });
    expect(covered({ paused: true }, false)).toEqual({ kind: 'paused' });
  });

  test('is first of all that another tab plays: nothing here is true any more', () => {
    expect(covered({ elsewhere: true, curtain, paused: true })).toEqual({ kind: 'elsewhere' });
    expect(covered({ elsewhere: true }, false)).toEqual({ kind: 'elsewhere' });
  });
});

describe('the facts of a table', () => {
  interface Change {
    readonly turn?: Turn;
    readonly race?: true;
    readonly canPause?: boolean;
    readonly snapshot?: Partial<Snapshot<MadeUp>>;
    readonly stage?: Partial<Stage<MadeUp, Show>>;
  }
  const facts = ({ turn = BIDDING, race, canPause = true, snapshot = {}, stage = {} }: Change) => {
    const base: Snapshot<MadeUp> = { ...new MadeUpTable().snapshot, viewer: 0, ...snapshot };
    const shown = { number: 0, seen: 0, told: 0, view: base.view, show: '', atRest: true, behind: 0, step: undefined };
    const game = { turn: () => turn, ...(race && { race: { call: 'call' } as never }) };
    return factsOf(game, { canPause }, { ...shown, snapshot: base, ...stage });
  };

  test('the seat is that of the viewer, and nobody behind the curtain', () => {
    expect(facts({}).seat).toBe(0);
    expect(facts({ snapshot: { viewer: 'table' } }).seat).toBeUndefined();
  });

  test('the end is the end when it has been seen', () => {
    expect(facts({ turn: OVER }).isOver).toBe(true);
    expect(facts({ turn: OVER, stage: { atRest: false } }).isOver).toBe(false);
    // A race is always at rest, also while it still shows the last call.
    expect(facts({ turn: OVER, race: true, stage: { behind: 1 } }).isOver).toBe(false);
    expect(facts({}).isOver).toBe(false);
  });

  test('the clock is that of the viewer, unless it is about a part of the table', () => {
    const clocks = { 0: { until: 5, total: 9 }, 1: { until: 6, total: 9 } };
    expect(facts({ snapshot: { clocks } }).clock).toBe(clocks[0]);
    expect(facts({ snapshot: { clocks, viewer: 'table' } }).clock).toBeUndefined();
    const pointing: Turn = { ...BIDDING, deadline: { clock: 'point', seconds: 3 } };
    expect(facts({ turn: pointing, snapshot: { clocks } }).clock).toBeUndefined();
    expect(facts({ turn: OVER, snapshot: { clocks } }).clock).toBeUndefined();
  });

  test('only a race on this device can pause, while somebody plays in it', () => {
    expect(facts({ race: true }).can.pause).toBe(true);
    expect(facts({}).can.pause).toBe(false);
    expect(facts({ race: true, canPause: false }).can.pause).toBe(false);
    expect(facts({ race: true, snapshot: { paused: true } }).can.pause).toBe(false);
    expect(facts({ race: true, snapshot: { viewer: 'table' } }).can.pause).toBe(false);
    expect(facts({ race: true, turn: OVER }).can.pause).toBe(false);
  });

  test('the curtain can be let down until the game is over', () => {
    expect(facts({ snapshot: { uncovered: true } }).can.cover).toBe(true);
    expect(facts({}).can.cover).toBe(false);
    expect(facts({ turn: OVER, snapshot: { uncovered: true } }).can.cover).toBe(false);
  });

  test('nothing is due before the table rests', () => {
    expect(facts({}).due).toBe('decision');
    expect(facts({ stage: { atRest: false } }).due).toBe('nothing');
  });
});
