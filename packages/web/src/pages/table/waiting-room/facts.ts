import type { About } from '@pouch/protocol';
import { GAME_FACTS, isRace, type Seat } from '@pouch/rules';
import { t } from '../../../words/t.ts';

/** A table in words: what is played and how, and what it waits for. */

export interface Readiness {
  readonly open: readonly Seat[];
  /** Players who have not said that they are ready, without me. */
  readonly unready: readonly string[];
  /** Nobody has to say anything any more. */
  readonly full: boolean;
}

export function readinessOf({ seats }: About, mine: Seat | undefined): Readiness {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const unready = seats.flatMap((holder, seat) =>
    holder.kind === 'person' && !holder.ready && seat !== mine ? [holder.name] : [],
  );
  return { open, unready, full: open.length === 0 };
}

/** How long a decision may take. A race without a table clock has its own clocks. */
export const clockWords = ({ clock, game }: About): string | undefined =>
  clock === 'none' && isRace(GAME_FACTS[game]) ? undefined : t(`waiting-room.clock.${clock}`);
