import { has, pirateInternals, type Seat } from '@pouch/rules';
import type { Heading } from '../../table/kit.ts';
import { t } from '../../words/t.ts';
import { metalName } from './metals.ts';
import { shareWith } from './shares.ts';
import type { Show } from './show.ts';
import type { View } from './types.ts';
import { signed } from './words.ts';

const { ROUNDS, worthOf } = pirateInternals;

/** Where in the turn the show is: fortune, decide, plunder, flip. */
function phaseOf({ happening, choosing, fortune }: Show): number {
  switch (happening.event) {
    case 'rest':
      return choosing ? 1 : fortune === null ? 0 : 2;
    case 'starter':
    case 'stacked':
    case 'round-begun':
    case 'fortune':
      return 0;
    case 'chosen':
      return 1;
    case 'revealed':
    case 'plundered':
    case 'deck-empty':
    case 'over':
      return 2;
    case 'tossed':
    case 'flipped':
    case 'attacked':
    case 'pouch-empty':
      return 3;
  }
}

export function heading(_view: View, show: Show): Heading {
  const round = t('pirate.heading.round', { round: show.round, rounds: ROUNDS, turn: show.turn });
  if (show.over) return { round, phase: t('pirate.phase.over'), phases: [], now: 0 };
  const phases = [
    t('pirate.phase.fortune'),
    t('pirate.phase.decide'),
    t('pirate.phase.plunder'),
    t('pirate.phase.flip'),
  ];
  const now = phaseOf(show);
  return {
    round,
    phase: (phases[now] ?? '').toLocaleLowerCase(),
    phases,
    now,
  };
}

export function prompt(view: View, seat: Seat): string | undefined {
  if (view.phase !== 'choose' || view.fortune === null || !has(view.aboard, seat)) return undefined;
  return t('pirate.prompt', {
    rule: t('pirate.fortune.rule', { metal: metalName(view.fortune) }),
    worth: worthOf(view.loot),
    alone: signed(shareWith(view, seat, 0).gain),
  });
}

/** The section of the rules page about what is going on. */
export function chapter(view: View): string {
  switch (view.phase) {
    case 'first':
    case 'stack':
      return 'set-up';
    case 'fortune':
      return 'fortune';
    case 'choose':
      return 'choose';
    case 'flip':
      return 'sally';
    case 'over':
      return 'end';
  }
}

/** The round stack holds a coin for each round to come. */
export const rounds = ({ round, stack }: View): { readonly round: number; readonly of: number } => ({
  round,
  of: round + stack.length,
});
