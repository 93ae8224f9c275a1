import { koinz } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import examples from '../../src/games/koinz/examples.json' with { type: 'json' };
import { placeName } from '../../src/games/koinz/places.ts';
import type { Event, View } from '../../src/games/koinz/types.ts';
import { courseOf, examplePlayers } from '../../src/pages/learn/example-course.ts';
import words from '../../src/words/en/koinz.json';
import learn from '../../src/words/en/learn.json';
import rules from '../../src/words/en/learn-koinz.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => {
  addWords(words);
  addWords(learn);
});

const playedIn = (id: keyof typeof examples): { readonly events: readonly Event[]; readonly last: View } => {
  const { moments } = courseOf(koinz, examples[id]);
  return {
    events: moments.flatMap(({ events }) => events as readonly Event[]),
    last: moments.at(-1)?.view as View,
  };
};

const scoresIn = (id: keyof typeof examples) =>
  playedIn(id).events.flatMap((event) =>
    event.event === 'scored' ? [{ points: event.points, winner: event.winner }] : [],
  );

/** 'Lighthouse Bay: Ann 6, Ben 5, Cleo 4' */
const scoreWords = (surface: number, points: readonly number[]): string => {
  const names = examplePlayers(points.length).map(({ name }) => name);
  return `${placeName(1, surface)}: ${points.map((many, seat) => `${names[seat]} ${many}`).join(', ')}`;
};

describe('the examples of the printed rulebook', () => {
  test('three players choose 4 large, 3 medium, 6 small koinz and 1 surface', () => {
    const { events, last } = playedIn('choose');
    expect(events.map((event) => 'seat' in event && event.seat)).toEqual([0, 0, 1, 2, 0]);
    expect(last.kit).toEqual([4, 3, 6, 1]);
    expect(rules['learn.koinz.example.choose']).toContain('4 large, 3 medium and 6 small koinz, on 1 surface');
    expect(rules['learn.koinz.example.choose']).toContain('Ann, Ben, Cleo, then Ann again');
  });

  test('two surfaces are scored 6, 5, 4 and 3, 4, 4', () => {
    expect(scoresIn('score')).toEqual([
      { points: [6, 5, 4], winner: 0 },
      { points: [3, 4, 4], winner: null },
    ]);
    expect(playedIn('score').last.won).toEqual([1, 0, 0]);
    expect(rules['learn.koinz.example.score']).toContain(`${scoreWords(0, [6, 5, 4])}, so Ann wins it.`);
    expect(rules['learn.koinz.example.score']).toContain(
      `${scoreWords(1, [3, 4, 4])}, a tie for the most, so nobody wins it.`,
    );
  });

  test('[K7, K12] Ann forfeits three turns, and the third one ends the round', () => {
    const { events } = playedIn('score');
    const count = (wanted: Event['event'], seat: number): number =>
      events.filter((event) => event.event === wanted && 'seat' in event && event.seat === seat).length;
    expect(examples.score.options).toEqual({ hand: 'steady' });
    expect([0, 1, 2].map((seat) => count('forfeited', seat))).toEqual([3, 0, 0]);
    expect([0, 1, 2].map((seat) => count('fouled', seat))).toEqual([6, 0, 0]);
    expect([0, 1, 2].map((seat) => count('placed', seat) + count('stacked', seat))).toEqual([5, 7, 7]);
    expect(events.slice(-5).map(({ event }) => event)).toEqual([
      'fouled',
      'forfeited',
      'scored',
      'scored',
      'round-begun',
    ]);
  });
});

describe('the other examples', () => {
  test('covered koinz do not count: 3 to 1', () => {
    expect(scoresIn('stack')).toEqual([{ points: [3, 1], winner: 0 }]);
    expect(rules['learn.koinz.example.stack']).toContain('Ann wins 3 to 1');
  });

  test('Ben forfeits one turn, and stacks after a foul in the next', () => {
    expect(playedIn('fouls').events.map((event) => [event.event, 'seat' in event && event.seat])).toEqual([
      ['placed', 0],
      ['fouled', 1],
      ['fouled', 1],
      ['forfeited', 1],
      ['placed', 0],
      ['fouled', 1],
      ['stacked', 1],
    ]);
  });

  test('Ben and Cleo tie for the most', () => {
    const [score] = scoresIn('tie');
    expect(score?.winner).toBeNull();
    expect(score?.points.slice(1)).toEqual([6, 6]);
  });
});
