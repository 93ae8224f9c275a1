import type { GameId } from '@pouch/rules';
import { deviceSaves } from '../../device/saves.ts';
import { settings } from '../../device/settings.ts';
import { newSave } from '../../local/new-game.ts';
import { gameAgainstBots } from '../parts/start-game.ts';

/** Begins a game against as many bots as were chosen last; the answer is where its table is. */
export function startAgainstBots(game: GameId): string {
  const save = newSave(gameAgainstBots(game, settings()));
  deviceSaves().put(save);
  return `/play/${save.id}`;
}
