import {
  apply,
  everyone,
  type Game,
  has,
  isRace,
  NOBODY,
  play,
  Refusal,
  readRecord,
  replay,
  type Seat,
  type Step,
  StepRefusal,
  seatsIn,
  stateJson,
  type Viewer,
  whyNot,
  writeRecord,
} from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import { SETTINGS, type Setting, seeded } from './settings.js';
import { frozen } from './test-table.js';

const MOST_STEPS = 20_000;
/** Signs of a missing value in a sentence. */
const GARBLED = /undefined|NaN|null|\[object/;

interface Walked {
  readonly steps: readonly Step[];
  readonly states: readonly unknown[];
}

/** A random game, played step by step through `play` on frozen states. */
function walk({ game, seats, options }: Setting, number: number): Walked {
  const random = seeded(1, number);
  const states: unknown[] = [frozen(game.setup(seats, options))];
  const steps: Step[] = [];
  for (;;) {
    const state = states.at(-1);
    const turn = game.turn(state);
    if (turn.kind === 'over') return { steps, states };
    if (steps.length > MOST_STEPS) throw new Error('random play does not end');
    const step = frozen(turn.kind === 'chance' ? game.chance(state, random) : game.sample(state, random));
    const played = play(game, state, step);
    if (played instanceof Refusal) throw new Error(played.reason);
    states.push(frozen(played.state));
    steps.push(step);
  }
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

describe.each(SETTINGS)('$title', (setting) => {
  const { game, seats, options, laws } = setting;
  const walks = numbers(laws.games).map((number) => walk(setting, number));
  /** Every seventh state of all games. */
  const moments = walks.flatMap(({ states }, number) => states.filter((_, index) => (index + number) % 7 === 0));

  test('random play ends with winners', () => {
    for (const { states } of walks) {
      const turn = game.turn(states.at(-1));
      expect(turn.kind === 'over' && seatsIn(turn.winners).length > 0 && turn.scores.length === seats).toBe(true);
    }
  });

  test('a turn says what its phase is: secret or open, turns or a race', () => {
    const games = walks.slice(0, 20).flatMap(({ states }) => states);
    const seen = new Set<string>();
    for (const state of games) {
      const turn = game.turn(state);
      if (turn.kind !== 'decide') continue;
      const { phase, secret, order } = turn;
      expect({ secret, order }).toEqual(game.phases[phase]);
      // Only secret decisions are ever sealed, and a race needs the rules of its clock.
      if (!secret) expect(game.sealed(state)).toBe(NOBODY);
      seen.add(phase);
    }
    expect([...seen].filter((phase) => game.phases[phase] === undefined)).toEqual([]);
    expect(game.race !== undefined).toBe(isRace(game));
    expect((game.active(games.at(0)) & ~everyone(seats)) === NOBODY).toBe(true);
  });

  test('replaying the record gives the same states', () => {
    for (const { steps, states } of walks) {
      const record = readRecord(JSON.parse(JSON.stringify(writeRecord(game, seats, options, steps))));
      if (record instanceof Refusal) throw new Error(record.reason);
      let index = 0;
      for (const frame of replay(record)) {
        if (frame instanceof StepRefusal) throw new Error(frame.reason);
        same(frame.state, states[index++]);
      }
      expect(index).toBe(states.length);
    }
  });

  test('a state stored as JSON plays on like the state itself', () => {
    for (const { steps, states } of walks.slice(0, 40))
      for (const [index, step] of steps.entries()) {
        const restored = JSON.parse(JSON.stringify(states[index]));
        same(apply(game, restored, step).state, states[index + 1]);
      }
  });

  test('advance without events leads to the same state as apply', () => {
    for (const { steps, states } of walks) {
      const draft = game.setup(seats, options);
      for (const step of steps) game.advance(draft, step);
      expect(draft).toEqual(states.at(-1));
    }
  });

  test('every step has events, and every event has a sentence', () => {
    const name = (seat: Seat): string => `seat ${seat}`;
    for (const { steps, states } of walks.slice(0, 20))
      for (const [index, step] of steps.entries()) {
        const sentences = apply(game, states[index], step).events.map((event) => game.notation.narrate(event, name));
        if (sentences.length === 0) throw new Error(`no events: ${JSON.stringify(step)}`);
        for (const text of sentences) if (GARBLED.test(text)) expect(text).not.toMatch(GARBLED);
      }
  });

  test('steps stay the same when written and read', () => {
    for (const { steps } of walks)
      for (const step of steps) {
        const read = game.notation.readStep(game.notation.step(step));
        if (JSON.stringify(sorted(read)) !== JSON.stringify(sorted(step))) expect(read).toEqual(step);
      }
  });

  test('coins are conserved', () => {
    expect(moments.filter((state) => !laws.isConserved(stateJson(game, state) as never))).toEqual([]);
  });

  test('choices and check agree', () => {
    for (const state of moments.slice(0, 100)) agreeOnChoices(game, state, seats);
  });

  test('a view does not depend on what it hides', () => {
    const random = seeded(2);
    for (const state of moments)
      for (const viewer of [...numbers(seats), 'table'] as Viewer[]) {
        const other = laws.withOtherSecrets?.(state as never, viewer, random) ?? state;
        same(game.view(other, viewer), game.view(state, viewer));
      }
  });

  test('a seat sees more than a spectator exactly if it has a sealed decision', () => {
    for (const state of moments) {
      const sealed = game.sealed(state);
      const table = game.view(state, 'table');
      for (const seat of numbers(seats)) {
        if (has(sealed, seat)) expect(game.view(state, seat)).not.toEqual(table);
        else same(game.view(state, seat), table);
      }
      if (sealed === NOBODY) same(table, state);
    }
  });

  test('turn and check depend only on what the seat can see', () => {
    const random = seeded(3);
    for (const state of moments) {
      const turn = game.turn(state);
      if (turn.kind !== 'decide') continue;
      same(game.turn(game.view(state, 'table')), turn);
      for (const seat of seatsIn(turn.may)) {
        const view = game.view(state, seat);
        same(game.turn(view), turn);
        const decision = game.sample(view, random);
        same(game.check(view, { ...decision, seat }), game.check(state, { ...decision, seat }));
      }
    }
  });

  test('a refused step changes nothing', () => {
    const random = seeded(4);
    for (const { states, steps } of walks.slice(0, 10))
      for (const state of states) {
        const before = JSON.stringify(state);
        const step = steps[random.below(steps.length)] as Step;
        const refused = play(game, state, step) instanceof Refusal;
        same(refused, whyNot(game, state, step) !== undefined);
        if (JSON.stringify(state) !== before) expect(JSON.stringify(state)).toBe(before);
      }
  });
});

test('a random player points even if a call was made without a set', () => {
  const { game, options } = SETTINGS.find((each) => each.id === 'coin-set') as Setting;
  const coins = [0, 5, 14, 20].map((coin) => ({ coin, side: 'a' }));
  const dealt = { ...(game.setup(1, options) as object), toDeal: coins.length };
  const deal = game.notation.readStep({ chance: 'deal', coins }) as Step;
  const searching = apply(game, dealt, deal).state;
  expect(game.sample(searching, seeded(1))).toMatchObject({ do: 'agree' });
  const called = apply(game, searching, { do: 'call', seat: 0 }).state;
  expect(whyNot(game, called, game.sample(called, seeded(1)))).toBeUndefined();
});

const LISTED = 250;

/** Every listed choice is legal, and if the list is complete it has the sampled decision. */
function agreeOnChoices(game: Game, state: unknown, seats: number): void {
  const turn = game.turn(state);
  for (const seat of numbers(seats)) {
    const listed = new Set<string>();
    let all = true;
    for (const decision of game.choices(game.view(state, seat), seat)) {
      const reason = whyNot(game, state, decision);
      const written = JSON.stringify(sorted(decision));
      if (reason !== undefined || listed.has(written)) throw new Error(`${written}: ${reason ?? 'listed twice'}`);
      listed.add(written);
      if (listed.size === LISTED) {
        all = false;
        break;
      }
    }
    const mayDecide = turn.kind === 'decide' && seatsIn(turn.may).includes(seat);
    expect(listed.size > 0).toBe(mayDecide);
    if (!mayDecide || !all) continue;
    const drawn = game.sample(state, seeded(5, seat));
    if (drawn.seat === seat) expect(listed).toContain(JSON.stringify(sorted(drawn)));
  }
}

/** With the members in alphabetical order. */
const sorted = (value: object): object =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** Compares as JSON text first, which is fast; `toEqual` only explains a difference. */
function same(actual: unknown, expected: unknown): void {
  if (JSON.stringify(actual) !== JSON.stringify(expected)) expect(actual).toEqual(expected);
}
