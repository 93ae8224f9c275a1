import type { koinzInternals as internals } from '@pouch/rules';
import type { GameDescriptor } from '../../table/descriptor.ts';
import words from '../../words/en/about-koinz.json';
import type table from '../../words/en/koinz.json';
import type learn from '../../words/en/learn-koinz.json';
import { t } from '../../words/t.ts';
import { card } from './card.ts';

export type Words = typeof words & typeof table & typeof learn;

export const descriptor: GameDescriptor = {
  words,
  card,
  emblem: { x: 230, y: 107.5, width: 104 },
  usualSeats: 2,
  optionWords: {
    variant: (value) => t(`game.koinz.option.variant.${value as internals.Types['Options']['variant']}`),
    hand: (value) => t(`game.koinz.option.hand.${value as internals.Types['Options']['hand']}`),
  },
  loadKit: () => import('./index.ts'),
  loadRules: () => import('./learn.ts'),
};
