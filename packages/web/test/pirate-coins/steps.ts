import { coinsFrom, pirateCoins, type pirateInternals, type StepOf } from '@pouch/rules';
import type { Types, View } from '../../src/games/pirate-coins/types.ts';
import type { Names } from '../../src/table/kit.ts';
import type { Moment } from '../../src/table/source.ts';
import words from '../../src/words/en/pirate-coins.json';
import table from '../../src/words/en/table.json';
import { addWords } from '../../src/words/t.ts';

/** The table's sentences, as the kit loads them. */
export const speak = (): void => {
  addWords(table);
  addWords(words);
};

type Step = StepOf<Types>;

export interface Played {
  readonly first: View;
  readonly moments: readonly Moment<Types>[];
}

/** The moments of a game, as the table sees them; from a state that is made up, or from the set-up. */
export function playSteps(steps: readonly Step[], from: Partial<View> = {}, seats = 3): Played {
  let state: pirateInternals.State = { ...pirateCoins.setup(seats, {}), ...(from as Partial<pirateInternals.State>) };
  const first = pirateCoins.view(state, 'table');
  const moments = steps.map((step, index) => {
    const next = pirateCoins.copy(state);
    const events: Types['Event'][] = [];
    pirateCoins.advance(next, step, events);
    state = next;
    return { number: index + 1, events, view: pirateCoins.view(state, 'table') };
  });
  return { first, moments };
}

export const names: Names = {
  of: (seat) => ['Robin', 'Ines', 'Jonah', 'Mara', 'Pike'][seat] ?? '',
  isYou: (seat) => seat === 0,
};

export const plunder = (seat: number): Step => ({ do: 'choose', seat, side: 'monster' });
export const sally = (seat: number): Step => ({ do: 'choose', seat, side: 'skull' });
export const flip = (side: 'skull' | 'monster'): Step => ({ chance: 'flip', side });
export const fortune = (coin: number): Step => ({ chance: 'fortune', coin });
export const START: readonly Step[] = [
  { chance: 'first', seat: 0 },
  { chance: 'stack', coins: [2, 1, 0, 1, 2] },
];

/** Whoever looks on. */
export const others: Names = { ...names, isYou: () => false };

/** Three aboard with a choice due. */
export const choosing = (more: Partial<View> = {}): View => ({
  ...pirateCoins.view(pirateCoins.setup(more.seats ?? 3, {}), 'table'),
  phase: 'choose',
  starter: 0,
  fortune: 0,
  loot: coinsFrom([1, 2, 1]),
  ...more,
});
