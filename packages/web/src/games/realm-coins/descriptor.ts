import type { GameDescriptor } from '../../table/descriptor.ts';
import words from '../../words/en/about-realm-coins.json';
import type learn from '../../words/en/learn-realm-coins.json';
import type table from '../../words/en/realm-coins.json';
import { card } from './card.ts';

export type Words = typeof words & typeof table & typeof learn;

export const descriptor: GameDescriptor = {
  words,
  card,
  usualSeats: 3,
  loadKit: () => import('./index.ts'),
  loadRules: () => import('./learn.ts'),
};
