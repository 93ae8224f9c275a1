import { beforeAll, describe, expect, test } from 'vitest';
import { type Asking, askedWords } from '../../src/games/coin-set/asked.ts';
import type { View } from '../../src/games/coin-set/types.ts';
import words from '../../src/words/en/coin-set.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';
import { allAgree, COPPER_SET, call, played, players, point, toAll, toRobin, turn } from './played.ts';

beforeAll(() => {
  addWords(table);
  addWords(words);
});

/** Robin (seat 1) plays here unless it is said otherwise. */
const asked = (view: View, more: Partial<Asking> = {}) =>
  askedWords({
    view,
    mine: players(view.seats, [1]).filter(({ mine }) => mine),
    picked: [],
    names: toRobin,
    refusal: undefined,
    agreed: '',
    room: 'ample',
    calls: [],
    pointed: undefined,
    joker: 'known',
    ...more,
  });

const mine = (seats: number, ...seat: number[]) => players(seats, seat).filter((player) => player.mine);
const SHARED = { mine: mine(3, 0, 1), names: toAll };

const searching = played(3);
const turned = played(3, ...allAgree(3));
const turning = played(3, ...allAgree(3), ...allAgree(3));

describe('what is asked', () => {
  test('while everybody searches', () => {
    expect(asked(searching)).toMatchObject({ kind: 'asked', title: 'Find three coins that make a set' });
    expect(asked(searching).text).toMatch(/Call, then tap three coins/);
    expect(asked(searching, SHARED).text).toMatch(/Call with your own button, then tap/);
    expect(asked(searching, { room: 'scarce' }).text).toBe('Call, then tap three coins.');
    expect(asked(searching, { ...SHARED, room: 'scarce' }).text).toBe(
      'Call with your own button, then tap three coins.',
    );
  });

  test('when all coins were turned over, and while they are turned one by one', () => {
    expect(asked(turned)).toMatchObject({
      title: 'All coins turned over',
      text: 'When everyone agrees, Ann turns one coin.',
    });
    const single = played(3, ...allAgree(3), ...allAgree(3), turn(0, 3));
    expect(asked(single)).toMatchObject({ title: '1 of 10 turned', text: 'When everyone agrees, you turn one coin.' });
  });

  test('of who has called: how many coins are to go', () => {
    const pointing = played(3, call(1));
    expect(asked(pointing).title).toBe('You called: tap three coins');
    const texts = [[], [1], [1, 2], [1, 2, 3]].map((picked) => asked(pointing, { picked }).text);
    expect(texts).toEqual(['Three to go.', 'Two to go. Tap a coin again to undo.', 'One to go.', 'Three chosen.']);
    expect(asked(pointing, SHARED).title).toBe('Robin called: tap three coins');
  });

  test('of the others meanwhile: to wait', () => {
    expect(asked(played(3, call(2))).title).toBe('Bo called');
    expect(asked(played(3, call(2))).text).toMatch(/^Waiting for their pick/);
  });

  test('of the one who turns, and of the others', () => {
    expect(asked(turning).title).toBe('Ann is turning a coin');
    expect(asked(turning, { mine: mine(3, 0) }).title).toBe('Turn one coin');
    expect(asked(turning, SHARED).title).toBe('Ann, turn one coin');
  });

  test('while coins are dealt', () => {
    expect(asked(played(3, call(1), point(1, COPPER_SET))).text).toBe('New coins are coming.');
  });

  test('while the coins of somebody are seen one by one, though the game has gone on', () => {
    expect(asked(searching, { pointed: 2 })).toMatchObject({
      title: 'Bo called',
      text: 'These are the coins they picked.',
    });
    expect(asked(played(3, call(1)), { pointed: 2 }).title, 'but not over a new call').toMatch(/^You called/);
  });

  test('where room is scarce, who has agreed stands instead', () => {
    const agreed = '9 s left to call or agree.';
    expect(asked(searching, { agreed, room: 'scarce' })).toMatchObject({ title: 'No set?', text: agreed });
    expect(asked(searching, { agreed }).title).toBe('Find three coins that make a set');
  });
});

test('a joker is told about while it is on the table, to who is new to it', () => {
  const without = { ...searching, table: searching.table.slice(0, 9) };
  expect(asked(searching, { joker: 'told' }).text).toMatch(/^A joker counts as any shape, finish and number/);
  expect(asked(searching).text).toMatch(/^Metal, shape/);
  expect(asked(without, { joker: 'told' }).text).toMatch(/^Metal, shape/);
});

describe('[S3] calls at nearly the same time', () => {
  const calls = [
    { seat: 2, ms: 830 },
    { seat: 1, ms: 910 },
  ];

  test('whose call came second hears by how much, and that it costs nothing', () => {
    const second = asked(played(3, call(2)), { calls, refusal: 'Bo points' });
    expect(second.kind).toBe('refused');
    expect(second.text).toMatch(/^Bo was first: Bo 0\.83 s, .*0\.91 s\. It costs you nothing\.$/);
  });

  test('who was first hears it as well, and is not refused', () => {
    const first = asked(played(3, call(2)), { calls, mine: mine(3, 2), refusal: 'too late' });
    expect(first.kind).toBe('asked');
    expect(first.text).toMatch(/^You were first/);
  });

  test('a refused call without the others’ times names who was first', () => {
    expect(asked(played(3, call(2)), { refusal: 'Bo points' })).toMatchObject({
      kind: 'refused',
      text: 'Bo was first. It costs you nothing.',
    });
  });

  test('any other refusal is said as the rules say it', () => {
    expect(asked(searching, { refusal: 'wait 2 s after a failed call' })).toMatchObject({
      kind: 'refused',
      title: 'Find three coins that make a set',
      text: 'wait 2 s after a failed call',
    });
  });
});
