import { koinz as game } from '@pouch/rules';
import { beforeAll, describe, expect, test } from 'vitest';
import examples from '../../src/games/koinz/examples.json' with { type: 'json' };
import { heading } from '../../src/games/koinz/heading.ts';
import { tell } from '../../src/games/koinz/log.ts';
import { scenes } from '../../src/games/koinz/scenes.ts';
import { type Show, still } from '../../src/games/koinz/show.ts';
import { examplePlayers } from '../../src/pages/learn/example-course.ts';
import { framesOf } from '../../src/pages/learn/example-frames.ts';
import type { AnyKit } from '../../src/table/kit.ts';
import { namesOf } from '../../src/table/names.ts';
import koinz from '../../src/words/en/koinz.json';
import learn from '../../src/words/en/learn.json';
import { addWords } from '../../src/words/t.ts';

beforeAll(() => {
  addWords(koinz);
  addWords(learn);
});

/** As much of the table of Koinz as an example asks for. */
const KIT = { game, heading, scenes, still, tell } as unknown as AnyKit;

const courseOf = (example: (typeof examples)[keyof typeof examples]) =>
  framesOf(KIT, example, namesOf(examplePlayers(example.seats)));

describe('an example of Koinz that ends a round', () => {
  const ending = Object.entries(examples).filter(([id]) => ['stack', 'score', 'tie'].includes(id));

  test.each(ending)('%s ends on the scored board, with all lines told', (_, example) => {
    const { frames, lines } = courseOf(example);
    const last = frames.at(-1);
    const show = last?.show as Show;
    expect(show.stage).toBe('score');
    expect(show.scores.length).toBeGreaterThan(0);
    expect(show.scores).not.toContain(undefined);
    expect(last?.told).toBe(lines.length);
  });
});

test('the lines of examples call places as the board does', () => {
  const texts = Object.values(examples).flatMap((example) => courseOf(example).lines.map(({ text }) => text));
  expect(texts.filter((text) => /surface \d/.test(text))).toEqual([]);
  expect(texts).toContain('Tied at 6 on Lighthouse Bay: nobody wins it.');
});
