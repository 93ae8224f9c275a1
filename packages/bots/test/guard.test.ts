import { Worker } from 'node:worker_threads';
import { type Game, has, LEVELS, realmCoins, type Seat, streamSeed } from '@pouch/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../../../test-support/thorough.js';
import type { Bot } from '../src/bot.js';
import { guardedPlan } from '../src/guarded-plan.js';
import { answer, BOTS, decide, newMemory, observe, plan, simpleAnswer } from '../src/index.js';
import { deepFreeze, SETTINGS, type Setting, seeded } from './settings.js';

const FEW = 3;
/** The bots decide in every n-th position. */
const EVERY = amount(20, 7);

/** The views of all seats that may decide, over a game between random players. */
function* positions({ game, seats, options }: Setting, number: number): Generator<{ view: unknown; seat: Seat }> {
  const random = seeded(11, number);
  const state = game.setup(seats, options);
  for (;;) {
    const turn = game.turn(state);
    if (turn.kind === 'over') return;
    if (turn.kind === 'decide')
      for (let seat = 0; seat < seats; seat++)
        if (has(turn.may, seat)) yield { view: deepFreeze(game.view(state, seat)), seat };
    game.advance(state, turn.kind === 'chance' ? game.chance(state, random) : game.sample(state, random));
  }
}

describe.each(SETTINGS)('$title', (setting) => {
  const { game, id } = setting;

  test('every level makes legal decisions', () => {
    const random = seeded(3, setting.seats);
    let number = 0;
    for (const { view, seat } of positions(setting, setting.seats)) {
      if (number++ % EVERY !== 0) continue;
      const memory = observe(newMemory(id, seat), view, number);
      for (const level of LEVELS) {
        const planned = plan(view, memory, { level, random, iterations: FEW });
        expect(planned).toBeDefined();
        if (planned === undefined) continue;
        expect(planned.decision.seat).toBe(seat);
        expect(game.check(view, planned.decision)).toBeUndefined();
        expect(planned.after).toBeGreaterThanOrEqual(0);
      }
    }
    expect(number).toBeGreaterThan(0);
  });

  test('with a number of iterations the decision only depends on the random source', () => {
    for (const { view, seat } of positions(setting, 40)) {
      const memory = observe(newMemory(id, seat), view, 5);
      for (const level of LEVELS) {
        const think = (): unknown => plan(view, memory, { level, random: seeded(8, seat), iterations: FEW });
        expect(think()).toEqual(think());
      }
      break;
    }
  });

  test('without any search there is a legal decision for every seat that must decide', () => {
    let number = 0;
    for (const { view, seat } of positions(setting, 60)) {
      if (number++ % EVERY !== 0) continue;
      const turn = game.turn(view);
      if (turn.kind !== 'decide') continue;
      const planned = simpleAnswer({ view, memory: newMemory(id, seat), level: 'sharp', seed: streamSeed(6, number) });
      expect(planned !== undefined).toBe(has(turn.order === 'race' ? turn.awaited : turn.may, seat));
      if (planned !== undefined) expect(game.check(view, planned.decision)).toBeUndefined();
    }
  });

  test('a seat with nothing to decide gets no decision', () => {
    const state = game.setup(setting.seats, setting.options);
    const random = seeded(2);
    for (;;) {
      const turn = game.turn(state);
      for (let seat = 0; seat < setting.seats; seat++) {
        if (turn.kind === 'decide' && has(turn.may, seat)) continue;
        const view = game.view(state, seat);
        expect(decide(view, newMemory(id, seat), { level: 'fair', random, iterations: 1 })).toBeUndefined();
      }
      if (turn.kind === 'over') return;
      game.advance(state, turn.kind === 'chance' ? game.chance(state, random) : game.sample(state, random));
    }
  });
});

