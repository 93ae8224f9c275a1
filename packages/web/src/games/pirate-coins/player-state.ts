import { has, pirateInternals, type Seat } from '@pouch/rules';
import { t } from '../../words/t.ts';
import type { Show } from './show.ts';
import { signed } from './words.ts';

const { GOAL, worthOf } = pirateInternals;

export interface PlayerState {
  readonly doing: 'goal' | 'ashore' | 'aboard' | 'choosing' | 'chosen';
  readonly text: string;
  /** Where there is no room for more. */
  readonly short: string;
}

/** What a player is doing: choosing, has chosen, aboard, or ashore with what was taken. */
export function playerState(show: Show, seat: Seat, took: ReadonlyMap<Seat, number>): PlayerState | undefined {
  const { aboard, monster, skull, hidden, choosing } = show;
  if (worthOf(show.booty[seat] ?? 0) >= GOAL) {
    const text = t('pirate.card.goal', { goal: GOAL });
    return { doing: 'goal', text, short: text };
  }
  if (show.starter === null || show.over) return undefined;
  if (!has(aboard, seat)) {
    const gain = took.get(seat);
    const text = gain === undefined ? t('pirate.card.ashore') : t('pirate.card.ashore-took', { gain: signed(gain) });
    return { doing: 'ashore', text, short: t('pirate.card.ashore-short') };
  }
  if (!choosing) return { doing: 'aboard', text: t('pirate.card.aboard'), short: t('pirate.card.aboard-short') };
  return has(monster | skull | hidden, seat)
    ? { doing: 'chosen', text: t('pirate.card.chosen'), short: t('pirate.card.chosen-short') }
    : { doing: 'choosing', text: t('pirate.card.choosing'), short: t('pirate.card.choosing-short') };
}
