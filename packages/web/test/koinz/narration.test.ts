import { koinz, koinzInternals, NOBODY, type Seat, seatSet } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { dockOf } from '../../src/games/koinz/dock-state.ts';
import { goal, hurry, lastResult, narrate, skipTo } from '../../src/games/koinz/narration.ts';
import { scenes } from '../../src/games/koinz/scenes.ts';
import { type Show, still } from '../../src/games/koinz/show.ts';
import { tallyOf } from '../../src/games/koinz/tally.ts';
import type { Event, View } from '../../src/games/koinz/types.ts';
import words from '../../src/words/en/koinz.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';
import { laying, names } from './tables.ts';

beforeAll(() => {
  addWords(words);
  addWords(table);
});

const { LARGE, MEDIUM, pileOf, SMALL } = koinzInternals;

/** Robin has a large koin on the first surface; the second is tied, the third empty. */
const BEFORE = laying({
  surfaces: [[pileOf(30, 30, LARGE, 0)], [pileOf(30, 30, MEDIUM, 1), pileOf(80, 80, MEDIUM, 2)], []],
});
const ROBIN = { viewer: 0 as Seat, names };
const WATCHING = { viewer: 'table' as const, names: { ...names, isYou: () => false } };

const NEXT: View = { ...BEFORE, phase: 'choose', round: 2, first: 2, kit: [], surfaces: [], last: [0, null, null] };

/** What the stage says of these events, one after another. */
const told = (
  events: readonly Event[],
  view: View,
  before: View = BEFORE,
  reader: typeof ROBIN | typeof WATCHING = ROBIN,
) => scenes(before, { number: 1, events, view }, reader.viewer).map(({ show }) => narrate(show, view, reader));

const headlines = (...given: Parameters<typeof told>): readonly (string | undefined)[] =>
  told(...given).map((each) => each?.headline);

const SCORED: readonly Event[] = [
  { event: 'scored', surface: 0, points: [3, 0, 0], winner: 0 },
  { event: 'scored', surface: 1, points: [0, 2, 2], winner: null },
  { event: 'scored', surface: 2, points: [0, 0, 0], winner: null },
];
const BEGUN: Event = { event: 'round-begun', round: 2, seat: 2, playoff: false };

describe('a koin that is laid', () => {
  test('whose koin is covered, and what it changes', () => {
    const event: Event = { event: 'stacked', seat: 1, koin: MEDIUM, surface: 0, pile: 0 };
    expect(told([event], BEFORE)).toMatchObject([
      { headline: 'Mara covers your koin', why: 'Lighthouse Bay: Mara +2, you −3', lead: 1 },
    ]);
    expect(headlines([event], BEFORE, BEFORE, WATCHING)).toEqual(["Mara covers Robin's koin"]);
    expect(headlines([{ ...event, seat: 0 }], BEFORE)).toEqual(['You cover your own koin']);
  });

  test('a new one, with what it brings', () => {
    const event: Event = { event: 'placed', seat: 2, koin: SMALL, surface: 2, x: 60, y: 60 };
    expect(told([event], BEFORE)).toMatchObject([
      { headline: 'Tallow lays a small koin', why: 'Frost Market: Tallow +1', lead: 2 },
    ]);
  });

  test('[K7] a nudge is a foul, the second one costs the turn', () => {
    const fouled: Event = { event: 'fouled', seat: 1, koin: LARGE, surface: 0, pile: 0 };
    expect(told([fouled], BEFORE)).toMatchObject([{ headline: 'Mara nudges your koin', why: 'A foul. One more try.' }]);
    const again = told([fouled, { event: 'forfeited', seat: 1 }], BEFORE, { ...BEFORE, fouls: 1 });
    expect(again).toMatchObject([{ why: 'A second foul.' }, { headline: 'Mara loses the turn' }]);
  });

  test('[K5] there is no room for somebody', () => {
    const event: Event = { event: 'passed-over', seat: 2 };
    expect(headlines([event], BEFORE)).toEqual(['No room left for Tallow']);
  });
});