describe('damaged views', () => {
  const RUNS = Number(process.env.DAMAGED_VIEWS ?? amount(40, 150));

  test.each(SETTINGS.filter(({ game, seats }) => seats === game.seats.most))(
    '$title: no exception and no illegal decision',
    (setting) => {
      const { game, id } = setting;
      const seen = [...positions(setting, 5)].filter((_, index) => index % 10 === 0);
      const decideAbout = (view: unknown, seat: Seat, pick: number): void => {
        const thinking = { level: LEVELS[pick % 3] ?? 'easy', random: seeded(pick), iterations: 1 };
        const decision = decide(view, observe(newMemory(id, seat), view), thinking);
        if (decision !== undefined) expect(game.check(view, decision)).toBeUndefined();
      };
      const anyOf = (pick: number): { view: object; seat: Seat } =>
        seen[pick % seen.length] as { view: object; seat: Seat };

      // Replaces a member of the view, or the whole view, by anything.
      fc.assert(
        fc.property(fc.nat(), fc.anything(), (pick, value) => {
          const { view, seat } = anyOf(pick);
          const names = Object.keys(view);
          decideAbout({ ...view, [names[pick % names.length] ?? '']: value }, seat, pick);
          decideAbout(value, seat, pick);
        }),
        { numRuns: RUNS, seed: 4 },
      );

      // Replaces a number anywhere in the view.
      fc.assert(
        fc.property(fc.nat(), fc.nat(), fc.integer({ min: -2, max: 50_000 }), (pick, where, value) => {
          const { view, seat } = anyOf(pick);
          const strange = structuredClone(view);
          const places = numbersIn(strange);
          places[where % places.length]?.(value);
          decideAbout(strange, seat, pick);
        }),
        { numRuns: RUNS, seed: 5 },
      );
    },
  );

  /** Setters for all numbers in a value. */
  function numbersIn(value: object): ((to: number) => void)[] {
    const members = value as Record<string, unknown>;
    return Object.keys(members).flatMap((name) => {
      const member = members[name];
      if (typeof member === 'object' && member !== null) return numbersIn(member);
      if (typeof member !== 'number') return [];
      return [
        (to: number): void => {
          members[name] = to;
        },
      ];
    });
  }

  test('a failed search falls back to the simple decision, then to any legal one', () => {
    const game: Game = realmCoins as unknown as Game;
    const view = realmCoins.view(realmCoins.setup(2, {}), 0);
    const fails = (): never => {
      throw new Error('no idea');
    };
    const bot: Bot = { ...BOTS['realm-coins'], think: fails };
    const thinking = { level: 'sharp', random: seeded(1), iterations: 1 } as const;
    const simple = guardedPlan(bot, view, 0, null, thinking);
    expect(simple?.decision).toEqual(bot.simple(view, 0, seeded(1)));
    expect(simple?.fault).toMatch('no idea');
    const lost = guardedPlan({ ...bot, simple: fails }, view, 0, null, thinking);
    expect(lost !== undefined && game.check(view, lost.decision)).toBeUndefined();
    const cheat: Bot = { ...bot, think: () => ({ decision: { do: 'bid', seat: 1 }, after: 0 }) };
    expect(guardedPlan(cheat, view, 0, null, thinking)).toMatchObject({
      decision: { seat: 0 },
      fault: expect.stringMatching('not legal'),
    });
  });
});

describe('in other threads', () => {
  const state = realmCoins.setup(3, {});
  const question = {
    view: realmCoins.view(state, 1),
    memory: newMemory('realm-coins', 1),
    level: 'fair',
    iterations: 5,
    seed: streamSeed(5, 6),
  } as const;

  test('a worker thread gives the same answer', async () => {
    const { href } = new URL('../dist/thread.js', import.meta.url);
    const code = `import('${href}').then(({ default: answer }) => {
      const { parentPort, workerData } = require('node:worker_threads');
      parentPort.postMessage(answer(workerData));
    })`;
    const worker = new Worker(code, { eval: true, execArgv: [], workerData: question });
    const said = await new Promise((heard, failed) => worker.once('message', heard).once('error', failed));
    await worker.terminate();
    expect(said).toEqual(answer(question));
  });

  test('a malformed question gets no answer', () => {
    expect(answer({ ...question, level: 'genius' as never })).toBeUndefined();
    expect(answer({ ...question, memory: { ...question.memory, game: 'chess' as never } })).toBeUndefined();
  });
});
