import type { RealmFaceName } from '@pouch/art';
import { realmCoin } from '../../art/drawings.ts';
import type { Chapter } from '../../chapters/chapter.ts';
import { type Figure, figureOf } from '../../chapters/figures.ts';
import { rulesWriter } from '../../chapters/writer.ts';
import words from '../../words/en/learn-realm-coins.json';
import { addWords } from '../../words/t.ts';
import examples from './examples.json';

addWords(words);

const realm = (face: RealmFaceName): Figure => figureOf((size) => realmCoin(face, size));

const { chapter, coins, example, face, faces, heading, points, rulings, steps, table, text } = rulesWriter(
  'learn.realm',
  words,
  examples,
);

export const chapters: readonly Chapter[] = [
  chapter(
    'goal',
    text('goal.idea'),
    text('goal.twist'),
    text('goal.end'),
    faces(
      face('goal.copper', realm('peasant'), realm('boar')),
      face('goal.silver', realm('knight'), realm('gryphon')),
      face('goal.gold', realm('crown'), realm('wyvern')),
    ),
    text('goal.sides'),
  ),
  chapter(
    'set-up',
    text('set-up.stash'),
    table('set-up.pools'),
    text('set-up.pouch'),
    heading('set-up.round'),
    steps('set-up.phases'),
  ),
  chapter('bid', text('bid.pick'), points('bid.facts')),
  chapter(
    'reveal',
    text('reveal.show'),
    coins('reveal.escort', [realm('knight'), realm('crown')], [realm('crown'), realm('peasant')]),
    example('escort'),
    heading('reveal.off'),
    text('reveal.off-text'),
    example('off'),
  ),
  chapter(
    'rank',
    text('rank.value'),
    coins('rank.mob', [realm('peasant'), realm('peasant'), realm('peasant'), realm('peasant'), realm('peasant')]),
    text('rank.charge'),
    example('mob'),
    heading('rank.quest'),
    text('rank.quest-text'),
    points('rank.quest-facts'),
    example('knights'),
  ),
  chapter(
    'win-pools',
    text('win-pools.places'),
    text('win-pools.down'),
    steps('win-pools.order'),
    heading('win-pools.ties'),
    text('win-pools.ties-text'),
    example('tie'),
  ),
  chapter('swoop', faces(face('swoop.gryphon', realm('gryphon'))), points('swoop.facts'), example('swoop')),
  chapter('appease', faces(face('appease.wyvern', realm('wyvern'))), text('appease.pay'), example('appease')),
  chapter('bookkeeping', text('bookkeeping.pools'), text('bookkeeping.draw')),
  chapter('end', points('end.ways')),
  chapter(
    'abilities',
    text('abilities.intro'),
    faces(
      face('abilities.peasant', realm('peasant')),
      face('abilities.boar', realm('boar')),
      face('abilities.knight', realm('knight')),
      face('abilities.gryphon', realm('gryphon')),
      face('abilities.crown', realm('crown')),
      face('abilities.wyvern', realm('wyvern')),
    ),
  ),
  chapter('rulings', text('rulings.intro'), rulings('R')),
];
