import type { KoinSeat, KoinSize } from '@pouch/art';
import { koin } from '../../../art/drawings.ts';
import words from '../../../words/en/learn-koinz.json';
import { addWords } from '../../../words/t.ts';
import type { Chapter } from '../chapter.ts';
import examples from '../examples/koinz.json';
import type { Figure } from '../figures.ts';

addWords(words);

/** Koinz stay true to scale beside each other. */
const SCALES = { large: 1, medium: 14 / 19, small: 10 / 19 } as const satisfies Readonly<Record<KoinSize, number>>;

const koinz = (...pile: readonly (readonly [KoinSize, KoinSeat])[]): Figure => ({
  parts: pile.map(([size, seat], index) => ({
    draw: () => koin(size, seat, index < pile.length - 1),
    scale: SCALES[size],
  })),
});

export const chapters: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'learn.koinz.goal.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.goal.idea' },
      { kind: 'text', words: 'learn.koinz.goal.end' },
      {
        kind: 'faces',
        rows: [
          { figures: [koinz(['large', 0])], name: 'learn.koinz.goal.large.name', words: 'learn.koinz.goal.large' },
          { figures: [koinz(['medium', 1])], name: 'learn.koinz.goal.medium.name', words: 'learn.koinz.goal.medium' },
          { figures: [koinz(['small', 2])], name: 'learn.koinz.goal.small.name', words: 'learn.koinz.goal.small' },
        ],
      },
      { kind: 'text', words: 'learn.koinz.goal.tops' },
    ],
  },
  {
    id: 'set-up',
    title: 'learn.koinz.set-up.title',
    blocks: [
      { kind: 'points', words: ['learn.koinz.set-up.do-1', 'learn.koinz.set-up.do-2', 'learn.koinz.set-up.do-3'] },
      { kind: 'heading', words: 'learn.koinz.set-up.round' },
      {
        kind: 'steps',
        words: ['learn.koinz.set-up.phases-1', 'learn.koinz.set-up.phases-2', 'learn.koinz.set-up.phases-3'],
      },
    ],
  },
  {
    id: 'choose',
    title: 'learn.koinz.choose.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.choose.numbers' },
      {
        kind: 'table',
        label: 'learn.koinz.choose.what.label',
        head: ['learn.koinz.choose.what.head-1', 'learn.koinz.choose.what.head-2', 'learn.koinz.choose.what.head-3'],
        rows: [
          ['learn.koinz.choose.what.1-1', 'learn.koinz.choose.what.1-2', 'learn.koinz.choose.what.1-3'],
          ['learn.koinz.choose.what.2-1', 'learn.koinz.choose.what.2-2', 'learn.koinz.choose.what.2-3'],
          ['learn.koinz.choose.what.3-1', 'learn.koinz.choose.what.3-2', 'learn.koinz.choose.what.3-3'],
          ['learn.koinz.choose.what.4-1', 'learn.koinz.choose.what.4-2', 'learn.koinz.choose.what.4-3'],
        ],
      },
      {
        kind: 'table',
        label: 'learn.koinz.choose.who.label',
        head: [
          'learn.koinz.choose.who.head-1',
          'learn.koinz.choose.who.head-2',
          'learn.koinz.choose.who.head-3',
          'learn.koinz.choose.who.head-4',
          'learn.koinz.choose.who.head-5',
        ],
        rows: [
          [
            'learn.koinz.choose.who.1-1',
            'learn.koinz.choose.who.1-2',
            'learn.koinz.choose.who.1-3',
            'learn.koinz.choose.who.1-4',
            'learn.koinz.choose.who.1-5',
          ],
          [
            'learn.koinz.choose.who.2-1',
            'learn.koinz.choose.who.2-2',
            'learn.koinz.choose.who.2-3',
            'learn.koinz.choose.who.2-4',
            'learn.koinz.choose.who.2-5',
          ],
          [
            'learn.koinz.choose.who.3-1',
            'learn.koinz.choose.who.3-2',
            'learn.koinz.choose.who.3-3',
            'learn.koinz.choose.who.3-4',
            'learn.koinz.choose.who.3-5',
          ],
        ],
      },
      { kind: 'text', words: 'learn.koinz.choose.next' },
      {
        kind: 'example',
        example: examples.choose,
        title: 'learn.koinz.example.choose.title',
        words: 'learn.koinz.example.choose',
      },
    ],
  },
  {
    id: 'lay',
    title: 'learn.koinz.lay.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.lay.turn' },
      { kind: 'points', words: ['learn.koinz.lay.place-1', 'learn.koinz.lay.place-2'] },
      {
        kind: 'example',
        example: examples.touch,
        title: 'learn.koinz.example.touch.title',
        words: 'learn.koinz.example.touch',
      },
      { kind: 'heading', words: 'learn.koinz.lay.must' },
      { kind: 'text', words: 'learn.koinz.lay.must-text' },
    ],
  },
  {
    id: 'stack',
    title: 'learn.koinz.stack.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.stack.larger' },
      {
        kind: 'coins',
        groups: [
          [koinz(['large', 1], ['medium', 0])],
          [koinz(['large', 1], ['small', 0])],
          [koinz(['medium', 1], ['small', 0])],
          [koinz(['large', 1], ['medium', 0], ['small', 1])],
        ],
        words: 'learn.koinz.stack.piles',
      },
      { kind: 'text', words: 'learn.koinz.stack.middle' },
      {
        kind: 'example',
        example: examples.stack,
        title: 'learn.koinz.example.stack.title',
        words: 'learn.koinz.example.stack',
      },
    ],
  },
  {
    id: 'fouls',
    title: 'learn.koinz.fouls.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.fouls.two' },
      {
        kind: 'table',
        label: 'learn.koinz.fouls.hands.label',
        head: ['learn.koinz.fouls.hands.head-1', 'learn.koinz.fouls.hands.head-2'],
        rows: [
          ['learn.koinz.fouls.hands.1-1', 'learn.koinz.fouls.hands.1-2'],
          ['learn.koinz.fouls.hands.2-1', 'learn.koinz.fouls.hands.2-2'],
        ],
      },
      { kind: 'text', words: 'learn.koinz.fouls.second' },
      {
        kind: 'example',
        example: examples.fouls,
        title: 'learn.koinz.example.fouls.title',
        words: 'learn.koinz.example.fouls',
      },
    ],
  },
  {
    id: 'score',
    title: 'learn.koinz.score.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.score.sum' },
      {
        kind: 'coins',
        groups: [
          [koinz(['large', 0]), koinz(['medium', 0])],
          [koinz(['large', 1]), koinz(['small', 1]), koinz(['small', 1])],
        ],
        words: 'learn.koinz.score.sum-example',
      },
      {
        kind: 'example',
        example: examples.tie,
        title: 'learn.koinz.example.tie.title',
        words: 'learn.koinz.example.tie',
      },
    ],
  },
  {
    id: 'end',
    title: 'learn.koinz.end.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.end.five' },
      { kind: 'text', words: 'learn.koinz.end.extra' },
    ],
  },
  {
    id: 'variants',
    title: 'learn.koinz.variants.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.variants.sudden' },
      { kind: 'text', words: 'learn.koinz.variants.steady' },
    ],
  },
  {
    id: 'rulings',
    title: 'learn.koinz.rulings.title',
    blocks: [
      { kind: 'text', words: 'learn.koinz.rulings.intro' },
      {
        kind: 'rulings',
        rulings: [
          { number: 'K1', title: 'learn.koinz.rulings.K1.title', words: 'learn.koinz.rulings.K1' },
          { number: 'K2', title: 'learn.koinz.rulings.K2.title', words: 'learn.koinz.rulings.K2' },
          { number: 'K3', title: 'learn.koinz.rulings.K3.title', words: 'learn.koinz.rulings.K3' },
          { number: 'K4', title: 'learn.koinz.rulings.K4.title', words: 'learn.koinz.rulings.K4' },
          { number: 'K5', title: 'learn.koinz.rulings.K5.title', words: 'learn.koinz.rulings.K5' },
          { number: 'K6', title: 'learn.koinz.rulings.K6.title', words: 'learn.koinz.rulings.K6' },
          { number: 'K7', title: 'learn.koinz.rulings.K7.title', words: 'learn.koinz.rulings.K7' },
          { number: 'K8', title: 'learn.koinz.rulings.K8.title', words: 'learn.koinz.rulings.K8' },
          { number: 'K9', title: 'learn.koinz.rulings.K9.title', words: 'learn.koinz.rulings.K9' },
          { number: 'K10', title: 'learn.koinz.rulings.K10.title', words: 'learn.koinz.rulings.K10' },
          { number: 'K11', title: 'learn.koinz.rulings.K11.title', words: 'learn.koinz.rulings.K11' },
          { number: 'K12', title: 'learn.koinz.rulings.K12.title', words: 'learn.koinz.rulings.K12' },
        ],
      },
    ],
  },
];
