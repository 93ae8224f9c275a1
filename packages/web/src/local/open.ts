import type { Game, Refusal } from '@pouch/rules';
import { addTime } from '../device/best-times.ts';
import type { Save } from '../device/save.ts';
import { deviceSaves } from '../device/saves.ts';
import type { TableSource } from '../table/source.ts';
import { type BotPool, withSpare, workerPool } from './bot-pool.ts';
import { deviceRandom } from './chance.ts';
import { openLocalTable } from './local-table.ts';
import { deviceTime } from './time.ts';

let pool: BotPool | undefined;

/** A kept or new game at a table of this page, with everything that the page has for it. */
export function openOnDevice(save: Save, game: Game): TableSource | Refusal {
  pool ??= withSpare(workerPool());
  return openLocalTable(save, {
    game,
    pool,
    saves: deviceSaves(),
    time: deviceTime,
    random: deviceRandom(),
    finished: noteTime,
    whenHidden,
  });
}

/** Browsers hold up the timers of a page that nobody sees. */
const whenHidden = (run: () => void): (() => void) => {
  const look = (): void => {
    if (document.visibilityState === 'hidden') run();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};

/** S5: alone, Coin Set is a game against the clock. */
function noteTime({ id, game, seats, seconds, updatedAt, result }: Save): void {
  if (game !== 'coin-set' || seats !== 1) return;
  addTime({ id, sets: (result?.scores[0] ?? 0) / 3, seconds, date: updatedAt });
}
