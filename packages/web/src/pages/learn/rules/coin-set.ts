import { setCoin } from '../../../art/drawings.ts';
import { Trainer } from '../../../games/coin-set/trainer.tsx';
import words from '../../../words/en/learn-coin-set.json';
import { addWords } from '../../../words/t.ts';
import type { Chapter } from '../chapter.ts';
import examples from '../examples/coin-set.json';
import { type Figure, figureOf } from '../figures.ts';

addWords(words);

const setSide = (face: number): Figure => figureOf((size) => setCoin(face, size));

export const chapters: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'learn.coin-set.goal.title',
    blocks: [
      { kind: 'text', words: 'learn.coin-set.goal.idea' },
      { kind: 'text', words: 'learn.coin-set.goal.end' },
      {
        kind: 'table',
        label: 'learn.coin-set.goal.marks.label',
        head: ['learn.coin-set.goal.marks.head-1', 'learn.coin-set.goal.marks.head-2'],
        rows: [
          ['learn.coin-set.goal.marks.1-1', 'learn.coin-set.goal.marks.1-2'],
          ['learn.coin-set.goal.marks.2-1', 'learn.coin-set.goal.marks.2-2'],
          ['learn.coin-set.goal.marks.3-1', 'learn.coin-set.goal.marks.3-2'],
          ['learn.coin-set.goal.marks.4-1', 'learn.coin-set.goal.marks.4-2'],
        ],
      },
      {
        kind: 'faces',
        rows: [
          { figures: [setSide(0)], name: 'learn.coin-set.goal.debossed.name', words: 'learn.coin-set.goal.debossed' },
          { figures: [setSide(3)], name: 'learn.coin-set.goal.embossed.name', words: 'learn.coin-set.goal.embossed' },
          { figures: [setSide(6)], name: 'learn.coin-set.goal.ridged.name', words: 'learn.coin-set.goal.ridged' },
        ],
      },
    ],
  },
  {
    id: 'set-up',
    title: 'learn.coin-set.set-up.title',
    blocks: [
      { kind: 'text', words: 'learn.coin-set.set-up.coins' },
      { kind: 'text', words: 'learn.coin-set.set-up.deal' },
    ],
  },
  {
    id: 'sets',
    title: 'learn.coin-set.sets.title',
    blocks: [
      { kind: 'text', words: 'learn.coin-set.sets.rule' },
      { kind: 'coins', groups: [[setSide(0), setSide(49), setSide(71)]], words: 'learn.coin-set.sets.same' },
      { kind: 'coins', groups: [[setSide(22), setSide(42), setSide(59)]], words: 'learn.coin-set.sets.different' },
      { kind: 'coins', groups: [[setSide(58), setSide(69), setSide(71)]], words: 'learn.coin-set.sets.not' },
      { kind: 'heading', words: 'learn.coin-set.sets.jokers' },
      { kind: 'text', words: 'learn.coin-set.sets.jokers-text' },
      {
        kind: 'example',
        example: examples.joker,
        title: 'learn.coin-set.example.joker.title',
        words: 'learn.coin-set.example.joker',
      },
      {
        kind: 'example',
        example: examples['joker-not'],
        title: 'learn.coin-set.example.joker-not.title',
        words: 'learn.coin-set.example.joker-not',
      },
      { kind: 'heading', words: 'learn.coin-set.sets.trainer' },
      { kind: 'part', Part: Trainer },
    ],
  },
  {
    id: 'call',
    title: 'learn.coin-set.call.title',
    blocks: [
      { kind: 'text', words: 'learn.coin-set.call.call' },
      {
        kind: 'table',
        label: 'learn.coin-set.call.after.label',
        head: ['learn.coin-set.call.after.head-1', 'learn.coin-set.call.after.head-2'],
        rows: [
          ['learn.coin-set.call.after.1-1', 'learn.coin-set.call.after.1-2'],
          ['learn.coin-set.call.after.2-1', 'learn.coin-set.call.after.2-2'],
        ],
      },
      {
        kind: 'example',
        example: examples['not-a-set'],
        title: 'learn.coin-set.example.not-a-set.title',
        words: 'learn.coin-set.example.not-a-set',
      },
    ],
  },
  {
    id: 'no-set',
    title: 'learn.coin-set.no-set.title',
    blocks: [
      { kind: 'text', words: 'learn.coin-set.no-set.say' },
      { kind: 'text', words: 'learn.coin-set.no-set.clock' },
      { kind: 'note', words: 'learn.coin-set.no-set.tells' },
      {
        kind: 'example',
        example: examples.agree,
        title: 'learn.coin-set.example.agree.title',
        words: 'learn.coin-set.example.agree',
      },
    ],
  },
  {
    id: 'turning',
    title: 'learn.coin-set.turning.title',
    blocks: [
      { kind: 'text', words: 'learn.coin-set.turning.when' },
      {
        kind: 'steps',
        words: ['learn.coin-set.turning.order-1', 'learn.coin-set.turning.order-2', 'learn.coin-set.turning.order-3'],
      },
      { kind: 'text', words: 'learn.coin-set.turning.found' },
      {
        kind: 'example',
        example: examples.turning,
        title: 'learn.coin-set.example.turning.title',
        words: 'learn.coin-set.example.turning',
      },
    ],
  },
  {
    id: 'end',
    title: 'learn.coin-set.end.title',
    blocks: [
      {
        kind: 'points',
        words: ['learn.coin-set.end.ways-1', 'learn.coin-set.end.ways-2', 'learn.coin-set.end.ways-3'],
      },
    ],
  },
  { id: 'alone', title: 'learn.coin-set.alone.title', blocks: [{ kind: 'text', words: 'learn.coin-set.alone.clock' }] },
  {
    id: 'rulings',
    title: 'learn.coin-set.rulings.title',
    blocks: [
      { kind: 'text', words: 'learn.coin-set.rulings.intro' },
      {
        kind: 'rulings',
        rulings: [
          { number: 'S1', title: 'learn.coin-set.rulings.S1.title', words: 'learn.coin-set.rulings.S1' },
          { number: 'S2', title: 'learn.coin-set.rulings.S2.title', words: 'learn.coin-set.rulings.S2' },
          { number: 'S3', title: 'learn.coin-set.rulings.S3.title', words: 'learn.coin-set.rulings.S3' },
          { number: 'S4', title: 'learn.coin-set.rulings.S4.title', words: 'learn.coin-set.rulings.S4' },
          { number: 'S5', title: 'learn.coin-set.rulings.S5.title', words: 'learn.coin-set.rulings.S5' },
          { number: 'S6', title: 'learn.coin-set.rulings.S6.title', words: 'learn.coin-set.rulings.S6' },
          { number: 'S7', title: 'learn.coin-set.rulings.S7.title', words: 'learn.coin-set.rulings.S7' },
          { number: 'S8', title: 'learn.coin-set.rulings.S8.title', words: 'learn.coin-set.rulings.S8' },
          { number: 'S9', title: 'learn.coin-set.rulings.S9.title', words: 'learn.coin-set.rulings.S9' },
          { number: 'S10', title: 'learn.coin-set.rulings.S10.title', words: 'learn.coin-set.rulings.S10' },
          { number: 'S11', title: 'learn.coin-set.rulings.S11.title', words: 'learn.coin-set.rulings.S11' },
        ],
      },
    ],
  },
];
