import { i18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { apply, type Random, realmCoins, type realmInternals, type Seat } from '@pouch/rules';
import type { Names } from '../../src/table/kit.ts';
import type { Moment } from '../../src/table/source.ts';
import words from '../../src/words/en/realm-coins.json' with { type: 'json' };
import { addWords } from '../../src/words/t.ts';

type Realm = realmInternals.Types;

/** The page's build compiles the messages; here it is done when they are loaded. */
export function loadWords(): void {
  addWords(Object.fromEntries(Object.entries(words).map(([id, text]) => [id, compileMessage(text)])));
  i18n.activate('en');
}

export const names: Names = {
  of: (seat: Seat) => ['Robin', 'Mara', 'Tallow', 'Jonah', 'Ines'][seat] ?? '',
  isYou: (seat) => seat === 0,
};

/** Chance that is the same in every run. */
export function chanceFrom(seed: number): Random {
  let state = seed;
  return {
    below: (count) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    },
  };
}

export interface Played {
  readonly first: realmInternals.View;
  readonly moments: readonly Moment<Realm>[];
}

/** A whole game of players who decide at random, as the table sees it. */
export function randomGame(seats: number, seed: number): Played {
  const random = chanceFrom(seed);
  let state = realmCoins.setup(seats, {});
  const first = realmCoins.view(state, 'table');
  const moments: Moment<Realm>[] = [];
  for (;;) {
    const turn = realmCoins.turn(state);
    if (turn.kind === 'over') return { first, moments };
    const step = turn.kind === 'chance' ? realmCoins.chance(state, random) : realmCoins.sample(state, random);
    const taken = apply(realmCoins, state, step);
    state = taken.state;
    moments.push({ number: moments.length + 1, events: taken.events, view: realmCoins.view(state, 'table') });
  }
}
