import { coinSetInternals as internals } from '@pouch/rules';
import { describe, expect, test } from 'vitest';
import {
  type Acted,
  type Acting,
  type Action,
  act,
  coinsAct,
  FRESH,
  keyActions,
  pickedOf,
  type Situation,
  sendingOf,
} from '../../src/games/coin-set/acting.ts';
import { coinsOn, NO_SLOTS, nextSlots, plainSlots } from '../../src/games/coin-set/slots.ts';
import type { Decision, View } from '../../src/games/coin-set/types.ts';
import { agree, allAgree, COPPER_SET, call, coinAt, NO_SET, played, players, point, turn } from './played.ts';

const NOW = 10_000;

interface Wanted {
  readonly mine?: readonly number[];
  readonly number?: number;
  readonly barredUntil?: Readonly<Record<number, number>>;
  readonly pending?: Decision;
}

/** Robin (seat 1) plays here unless it is said otherwise. */
const at = (view: View, { mine = [1], number = 7, barredUntil = {}, pending }: Wanted = {}): Situation => ({
  view,
  snapshot: { number, players: players(view.seats, mine), barredUntil, ...(pending && { pending }) },
  slots: plainSlots(view),
});

/** What comes of several actions in a row, while the table stays as it is. */
function doing(situation: Situation, actions: readonly Action[], from: Acting = FRESH): Acted {
  let acted: Acted = { acting: from, decisions: [] };
  for (const action of actions) {
    const next = act(acted.acting, action, situation, NOW);
    acted = { acting: next.acting, decisions: [...acted.decisions, ...next.decisions] };
  }
  return acted;
}

const pressing = ({ view }: Situation, places: readonly number[]): readonly Action[] =>
  places.map((place) => ({ do: 'press', coin: coinAt(view, place) }));

const searching = played(3);
const pointing = played(3, call(1));
const someonePoints = played(3, call(0));
/** Ann turns first. */
const turning = played(3, ...allAgree(3), ...allAgree(3));
const robinTurns = played(3, ...allAgree(3), ...allAgree(3), turn(0, 2), ...allAgree(3));

describe('a call', () => {
  const robinCalls: Action = { do: 'call', seat: 1 };

  test('is sent while everybody searches, also by somebody who has agreed', () => {
    expect(doing(at(searching), [robinCalls]).decisions).toEqual([call(1)]);
    expect(doing(at(played(3, agree(1))), [robinCalls]).decisions).toEqual([call(1)]);
  });

  test('is not sent in any other phase', () => {
    const dealing = played(3, call(0), point(0, COPPER_SET));
    expect(dealing.phase).toBe('deal');
    for (const view of [dealing, pointing, someonePoints, turning])
      expect(doing(at(view), [robinCalls]).decisions).toEqual([]);
  });

  test('[S11] is not sent before the time after a failed call is over', () => {
    const failed = played(3, call(1), point(1, NO_SET));
    expect(doing(at(failed, { barredUntil: { 1: NOW + 1 } }), [robinCalls]).decisions).toEqual([]);
    expect(doing(at(failed, { barredUntil: { 1: NOW } }), [robinCalls]).decisions).toEqual([call(1)]);
    expect(doing(at(failed, { barredUntil: { 0: NOW + 9 } }), [robinCalls]).decisions, 'only that seat').toHaveLength(
      1,
    );
  });

  test('gets the focus again the next time, even if it was not sent', () => {
    const used = { ...FRESH, used: 'agree' } as const;
    expect(doing(at(turning), [robinCalls], used).acting.used).toBe('call');
  });
});

describe('no set', () => {
  test('is said by the one person of this device', () => {
    const { acting, decisions } = doing(at(searching), [{ do: 'agree' }]);
    expect(decisions).toEqual([agree(1)]);
    expect(acting.used).toBe('agree');
  });

  test('is said together by people who share a device, but by nobody twice', () => {
    const shared = { mine: [0, 2, 3] };
    expect(doing(at(played(4), shared), [{ do: 'agree' }]).decisions).toEqual([agree(0), agree(2), agree(3)]);
    expect(doing(at(played(4, agree(2)), shared), [{ do: 'agree' }]).decisions).toEqual([agree(0), agree(3)]);
    expect(doing(at(played(4, agree(0), agree(2), agree(3)), shared), [{ do: 'agree' }]).decisions).toEqual([]);
  });

  test('is not said while somebody points or turns', () => {
    for (const view of [pointing, turning]) expect(doing(at(view), [{ do: 'agree' }]).decisions).toEqual([]);
  });
});

