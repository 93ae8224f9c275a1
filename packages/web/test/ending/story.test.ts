import { beforeAll, describe, expect, test } from 'vitest';
import { headlineOf, placeWords } from '../../src/pages/ending/headline.ts';
import { metalOfPlace, subjectOf } from '../../src/pages/ending/placings.ts';
import { type StoryInput, storyOf } from '../../src/pages/ending/story.ts';
import { type Rank, standingOf } from '../../src/replay/standing.ts';
import type { Names } from '../../src/table/kit.ts';
import words from '../../src/words/en/ending.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => addWords(words));

const NAMES = ['Robin', 'Ines', 'Jonah', 'Mara'];
const you = (seat: number): Names => ({ of: (each) => NAMES[each] ?? '', isYou: (each) => each === seat });
const nobody: Names = { of: (seat) => NAMES[seat] ?? '', isYou: () => false };

const ranks = (scores: readonly number[], winners: readonly number[]): readonly Rank[] =>
  standingOf(
    { kind: 'over', winners: winners.reduce((set, seat) => set | (1 << seat), 0), scores, ending: '' },
    scores,
  );

describe('the headline', () => {
  const won = ranks([42, 39, 35], [0]);

  test('my own result first, with the score to beat', () => {
    expect(headlineOf(won, you(0), 'told')).toBe('You win, 42 to 39');
    expect(headlineOf(won, you(1), 'told')).toBe('You came 2nd, 39 to 42');
    expect(headlineOf(won, you(2), 'told')).toBe('You came 3rd, 35 to 42');
    expect(headlineOf(won, nobody, 'told')).toBe('Robin wins, 42 to 39');
  });

  test('a shared win', () => {
    const shared = ranks([41, 41, 30], [0, 1]);
    expect(headlineOf(shared, you(1), 'told')).toBe('You share the win at 41');
    expect(headlineOf(shared, you(2), 'told')).toBe('You came 3rd, 30 to 41');
    expect(headlineOf(shared, nobody, 'told')).toBe('Robin and Ines share the win at 41');
    expect(placeWords(subjectOf(shared, you(1)), shared)).toBe('Shared first place');
  });

  test('without scores that count', () => {
    expect(headlineOf(won, you(0), 'untold')).toBe('You win');
    expect(headlineOf(won, you(2), 'untold')).toBe('You came 3rd');
    expect(headlineOf(won, nobody, 'untold')).toBe('Robin wins');
  });

  test('places have their metals, as far as there are metals', () => {
    expect([1, 2, 3, 4].map(metalOfPlace)).toEqual(['gold', 'silver', 'copper', undefined]);
    expect(placeWords(subjectOf(won, you(1)), won)).toBe('Second place');
    expect(subjectOf(won, nobody)?.seat, 'who watches sees the winner').toBe(0);
  });
});

/** Lines by seat, from the set-up on; the highest at the end wins. */
function story(lines: readonly (readonly number[])[], names: Names, more: Partial<StoryInput> = {}): string {
  const ends = lines.map((line) => line.at(-1) ?? 0);
  const best = Math.max(...ends);
  return storyOf({
    chart: { marks: (lines[0] ?? []).map((_, mark) => ({ label: String(mark), moment: mark })), values: lines },
    placings: ranks(
      ends,
      ends.flatMap((end, seat) => (end === best ? [seat] : [])),
    ),
    names,
    ending: { scale: { behind: 6, close: 3 }, markWords: (label) => `after round ${label}` },
    tieBreak: undefined,
    why: 'Somebody reached 40.',
    scores: 'told',
    ...more,
  });
}

describe('the story', () => {
  const BEHIND = [
    [23, 29, 30, 28, 28, 29, 31, 34, 42],
    [23, 28, 29, 30, 38, 36, 36, 29, 35],
  ];

  test('a tie-break comes before all else', () => {
    const tieBreak = 'Tied on value and gold; Ines wins on silver, 1–0.';
    expect(story(BEHIND, you(0), { tieBreak })).toBe(tieBreak);
  });

  test('came from behind: how far, and when', () => {
    expect(story(BEHIND, you(0))).toBe('You were 10 behind after round 4. Somebody reached 40.');
    expect(story(BEHIND, you(1))).toBe('Robin was 10 behind after round 4. Somebody reached 40.');
  });

  const CLOSE = [
    [20, 26, 30, 33, 36, 42],
    [20, 20, 21, 22, 33, 34],
  ];

  test('was close after the middle', () => {
    expect(story(CLOSE, you(1))).toBe('Somebody reached 40. You were 3 behind after round 4.');
    expect(story(CLOSE, you(0))).toBe('Somebody reached 40. Ines was 3 behind after round 4.');
  });

  test('led in the middle', () => {
    const led = [
      [20, 26, 30, 34, 38, 42],
      [20, 20, 21, 22, 23, 24],
    ];
    expect(story(led, you(0))).toBe('Somebody reached 40. You led by 9 at half-time.');
    expect(story(led, you(1))).toBe('Somebody reached 40. Robin led by 9 at half-time.');
  });

  test('else why it ended; and nothing about points where they do not count', () => {
    expect(
      story(
        [
          [20, 42],
          [20, 30],
        ],
        you(0),
      ),
    ).toBe('Somebody reached 40.');
    expect(story(BEHIND, you(0), { scores: 'untold' })).toBe('Somebody reached 40.');
    expect(story([[0, 3, 6]], you(0))).toBe('Somebody reached 40.');
  });
});
