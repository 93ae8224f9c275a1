import type { GameDescriptor } from '../../table/descriptor.ts';
import words from '../../words/en/about-pirate-coins.json';
import type learn from '../../words/en/learn-pirate-coins.json';
import type table from '../../words/en/pirate-coins.json';
import { t } from '../../words/t.ts';
import { card } from './card.ts';

export type Words = typeof words & typeof table & typeof learn;

export const descriptor: GameDescriptor = {
  words,
  card,
  emblem: { x: 149, y: 135, width: 46 },
  best: (booty) => (booty === undefined ? undefined : { label: t('game.pirate-coins.best'), value: String(booty) }),
  usualSeats: 3,
  loadKit: () => import('./index.ts'),
  loadRules: () => import('./learn.ts'),
};