describe('pointing', () => {
  test('the third coin decides, by places in the order of pointing', () => {
    const here = at(pointing);
    const two = doing(here, pressing(here, [6, 0]));
    expect(two.decisions).toEqual([]);
    expect(pickedOf(two.acting, here)).toEqual([coinAt(pointing, 6), coinAt(pointing, 0)]);
    expect(doing(here, pressing(here, [6, 0, 3])).decisions).toEqual([point(1, [6, 0, 3])]);
  });

  test('a coin is taken back by pressing it again', () => {
    const here = at(pointing);
    const { acting, decisions } = doing(here, pressing(here, [6, 0, 6]));
    expect(decisions).toEqual([]);
    expect(pickedOf(acting, here)).toEqual([coinAt(pointing, 0)]);
    expect(doing(here, pressing(here, [3, 6]), acting).decisions).toEqual([point(1, [0, 3, 6])]);
  });

  test('after the third coin nothing changes before the table answers', () => {
    const here = at(pointing);
    const { acting } = doing(here, pressing(here, [0, 3, 6]));
    const more = doing(here, pressing(here, [0, 9]), acting);
    expect(more).toEqual({ acting, decisions: [] });
  });

  test('all are taken back at once', () => {
    const here = at(pointing);
    const { acting } = doing(here, [...pressing(here, [0, 3]), { do: 'take-back' }]);
    expect(pickedOf(acting, here)).toEqual([]);
  });

  test('any other change of the table takes them back', () => {
    const here = at(pointing, { number: 7 });
    const { acting } = doing(here, pressing(here, [0, 3]));
    expect(pickedOf(acting, at(pointing, { number: 8 }))).toEqual([]);
    const later = doing(at(pointing, { number: 8 }), pressing(here, [9]), acting);
    expect(pickedOf(later.acting, at(pointing, { number: 8 }))).toEqual([coinAt(pointing, 9)]);
    expect(later.decisions, 'the two of before do not count').toEqual([]);
  });

  test('only who called points', () => {
    const here = at(someonePoints);
    expect(coinsAct(here)).toBe('none');
    expect(doing(here, pressing(here, [0, 3, 6]))).toEqual({ acting: FRESH, decisions: [] });
  });

  test('who shares the device points for whoever called there', () => {
    const here = at(someonePoints, { mine: [0, 1] });
    expect(coinsAct(here)).toBe('point');
    expect(doing(here, pressing(here, COPPER_SET)).decisions).toEqual([point(0, COPPER_SET)]);
  });

  test('without a call a coin nudges CALL and is not chosen', () => {
    const here = at(searching);
    const { acting, decisions } = doing(here, pressing(here, [0, 0]));
    expect(decisions).toEqual([]);
    expect(acting.nudged).toBe(2);
    expect(pickedOf(acting, here)).toEqual([]);
  });
});

describe('turning', () => {
  test('[S8] is for the one whose turn it is', () => {
    const here = at(turning);
    expect(coinsAct(here)).toBe('none');
    expect(doing(here, [...pressing(here, [4]), { do: 'turn-next' }])).toEqual({ acting: FRESH, decisions: [] });
    expect(coinsAct(at(turning, { mine: [0] }))).toBe('turn');
    expect(doing(at(turning, { mine: [0] }), pressing(here, [4])).decisions).toEqual([turn(0, 4)]);
  });

  test('a turned coin is not turned again', () => {
    const here = at(robinTurns);
    expect(doing(here, pressing(here, [2]))).toEqual({ acting: FRESH, decisions: [] });
    expect(doing(here, pressing(here, [3])).decisions).toEqual([turn(1, 3)]);
  });

  test('one key turns the next coin: the first on the screen that can be turned', () => {
    const firstThree = played(
      3,
      ...allAgree(3),
      ...allAgree(3),
      ...[0, 1].flatMap((place) => [turn(place, place), ...allAgree(3)]),
    );
    expect(doing(at(firstThree, { mine: [2] }), [{ do: 'turn-next' }]).decisions).toEqual([turn(2, 2)]);
    // Slots on the screen decide, not places by the rules.
    const here = at(robinTurns);
    const coins = coinsOn(robinTurns.table);
    const of = new Map(coins.map((coin, place) => [coin, coins.length - 1 - place]));
    expect(doing({ ...here, slots: { ...NO_SLOTS, of } }, [{ do: 'turn-next' }]).decisions).toEqual([turn(1, 9)]);
  });

  test('is mostly followed by no set, which gets the focus', () => {
    expect(doing(at(robinTurns), [{ do: 'turn-next' }]).acting.used).toBe('agree');
  });

  test('with every coin turned there is no next one', () => {
    const [turned = 0] = played(3, ...allAgree(3), ...allAgree(3), turn(0, 0)).table;
    const all = { ...robinTurns, table: [turned] };
    expect(internals.isTurned(turned)).toBe(true);
    expect(doing(at(all), [{ do: 'turn-next' }])).toEqual({ acting: FRESH, decisions: [] });
  });
});

