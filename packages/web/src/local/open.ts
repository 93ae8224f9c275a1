import type { Refusal } from '@pouch/rules';
import { deviceRandom } from '../device/chance.ts';
import type { Save } from '../device/save.ts';
import { deviceSaves } from '../device/saves.ts';
import type { AnyKit } from '../table/kit.ts';
import type { TableSource } from '../table/source.ts';
import type { BotPool } from './bot-pool.ts';
import { withSpare, workerPool } from './bot-workers.ts';
import { openLocalTable } from './local-table.ts';
import { deviceTime } from './time.ts';

let pool: BotPool | undefined;

/** Opens a game of this device with the browser's clock, storage and bots. */
export function openOnDevice(save: Save, { game, finished, localRace }: AnyKit): TableSource | Refusal {
  pool ??= withSpare(workerPool());
  return openLocalTable(save, {
    game,
    pool,
    saves: deviceSaves(),
    time: deviceTime,
    random: deviceRandom(),
    ...(finished && { finished }),
    ...(localRace && { pace: localRace.pace() }),
    ...(localRace &&
      game.race && {
        countdown: { millis: 1000 * game.race.startSeconds, newGame: localRace.newGame() },
      }),
    whenHidden,
  });
}

/** Browsers throttle the timers of a hidden page. */
const whenHidden = (run: () => void): (() => void) => {
  const look = (): void => {
    if (document.visibilityState === 'hidden') run();
  };
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
};
