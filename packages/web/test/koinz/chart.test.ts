import { koinz, koinzInternals } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import { chart } from '../../src/games/koinz/chart.ts';
import { figures } from '../../src/games/koinz/figures.ts';
import type { Event, Types, View } from '../../src/games/koinz/types.ts';
import type { Moment } from '../../src/table/source.ts';
import words from '../../src/words/en/koinz.json';
import { addWords } from '../../src/words/t.ts';
import { laying, names } from './tables.ts';

beforeAll(() => addWords(words));

const { LARGE, MEDIUM, pileOf, SMALL, withKoin } = koinzInternals;

const FIRST = koinz.setup(3, { variant: 'classic', hand: 'guided' });
const moment = (number: number, view: View, ...events: readonly Event[]): Moment<Types> => ({ number, events, view });
const scored = (surface: number, winner: number | null): Event => ({
  event: 'scored',
  surface,
  points: [3, 2, winner === null ? 3 : 0],
  winner,
});

describe('the chart', () => {
  const MOMENTS = [
    moment(1, FIRST, { event: 'first', seat: 0 }),
    moment(2, { ...FIRST, won: [1, 0, 1] }, scored(0, 0), scored(1, 2)),
    moment(3, { ...FIRST, won: [1, 0, 1] }, scored(0, null)),
  ];

  test('has a mark for the start and one for every round that was scored', () => {
    const { marks, values } = chart(MOMENTS, FIRST, names);
    expect(marks.map(({ moment: number }) => number)).toEqual([0, 2, 3]);
    expect(marks.slice(1).map(({ label }) => label)).toEqual(['1', '2']);
    expect(values).toEqual([
      [0, 1, 1],
      [0, 0, 0],
      [0, 1, 1],
    ]);
  });

  test('tells each round in words, all of its surfaces in one sign', () => {
    const { signs } = chart(MOMENTS, FIRST, names);
    expect(signs.map(({ sign }) => sign)).toEqual(['win', 'tie']);
    expect(signs[0]?.text).toMatch(/You won Lighthouse Bay.*Tallow won Red Mesa/);
    expect(signs[0]?.text).not.toContain('<b>');
  });

  test('[K8] has a goal, but not in sudden death', () => {
    expect(chart(MOMENTS, FIRST, names).goal).toBe(5);
    expect(chart(MOMENTS, { ...FIRST, variant: 'sudden-death' }, names).goal).toBeUndefined();
  });
});

describe('figures of a player', () => {
  const onMara = pileOf(30, 30, LARGE, 1);
  const before = laying({ surfaces: [[onMara, pileOf(80, 80, LARGE, 0)]] });
  const after = laying({ surfaces: [[withKoin(onMara, MEDIUM, 0), pileOf(80, 80, LARGE, 0)]] });
  const stacked = (seat: number, koin: number, pile: number): Event => ({
    event: 'stacked',
    seat,
    koin,
    surface: 0,
    pile,
  });
  const MOMENTS = [
    moment(1, before, { event: 'placed', seat: 0, koin: LARGE, surface: 0, x: 80, y: 80 }),
    moment(2, after, stacked(0, MEDIUM, 0)),
    moment(3, after, stacked(0, SMALL, 1), { event: 'passed-over', seat: 0 }),
    moment(4, after, stacked(2, SMALL, 0), { event: 'fouled', seat: 0, koin: LARGE, surface: 0, pile: 0 }),
    moment(5, after, scored(0, 0), { event: 'passed-over', seat: 1 }),
  ];
  const figuresOf = (seat: number, first: View = FIRST): Readonly<Record<string, string>> =>
    Object.fromEntries(figures(MOMENTS, first, seat));

  test('count what was laid, and what was stacked on others', () => {
    expect(figuresOf(0)).toMatchObject({ 'Koinz laid': '3', "Others' koinz covered": '1', 'Surfaces won': '1' });
    expect(figuresOf(2)).toMatchObject({ 'Koinz laid': '1', "Others' koinz covered": '1', 'Surfaces won': '0' });
  });

  test('count what others covered: the koin that was on top then', () => {
    expect(figuresOf(1)).toMatchObject({ 'Own koinz covered by others': '1', 'Times passed over': '1' });
    expect(figuresOf(0)).toMatchObject({ 'Own koinz covered by others': '1', 'Times passed over': '1' });
  });

  test('[K7] count fouls only where there can be any', () => {
    expect(figuresOf(0)).not.toHaveProperty('Fouls');
    expect(figuresOf(0, { ...FIRST, hand: 'steady' })).toMatchObject({ Fouls: '1' });
  });
});
