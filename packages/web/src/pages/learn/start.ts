import type { GameId } from '@pouch/rules';
import { deviceSaves } from '../../device/saves.ts';
import { settings } from '../../device/settings.ts';
import { newSave } from '../../local/new-game.ts';
import { gameAgainstBots } from '../parts/start-game.ts';

/** Begins a game against as many bots as were chosen last, at least one; the answer is where its table is. */
export function startAgainstBots(game: GameId): string {
  const player = settings();
  const save = newSave(gameAgainstBots(game, { ...player, bots: Math.max(1, player.bots) }));
  deviceSaves().put(save);
  return `/play/${save.id}`;
}