describe('keys', () => {
  const keysOf = (situation: Situation, acting = FRESH): readonly string[] =>
    Object.keys(keyActions(acting, situation));

  test('coins have the keys of their slots, which stay when others leave', () => {
    const here = at(pointing);
    expect(keyActions(FRESH, here).q).toEqual({ do: 'press', coin: coinAt(pointing, 0) });
    expect(keyActions(FRESH, here).g).toEqual({ do: 'press', coin: coinAt(pointing, 9) });
    const taken = played(3, call(1), point(1, COPPER_SET));
    const slots = nextSlots(here.slots, coinsOn(taken.table));
    const later = keyActions(FRESH, { ...at(taken), slots });
    expect(later.q, 'nothing lies there').toBeUndefined();
    expect(later.w).toEqual({ do: 'press', coin: coinAt(pointing, 1) });
    expect(later.g).toEqual({ do: 'press', coin: coinAt(pointing, 9) });
  });

  test('coins beyond the keys have to be pressed themselves', () => {
    const of = new Map(Array.from({ length: 17 }, (_, slot) => [slot, slot]));
    const many = keysOf({ ...at(searching), slots: { ...NO_SLOTS, of } }).filter((key) => /^[a-z]$/.test(key));
    expect(many).toHaveLength(15 + 1);
  });

  test('the space bar calls where one person plays, while coins are dealt as well', () => {
    expect(keyActions(FRESH, at(searching)).Space).toEqual({ do: 'call', seat: 1 });
    expect(keysOf(at(played(3, call(0), point(0, COPPER_SET))))).toContain('Space');
    for (const view of [pointing, someonePoints, turning]) expect(keysOf(at(view))).not.toContain('Space');
  });

  test('people who share a device have their own numbers instead, up to eight', () => {
    const eight = keyActions(FRESH, at(played(8), { mine: [0, 1, 2, 3, 4, 5, 6, 7] }));
    expect(Object.keys(eight).filter((key) => /^\d$/.test(key))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    expect(eight['8']).toEqual({ do: 'call', seat: 7 });
    const two = keyActions(FRESH, at(played(4), { mine: [1, 3] }));
    expect(two).not.toHaveProperty('Space');
    expect(two['2']).toEqual({ do: 'call', seat: 1 });
    expect(two['4']).toEqual({ do: 'call', seat: 3 });
    expect(two).not.toHaveProperty('1');
  });

  test('Enter turns the next coin, when it is one of ours to turn', () => {
    expect(keyActions(FRESH, at(robinTurns)).Enter).toEqual({ do: 'turn-next' });
    for (const view of [turning, searching, pointing]) expect(keysOf(at(view))).not.toContain('Enter');
  });

  test('Escape takes coins back when there are any', () => {
    const here = at(pointing);
    expect(keysOf(here)).not.toContain('Escape');
    const { acting } = doing(here, pressing(here, [4]));
    expect(keyActions(acting, here).Escape).toEqual({ do: 'take-back' });
    expect(keysOf(at(pointing, { number: 8 }), acting)).not.toContain('Escape');
  });

  test('who only looks on has none to call with', () => {
    expect(keysOf(at(searching, { mine: [] })).filter((key) => key === 'Space' || /\d/.test(key))).toEqual([]);
  });
});

test('coins of a decision that is on its way', () => {
  expect(sendingOf(at(pointing, { pending: point(1, [0, 3, 6]) }))).toEqual(
    [0, 3, 6].map((place) => coinAt(pointing, place)),
  );
  expect(sendingOf(at(robinTurns, { pending: turn(1, 5) }))).toEqual([coinAt(robinTurns, 5)]);
  expect(sendingOf(at(searching, { pending: call(1) }))).toEqual([]);
  expect(sendingOf(at(searching))).toEqual([]);
  // The coins may be gone before the answer comes.
  expect(sendingOf(at({ ...pointing, table: pointing.table.slice(0, 4) }, { pending: point(1, [0, 3, 6]) }))).toEqual([
    coinAt(pointing, 0),
    coinAt(pointing, 3),
  ]);
});
