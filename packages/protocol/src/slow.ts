import { GAME_FACTS, isRace } from '@pouch/rules';
import { CLOCKS } from './fields.js';
import type { About } from './table.js';

const DAY_SECONDS = 24 * 3600;

/** Whether nobody sits and waits at a table: its players have days for a decision, or as long as they like. */
export const isSlow = ({ game, clock }: Pick<About, 'game' | 'clock'>): boolean =>
  !isRace(GAME_FACTS[game]) && (CLOCKS[clock] ?? Number.POSITIVE_INFINITY) >= DAY_SECONDS;
