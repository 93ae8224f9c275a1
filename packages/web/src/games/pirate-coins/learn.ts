import type { PirateSide } from '@pouch/art';
import type { MetalName } from '@pouch/rules';
import { fortuneCoin, pirateCoin } from '../../art/drawings.ts';
import type { Chapter } from '../../chapters/chapter.ts';
import { type Figure, figureOf } from '../../chapters/figures.ts';
import { rulesWriter } from '../../chapters/writer.ts';
import words from '../../words/en/learn-pirate-coins.json';
import { addWords } from '../../words/t.ts';
import examples from './examples.json';

addWords(words);

const pirate = (metal: MetalName, side: PirateSide): Figure => figureOf((size) => pirateCoin(metal, side, size));
const fortune = (metal: MetalName): Figure => figureOf((size) => fortuneCoin(metal, size));

const { chapter, coins, example, face, faces, heading, points, rulings, steps, table, text } = rulesWriter(
  'learn.pirate',
  words,
  examples,
);

export const chapters: readonly Chapter[] = [
  chapter(
    'goal',
    text('goal.idea'),
    text('goal.end'),
    faces(
      face('goal.copper', pirate('copper', 'skull'), pirate('copper', 'monster')),
      face('goal.silver', pirate('silver', 'skull'), pirate('silver', 'monster')),
      face('goal.gold', pirate('gold', 'skull'), pirate('gold', 'monster')),
    ),
    text('goal.sides'),
  ),
  chapter(
    'set-up',
    points('set-up.do'),
    text('set-up.open'),
    heading('set-up.turn'),
    steps('set-up.phases'),
    example('first-turn'),
  ),
  chapter(
    'fortune',
    text('fortune.draw'),
    faces(
      face('fortune.copper', fortune('copper')),
      face('fortune.silver', fortune('silver')),
      face('fortune.gold', fortune('gold')),
    ),
    text('fortune.flip'),
  ),
  chapter(
    'choose',
    text('choose.secret'),
    faces(face('choose.plunder', pirate('gold', 'monster')), face('choose.sally', pirate('gold', 'skull'))),
  ),
  chapter(
    'plunder',
    text('plunder.who'),
    heading('plunder.copper'),
    text('plunder.owed'),
    text('plunder.take'),
    table('plunder.change'),
    text('plunder.no-change'),
    example('copper'),
    heading('plunder.silver'),
    text('plunder.count'),
    example('silver'),
    heading('plunder.gold'),
    text('plunder.alone'),
    example('gold'),
  ),
  chapter(
    'sally',
    text('sally.flip'),
    faces(face('sally.skull', pirate('silver', 'skull')), face('sally.monster', pirate('silver', 'monster'))),
    text('sally.nobody'),
  ),
  chapter(
    'attack',
    text('attack.three'),
    coins('attack.near', [pirate('copper', 'monster'), pirate('copper', 'monster'), pirate('silver', 'monster')]),
    example('attack'),
  ),
  chapter('rounds', text('rounds.begin'), text('rounds.role'), text('rounds.back')),
  chapter('end', points('end.ways')),
  chapter('rulings', text('rulings.intro'), rulings('P')),
];
