import type { RealmFaceName } from '@pouch/art';
import { realmCoin } from '../../../art/drawings.ts';
import words from '../../../words/en/learn-realm-coins.json';
import { addWords } from '../../../words/t.ts';
import type { Chapter } from '../chapter.ts';
import examples from '../examples/realm-coins.json';
import { type Figure, figureOf } from '../figures.ts';

addWords(words);

const realm = (face: RealmFaceName): Figure => figureOf((size) => realmCoin(face, size));

export const chapters: readonly Chapter[] = [
  {
    id: 'goal',
    title: 'learn.realm.goal.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.goal.idea' },
      { kind: 'text', words: 'learn.realm.goal.twist' },
      { kind: 'text', words: 'learn.realm.goal.end' },
      {
        kind: 'faces',
        rows: [
          {
            figures: [realm('peasant'), realm('boar')],
            name: 'learn.realm.goal.copper.name',
            words: 'learn.realm.goal.copper',
          },
          {
            figures: [realm('knight'), realm('gryphon')],
            name: 'learn.realm.goal.silver.name',
            words: 'learn.realm.goal.silver',
          },
          {
            figures: [realm('crown'), realm('wyvern')],
            name: 'learn.realm.goal.gold.name',
            words: 'learn.realm.goal.gold',
          },
        ],
      },
      { kind: 'text', words: 'learn.realm.goal.sides' },
    ],
  },
  {
    id: 'set-up',
    title: 'learn.realm.set-up.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.set-up.stash' },
      {
        kind: 'table',
        label: 'learn.realm.set-up.pools.label',
        head: ['learn.realm.set-up.pools.head-1', 'learn.realm.set-up.pools.head-2', 'learn.realm.set-up.pools.head-3'],
        rows: [
          ['learn.realm.set-up.pools.1-1', 'learn.realm.set-up.pools.1-2', 'learn.realm.set-up.pools.1-3'],
          ['learn.realm.set-up.pools.2-1', 'learn.realm.set-up.pools.2-2', 'learn.realm.set-up.pools.2-3'],
          ['learn.realm.set-up.pools.3-1', 'learn.realm.set-up.pools.3-2', 'learn.realm.set-up.pools.3-3'],
          ['learn.realm.set-up.pools.4-1', 'learn.realm.set-up.pools.4-2', 'learn.realm.set-up.pools.4-3'],
          ['learn.realm.set-up.pools.5-1', 'learn.realm.set-up.pools.5-2', 'learn.realm.set-up.pools.5-3'],
        ],
      },
      { kind: 'text', words: 'learn.realm.set-up.pouch' },
      { kind: 'heading', words: 'learn.realm.set-up.round' },
      {
        kind: 'steps',
        words: [
          'learn.realm.set-up.phases-1',
          'learn.realm.set-up.phases-2',
          'learn.realm.set-up.phases-3',
          'learn.realm.set-up.phases-4',
          'learn.realm.set-up.phases-5',
          'learn.realm.set-up.phases-6',
        ],
      },
    ],
  },
  {
    id: 'bid',
    title: 'learn.realm.bid.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.bid.pick' },
      { kind: 'points', words: ['learn.realm.bid.facts-1', 'learn.realm.bid.facts-2', 'learn.realm.bid.facts-3'] },
    ],
  },
  {
    id: 'reveal',
    title: 'learn.realm.reveal.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.reveal.show' },
      {
        kind: 'coins',
        groups: [
          [realm('knight'), realm('crown')],
          [realm('crown'), realm('peasant')],
        ],
        words: 'learn.realm.reveal.escort',
      },
      {
        kind: 'example',
        example: examples.escort,
        title: 'learn.realm.example.escort.title',
        words: 'learn.realm.example.escort',
      },
      { kind: 'heading', words: 'learn.realm.reveal.off' },
      { kind: 'text', words: 'learn.realm.reveal.off-text' },
      {
        kind: 'example',
        example: examples.off,
        title: 'learn.realm.example.off.title',
        words: 'learn.realm.example.off',
      },
    ],
  },
  {
    id: 'rank',
    title: 'learn.realm.rank.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.rank.value' },
      {
        kind: 'coins',
        groups: [[realm('peasant'), realm('peasant'), realm('peasant'), realm('peasant'), realm('peasant')]],
        words: 'learn.realm.rank.mob',
      },
      { kind: 'text', words: 'learn.realm.rank.charge' },
      {
        kind: 'example',
        example: examples.mob,
        title: 'learn.realm.example.mob.title',
        words: 'learn.realm.example.mob',
      },
      { kind: 'heading', words: 'learn.realm.rank.quest' },
      { kind: 'text', words: 'learn.realm.rank.quest-text' },
      {
        kind: 'points',
        words: [
          'learn.realm.rank.quest-facts-1',
          'learn.realm.rank.quest-facts-2',
          'learn.realm.rank.quest-facts-3',
          'learn.realm.rank.quest-facts-4',
        ],
      },
      {
        kind: 'example',
        example: examples.knights,
        title: 'learn.realm.example.knights.title',
        words: 'learn.realm.example.knights',
      },
    ],
  },
  {
    id: 'win-pools',
    title: 'learn.realm.win-pools.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.win-pools.places' },
      {
        kind: 'steps',
        words: [
          'learn.realm.win-pools.order-1',
          'learn.realm.win-pools.order-2',
          'learn.realm.win-pools.order-3',
          'learn.realm.win-pools.order-4',
        ],
      },
      { kind: 'text', words: 'learn.realm.win-pools.down' },
      { kind: 'heading', words: 'learn.realm.win-pools.ties' },
      { kind: 'text', words: 'learn.realm.win-pools.ties-text' },
      {
        kind: 'example',
        example: examples.tie,
        title: 'learn.realm.example.tie.title',
        words: 'learn.realm.example.tie',
      },
    ],
  },
  {
    id: 'swoop',
    title: 'learn.realm.swoop.title',
    blocks: [
      {
        kind: 'faces',
        rows: [
          { figures: [realm('gryphon')], name: 'learn.realm.swoop.gryphon.name', words: 'learn.realm.swoop.gryphon' },
        ],
      },
      {
        kind: 'points',
        words: [
          'learn.realm.swoop.facts-1',
          'learn.realm.swoop.facts-2',
          'learn.realm.swoop.facts-3',
          'learn.realm.swoop.facts-4',
        ],
      },
      {
        kind: 'example',
        example: examples.swoop,
        title: 'learn.realm.example.swoop.title',
        words: 'learn.realm.example.swoop',
      },
    ],
  },
  {
    id: 'appease',
    title: 'learn.realm.appease.title',
    blocks: [
      {
        kind: 'faces',
        rows: [
          { figures: [realm('wyvern')], name: 'learn.realm.appease.wyvern.name', words: 'learn.realm.appease.wyvern' },
        ],
      },
      { kind: 'text', words: 'learn.realm.appease.pay' },
      {
        kind: 'example',
        example: examples.appease,
        title: 'learn.realm.example.appease.title',
        words: 'learn.realm.example.appease',
      },
    ],
  },
  {
    id: 'bookkeeping',
    title: 'learn.realm.bookkeeping.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.bookkeeping.pools' },
      { kind: 'text', words: 'learn.realm.bookkeeping.draw' },
    ],
  },
  {
    id: 'end',
    title: 'learn.realm.end.title',
    blocks: [{ kind: 'points', words: ['learn.realm.end.ways-1', 'learn.realm.end.ways-2', 'learn.realm.end.ways-3'] }],
  },
  {
    id: 'abilities',
    title: 'learn.realm.abilities.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.abilities.intro' },
      {
        kind: 'faces',
        rows: [
          {
            figures: [realm('peasant')],
            name: 'learn.realm.abilities.peasant.name',
            words: 'learn.realm.abilities.peasant',
          },
          { figures: [realm('boar')], name: 'learn.realm.abilities.boar.name', words: 'learn.realm.abilities.boar' },
          {
            figures: [realm('knight')],
            name: 'learn.realm.abilities.knight.name',
            words: 'learn.realm.abilities.knight',
          },
          {
            figures: [realm('gryphon')],
            name: 'learn.realm.abilities.gryphon.name',
            words: 'learn.realm.abilities.gryphon',
          },
          { figures: [realm('crown')], name: 'learn.realm.abilities.crown.name', words: 'learn.realm.abilities.crown' },
          {
            figures: [realm('wyvern')],
            name: 'learn.realm.abilities.wyvern.name',
            words: 'learn.realm.abilities.wyvern',
          },
        ],
      },
    ],
  },
  {
    id: 'rulings',
    title: 'learn.realm.rulings.title',
    blocks: [
      { kind: 'text', words: 'learn.realm.rulings.intro' },
      {
        kind: 'rulings',
        rulings: [
          { number: 'R1', title: 'learn.realm.rulings.R1.title', words: 'learn.realm.rulings.R1' },
          { number: 'R2', title: 'learn.realm.rulings.R2.title', words: 'learn.realm.rulings.R2' },
          { number: 'R3', title: 'learn.realm.rulings.R3.title', words: 'learn.realm.rulings.R3' },
          { number: 'R4', title: 'learn.realm.rulings.R4.title', words: 'learn.realm.rulings.R4' },
          { number: 'R5', title: 'learn.realm.rulings.R5.title', words: 'learn.realm.rulings.R5' },
          { number: 'R6', title: 'learn.realm.rulings.R6.title', words: 'learn.realm.rulings.R6' },
          { number: 'R7', title: 'learn.realm.rulings.R7.title', words: 'learn.realm.rulings.R7' },
          { number: 'R8', title: 'learn.realm.rulings.R8.title', words: 'learn.realm.rulings.R8' },
          { number: 'R9', title: 'learn.realm.rulings.R9.title', words: 'learn.realm.rulings.R9' },
          { number: 'R10', title: 'learn.realm.rulings.R10.title', words: 'learn.realm.rulings.R10' },
          { number: 'R11', title: 'learn.realm.rulings.R11.title', words: 'learn.realm.rulings.R11' },
          { number: 'R12', title: 'learn.realm.rulings.R12.title', words: 'learn.realm.rulings.R12' },
          { number: 'R13', title: 'learn.realm.rulings.R13.title', words: 'learn.realm.rulings.R13' },
          { number: 'R14', title: 'learn.realm.rulings.R14.title', words: 'learn.realm.rulings.R14' },
          { number: 'R15', title: 'learn.realm.rulings.R15.title', words: 'learn.realm.rulings.R15' },
          { number: 'R16', title: 'learn.realm.rulings.R16.title', words: 'learn.realm.rulings.R16' },
          { number: 'R17', title: 'learn.realm.rulings.R17.title', words: 'learn.realm.rulings.R17' },
        ],
      },
    ],
  },
];
