import type { GameDescriptor } from '../../table/descriptor.ts';
import words from '../../words/en/about-realm-coins.json';
import type learn from '../../words/en/learn-realm-coins.json';
import type table from '../../words/en/realm-coins.json';
import { t } from '../../words/t.ts';
import { card } from './card.ts';

export type Words = typeof words & typeof table & typeof learn;

export const descriptor: GameDescriptor = {
  words,
  card,
  emblem: { x: 150, y: 106, width: 108 },
  best: (rounds) => (rounds === undefined ? undefined : { label: t('game.realm-coins.best'), value: String(rounds) }),
  usualSeats: 3,
  loadKit: () => import('./index.ts'),
  loadRules: () => import('./learn.ts'),
};
