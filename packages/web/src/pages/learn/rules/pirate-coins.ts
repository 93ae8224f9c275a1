import type { PirateSide } from '@pouch/art';
import type { MetalName } from '@pouch/rules';
import { fortuneCoin, pirateCoin } from '../../../art/drawings.ts';
import words from '../../../words/en/learn-pirate-coins.json';
import { addWords } from '../../../words/t.ts';
import type { Chapter } from '../chapter.ts';
import examples from '../examples/pirate-coins.json';
import { type Figure, figureOf } from '../figures.ts';

addWords(words);

const pirate = (metal: MetalName, side: PirateSide): Figure => figureOf((size) => pirateCoin(metal, side, size));
const fortune = (metal: MetalName): Figure => figureOf((size) => fortuneCoin(metal, size));

export const chapters: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'learn.pirate.goal.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.goal.idea' },
      { kind: 'text', words: 'learn.pirate.goal.end' },
      {
        kind: 'faces',
        rows: [
          {
            figures: [pirate('copper', 'skull'), pirate('copper', 'monster')],
            name: 'learn.pirate.goal.copper.name',
            words: 'learn.pirate.goal.copper',
          },
          {
            figures: [pirate('silver', 'skull'), pirate('silver', 'monster')],
            name: 'learn.pirate.goal.silver.name',
            words: 'learn.pirate.goal.silver',
          },
          {
            figures: [pirate('gold', 'skull'), pirate('gold', 'monster')],
            name: 'learn.pirate.goal.gold.name',
            words: 'learn.pirate.goal.gold',
          },
        ],
      },
      { kind: 'text', words: 'learn.pirate.goal.sides' },
    ],
  },
  {
    id: 'set-up',
    title: 'learn.pirate.set-up.title',
    blocks: [
      { kind: 'points', words: ['learn.pirate.set-up.do-1', 'learn.pirate.set-up.do-2', 'learn.pirate.set-up.do-3'] },
      { kind: 'text', words: 'learn.pirate.set-up.open' },
      { kind: 'heading', words: 'learn.pirate.set-up.turn' },
      {
        kind: 'steps',
        words: [
          'learn.pirate.set-up.phases-1',
          'learn.pirate.set-up.phases-2',
          'learn.pirate.set-up.phases-3',
          'learn.pirate.set-up.phases-4',
          'learn.pirate.set-up.phases-5',
        ],
      },
      {
        kind: 'example',
        example: examples['first-turn'],
        title: 'learn.pirate.example.first-turn.title',
        words: 'learn.pirate.example.first-turn',
      },
    ],
  },
  {
    id: 'fortune',
    title: 'learn.pirate.fortune.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.fortune.draw' },
      {
        kind: 'faces',
        rows: [
          {
            figures: [fortune('copper')],
            name: 'learn.pirate.fortune.copper.name',
            words: 'learn.pirate.fortune.copper',
          },
          {
            figures: [fortune('silver')],
            name: 'learn.pirate.fortune.silver.name',
            words: 'learn.pirate.fortune.silver',
          },
          { figures: [fortune('gold')], name: 'learn.pirate.fortune.gold.name', words: 'learn.pirate.fortune.gold' },
        ],
      },
      { kind: 'text', words: 'learn.pirate.fortune.flip' },
    ],
  },
  {
    id: 'choose',
    title: 'learn.pirate.choose.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.choose.secret' },
      {
        kind: 'faces',
        rows: [
          {
            figures: [pirate('silver', 'monster')],
            name: 'learn.pirate.choose.plunder.name',
            words: 'learn.pirate.choose.plunder',
          },
          {
            figures: [pirate('silver', 'skull')],
            name: 'learn.pirate.choose.sally.name',
            words: 'learn.pirate.choose.sally',
          },
        ],
      },
    ],
  },
  {
    id: 'plunder',
    title: 'learn.pirate.plunder.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.plunder.who' },
      { kind: 'heading', words: 'learn.pirate.plunder.copper' },
      { kind: 'text', words: 'learn.pirate.plunder.owed' },
      { kind: 'text', words: 'learn.pirate.plunder.take' },
      {
        kind: 'table',
        label: 'learn.pirate.plunder.change.label',
        head: ['learn.pirate.plunder.change.head-1', 'learn.pirate.plunder.change.head-2'],
        rows: [
          ['learn.pirate.plunder.change.1-1', 'learn.pirate.plunder.change.1-2'],
          ['learn.pirate.plunder.change.2-1', 'learn.pirate.plunder.change.2-2'],
        ],
      },
      { kind: 'text', words: 'learn.pirate.plunder.no-change' },
      {
        kind: 'example',
        example: examples.copper,
        title: 'learn.pirate.example.copper.title',
        words: 'learn.pirate.example.copper',
      },
      { kind: 'heading', words: 'learn.pirate.plunder.silver' },
      { kind: 'text', words: 'learn.pirate.plunder.count' },
      {
        kind: 'example',
        example: examples.silver,
        title: 'learn.pirate.example.silver.title',
        words: 'learn.pirate.example.silver',
      },
      { kind: 'heading', words: 'learn.pirate.plunder.gold' },
      { kind: 'text', words: 'learn.pirate.plunder.alone' },
      {
        kind: 'example',
        example: examples.gold,
        title: 'learn.pirate.example.gold.title',
        words: 'learn.pirate.example.gold',
      },
    ],
  },
  {
    id: 'sally',
    title: 'learn.pirate.sally.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.sally.flip' },
      {
        kind: 'faces',
        rows: [
          {
            figures: [pirate('gold', 'skull')],
            name: 'learn.pirate.sally.skull.name',
            words: 'learn.pirate.sally.skull',
          },
          {
            figures: [pirate('gold', 'monster')],
            name: 'learn.pirate.sally.monster.name',
            words: 'learn.pirate.sally.monster',
          },
        ],
      },
      { kind: 'text', words: 'learn.pirate.sally.nobody' },
    ],
  },
  {
    id: 'attack',
    title: 'learn.pirate.attack.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.attack.three' },
      {
        kind: 'coins',
        groups: [[pirate('copper', 'monster'), pirate('copper', 'monster'), pirate('silver', 'monster')]],
        words: 'learn.pirate.attack.near',
      },
      {
        kind: 'example',
        example: examples.attack,
        title: 'learn.pirate.example.attack.title',
        words: 'learn.pirate.example.attack',
      },
    ],
  },
  {
    id: 'rounds',
    title: 'learn.pirate.rounds.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.rounds.begin' },
      { kind: 'text', words: 'learn.pirate.rounds.role' },
      { kind: 'text', words: 'learn.pirate.rounds.back' },
    ],
  },
  {
    id: 'end',
    title: 'learn.pirate.end.title',
    blocks: [
      { kind: 'points', words: ['learn.pirate.end.ways-1', 'learn.pirate.end.ways-2', 'learn.pirate.end.ways-3'] },
    ],
  },
  {
    id: 'rulings',
    title: 'learn.pirate.rulings.title',
    blocks: [
      { kind: 'text', words: 'learn.pirate.rulings.intro' },
      {
        kind: 'rulings',
        rulings: [
          { number: 'P1', title: 'learn.pirate.rulings.P1.title', words: 'learn.pirate.rulings.P1' },
          { number: 'P2', title: 'learn.pirate.rulings.P2.title', words: 'learn.pirate.rulings.P2' },
          { number: 'P3', title: 'learn.pirate.rulings.P3.title', words: 'learn.pirate.rulings.P3' },
          { number: 'P4', title: 'learn.pirate.rulings.P4.title', words: 'learn.pirate.rulings.P4' },
          { number: 'P5', title: 'learn.pirate.rulings.P5.title', words: 'learn.pirate.rulings.P5' },
          { number: 'P6', title: 'learn.pirate.rulings.P6.title', words: 'learn.pirate.rulings.P6' },
          { number: 'P7', title: 'learn.pirate.rulings.P7.title', words: 'learn.pirate.rulings.P7' },
          { number: 'P8', title: 'learn.pirate.rulings.P8.title', words: 'learn.pirate.rulings.P8' },
        ],
      },
    ],
  },
];