describe('a round that is scored', () => {
  test('[K8] surface by surface, then the score, then who goes first', () => {
    expect(headlines([...SCORED, BEGUN], NEXT)).toEqual([
      'Lighthouse Bay is yours, 3 to 0',
      'Red Mesa is tied: nobody wins it',
      'Frost Market is empty: nobody wins it',
      'You win 1 surface this round',
      'Tallow goes first in the next round',
    ]);
  });

  test('with the reasons, the score and the step', () => {
    expect(told([...SCORED, BEGUN], NEXT)).toMatchObject([
      { why: 'You now have 1 surface.', lead: 0, step: { number: 1, of: 4 } },
      { why: 'Mara and Tallow have 2 points each.', lead: 'none', step: { number: 2, of: 4 } },
      { step: { number: 3, of: 4 } },
      { why: 'Score: you 1, Mara 0, Tallow 0.', step: { number: 4, of: 4 } },
      { lead: 2 },
    ]);
  });

  test('for those who watch, too', () => {
    const [first, , , last] = told([...SCORED, BEGUN], NEXT, BEFORE, WATCHING);
    expect(first?.headline).toBe('Lighthouse Bay goes to Robin, 3 to 0');
    expect(last).toMatchObject({ headline: 'Round 1 is over', why: 'Score: Robin 1, Mara 0, Tallow 0.' });
  });

  test('[K10] in sudden death with who is out', () => {
    const before: View = { ...BEFORE, variant: 'sudden-death' };
    const events: readonly Event[] = [...SCORED, { event: 'out', seat: 0 }, { ...BEGUN, seat: 1 }];
    expect(told(events, { ...NEXT, variant: 'sudden-death' }, before).slice(3)).toMatchObject([
      { why: 'This round: you 1, Mara 0, Tallow 0.' },
      { headline: "You're out", why: 'Fewest surfaces this round.' },
      { headline: 'Mara goes first in the next round' },
    ]);
  });

  test('[K9] an extra round is announced', () => {
    const [headline] = headlines([...SCORED, { ...BEGUN, playoff: true }], NEXT).slice(-1);
    expect(headline).toBe('Tied for the lead: an extra round');
  });
});

describe('while somebody else decides', () => {
  const resting = (view: View, viewer: Seat | 'table' = 0) => narrate(still(view), view, { viewer, names });

  test('the stage says who, and nothing when the decision is mine', () => {
    expect(resting({ ...BEFORE, turn: 1 })?.headline).toBe("Mara's turn");
    expect(resting({ ...BEFORE, turn: 0 })).toBeUndefined();
    expect(resting({ ...BEFORE, turn: 0 }, 'table')?.headline).toBe("Robin's turn");
    expect(resting(NEXT)?.headline).toBe('Tallow chooses the number of large koinz');
  });

  test('who is out is told so', () => {
    expect(resting({ ...BEFORE, turn: 1, active: seatSet([1, 2]) })).toMatchObject({
      headline: "You're out",
      why: "Mara's turn",
    });
  });

  test('the next first player is not named before the round is scored', () => {
    const last: Event = { event: 'placed', seat: 1, koin: SMALL, surface: 2, x: 60, y: 60 };
    const all = told([last, ...SCORED, BEGUN], NEXT);
    const named = all.findIndex((each) => /first/.test(`${each?.headline} ${each?.why}`));
    expect(named).toBe(all.length - 1);
    expect(skipTo(NEXT, 2)).toBe('Skip to round 2');
  });
});

test('the goal is what the options say', () => {
  expect(goal(BEFORE)).toBe('First to 5 surfaces wins');
  expect(goal({ ...BEFORE, playoff: true })).toBe('Tied for the lead: get ahead to win');
  expect(goal({ ...BEFORE, variant: 'sudden-death' })).toBe("Win the fewest surfaces in a round and you're out");
});

