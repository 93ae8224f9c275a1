import type { KoinSeat, KoinSize } from '@pouch/art';
import { koin } from '../../art/drawings.ts';
import type { Chapter } from '../../chapters/chapter.ts';
import type { Figure } from '../../chapters/figures.ts';
import { rulesWriter } from '../../chapters/writer.ts';
import words from '../../words/en/learn-koinz.json';
import { addWords } from '../../words/t.ts';
import examples from './examples.json';

addWords(words);

/** Koinz stay true to scale beside each other. */
const SCALES = { large: 1, medium: 14 / 19, small: 10 / 19 } as const satisfies Readonly<Record<KoinSize, number>>;

const koinz = (...pile: readonly (readonly [KoinSize, KoinSeat])[]): Figure => ({
  parts: pile.map(([size, seat], index) => ({
    draw: () => koin(size, seat, index < pile.length - 1),
    scale: SCALES[size],
  })),
});

const { chapter, coins, example, face, faces, heading, points, rulings, steps, table, text } = rulesWriter(
  'learn.koinz',
  words,
  examples,
);

export const chapters: readonly Chapter[] = [
  chapter(
    'goal',
    text('goal.idea'),
    text('goal.end'),
    faces(
      face('goal.large', koinz(['large', 0])),
      face('goal.medium', koinz(['medium', 1])),
      face('goal.small', koinz(['small', 2])),
    ),
    text('goal.tops'),
  ),
  chapter('set-up', points('set-up.do'), heading('set-up.round'), steps('set-up.phases')),
  chapter(
    'choose',
    text('choose.numbers'),
    table('choose.what'),
    table('choose.who'),
    text('choose.next'),
    example('choose'),
  ),
  chapter('lay', text('lay.turn'), points('lay.place'), example('touch'), heading('lay.must'), text('lay.must-text')),
  chapter(
    'stack',
    text('stack.larger'),
    coins(
      'stack.piles',
      [koinz(['large', 1], ['medium', 0])],
      [koinz(['large', 1], ['small', 0])],
      [koinz(['medium', 1], ['small', 0])],
      [koinz(['large', 1], ['medium', 0], ['small', 1])],
    ),
    text('stack.middle'),
    example('stack'),
  ),
  chapter(
    'fouls',
    text('fouls.rule'),
    points('fouls.what'),
    heading('fouls.screen'),
    text('fouls.two'),
    table('fouls.hands'),
    text('fouls.edge'),
    example('fouls'),
  ),
  chapter(
    'score',
    text('score.sum'),
    coins(
      'score.sum-example',
      [koinz(['large', 0]), koinz(['medium', 0])],
      [koinz(['large', 1]), koinz(['small', 1]), koinz(['small', 1])],
    ),
    example('score'),
    example('tie'),
  ),
  chapter('end', text('end.five'), text('end.extra')),
  chapter('variants', text('variants.sudden'), text('variants.steady')),
  chapter('rulings', text('rulings.intro'), rulings('K')),
];
