import type { Save } from '../device/save.ts';
import { deviceSaves } from '../device/saves.ts';
import { newSave } from './new-game.ts';

/** The same players at the same game once more; the answer is the new game's id. */
export function startAgain({ game, options, players }: Pick<Save, 'game' | 'options' | 'players'>): string {
  const save = newSave({ game, options, players });
  deviceSaves().put(save);
  return save.id;
}

/** A rematch: the same players, each a seat further on, so that somebody else goes first. */
export const startRematch = (save: Pick<Save, 'game' | 'options' | 'players'>): string =>
  startAgain({ ...save, players: turnedByOne(save.players) });

export const turnedByOne = <T>(players: readonly T[]): readonly T[] => [...players.slice(-1), ...players.slice(0, -1)];
