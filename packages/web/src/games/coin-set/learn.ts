import { setCoin } from '../../art/drawings.ts';
import type { Chapter } from '../../chapters/chapter.ts';
import { type Figure, figureOf } from '../../chapters/figures.ts';
import { rulesWriter } from '../../chapters/writer.ts';
import words from '../../words/en/learn-coin-set.json';
import { addWords } from '../../words/t.ts';
import { coinWords } from './coin-words.ts';
import examples from './examples.json';
import { Trainer } from './trainer.tsx';

addWords(words);

const setSide = (face: number): Figure =>
  figureOf(
    (size) => setCoin(face, size),
    () => coinWords(face),
  );

const { chapter, coins, example, face, faces, heading, note, points, rulings, steps, table, text } = rulesWriter(
  'learn.coin-set',
  words,
  examples,
);

export const chapters: readonly Chapter[] = [
  chapter(
    'goal',
    text('goal.idea'),
    text('goal.end'),
    table('goal.marks'),
    faces(face('goal.debossed', setSide(0)), face('goal.embossed', setSide(3)), face('goal.ridged', setSide(6))),
  ),
  chapter('set-up', text('set-up.coins'), text('set-up.deal')),
  chapter(
    'sets',
    text('sets.rule'),
    coins('sets.same', [setSide(0), setSide(49), setSide(71)]),
    coins('sets.different', [setSide(22), setSide(42), setSide(59)]),
    coins('sets.not', [setSide(58), setSide(69), setSide(71)]),
    example('rulebook-sets'),
    example('rulebook-false'),
    heading('sets.jokers'),
    text('sets.jokers-text'),
    example('rulebook-joker'),
    example('joker-not'),
    heading('sets.trainer'),
    { kind: 'part', Part: Trainer },
  ),
  chapter('call', text('call.call'), table('call.after'), note('call.wait')),
  chapter(
    'no-set',
    text('no-set.say'),
    text('no-set.clock'),
    note('no-set.tells'),
    example('not-a-set'),
    example('agree'),
  ),
  chapter('turning', text('turning.when'), steps('turning.order'), text('turning.found'), example('turning')),
  chapter('end', points('end.ways')),
  chapter('alone', text('alone.clock')),
  chapter('rulings', text('rulings.intro'), rulings('S')),
];
