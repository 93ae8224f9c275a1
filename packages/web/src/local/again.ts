import type { Save } from '../device/save.ts';
import { deviceSaves } from '../device/saves.ts';
import { newSave } from './new-game.ts';

/** The same players at the same game once more; the answer is the new game's id. */
export function startAgain({ game, options, players }: Save): string {
  const save = newSave({ game, options, players });
  deviceSaves().put(save);
  return save.id;
}