describe('what the last round brought', () => {
  const after = (events: readonly Event[], view: View, reader: typeof ROBIN | typeof WATCHING = ROBIN) =>
    lastResult([{ number: 1, events, view }], reader);

  test('which surfaces one has won', () => {
    expect(after([...SCORED, BEGUN], NEXT)).toBe('Last round: you won Lighthouse Bay');
    expect(after([...SCORED, BEGUN], { ...NEXT, last: [0, 0, null] })).toBe(
      'Last round: you won Lighthouse Bay and Red Mesa',
    );
  });

  test('or the others', () => {
    expect(after([...SCORED, BEGUN], { ...NEXT, last: [1, null, 2] })).toBe(
      'Last round: Mara won Lighthouse Bay; Tallow won Frost Market',
    );
    expect(after([...SCORED, BEGUN], { ...NEXT, last: [null, null, null] })).toBe('Last round: nobody won a surface');
    expect(after([...SCORED, BEGUN], NEXT, WATCHING)).toBe('Last round: Robin won Lighthouse Bay');
  });

  test('stays until the first koin of the next round, and comes only after the score', () => {
    const chose: Event = { event: 'chose', seat: 2, part: 0, number: 3 };
    expect(after([chose], { ...NEXT, kit: [3] })).toBeDefined();
    const placed: Event = { event: 'placed', seat: 2, koin: SMALL, surface: 0, x: 60, y: 60 };
    expect(after([placed], { ...BEFORE, round: 2, last: [0, null, null] })).toBeUndefined();
    expect(after(SCORED.slice(0, 2), NEXT), 'it is still scored').toBeUndefined();
    expect(lastResult([], ROBIN)).toBeUndefined();
    expect(after([], koinz.setup(3, { variant: 'classic', hand: 'guided' }))).toBeUndefined();
  });
});

describe('the round in figures', () => {
  const shows = scenes(BEFORE, { number: 1, events: [...SCORED, BEGUN], view: NEXT }, 0).map(({ show }) => show);
  const winners = (show: Show | undefined) => show && tallyOf(show).rows.map(({ winner }) => winner);

  test('never knows more than has been told', () => {
    expect(shows.map(winners)).toEqual([
      [0, undefined, undefined],
      [0, null, undefined],
      [0, null, null],
      [0, null, null],
      [0, null, null],
    ]);
    expect(tallyOf(still(BEFORE)).rows.map(({ winner }) => winner)).toEqual([undefined, undefined, undefined]);
  });

  test('has the points of all, the surface that is told, and the running score', () => {
    const [first] = shows;
    if (first === undefined) throw new Error('nothing is shown');
    const { rows, won, seats } = tallyOf(first);
    expect(rows.map(({ points }) => points)).toEqual([
      [3, 0, 0],
      [0, 2, 2],
      [0, 0, 0],
    ]);
    expect(rows.map(({ state }) => state)).toEqual(['now', 'later', 'later']);
    expect(won).toEqual([1, 0, 0]);
    expect(seats).toEqual([0, 1, 2]);
  });
});

describe('what is in the place of the dock', () => {
  test('a decision, the hand, or the stage', () => {
    const choosing = still(NEXT);
    expect([true, false].map((due) => dockOf(choosing, 2, due))).toEqual(['choose', 'stage']);
    expect(dockOf(still(BEFORE), 0, false)).toBe('lay');
    expect(dockOf(still({ ...BEFORE, active: seatSet([1, 2]) }), 0, false)).toBe('stage');
    expect(dockOf({ ...still(BEFORE), stage: 'score' }, 0, false)).toBe('stage');
  });

  test('those who are out do not wait as long', () => {
    const out = { ...BEFORE, active: seatSet([1, 2]) };
    expect([hurry(BEFORE, 0), hurry(out, 'table'), hurry(out, 1)]).toEqual([1, 1, 1]);
    expect(hurry(out, 0)).toBe(3);
    expect(hurry({ ...out, active: NOBODY }, 'table')).toBe(1);
  });
});
