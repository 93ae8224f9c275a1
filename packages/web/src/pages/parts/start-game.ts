import { GAME_FACTS, type GameId } from '@pouch/rules';
import type { Saves } from '../../device/saves.ts';
import type { Settings } from '../../device/settings.ts';
import { type NewGame, newSave } from '../../local/new-game.ts';
import { t } from '../../words/t.ts';
import { botsFor, seatedAmongBots } from './seating.ts';

export type Player = Pick<Settings, 'name' | 'crest' | 'bots' | 'level'>;

/** A game against as many bots as were chosen last, as far as it allows them. */
export const gameAgainstBots = (game: GameId, { name, crest, bots, level }: Player): NewGame => ({
  game,
  players: seatedAmongBots({
    name: name === '' ? t('me.unnamed') : name,
    crest,
    bots: botsFor(bots, GAME_FACTS[game].seats),
    level,
  }),
});

export const gameAlone = (game: GameId, { name }: Pick<Player, 'name'>): NewGame => ({
  game,
  players: [{ kind: 'person', name: name === '' ? t('me.unnamed') : name }],
});

export type Started = { readonly address: string } | { readonly failed: 'full' };

/** Keeps a new game on the device; the answer is where its table is. */
export function startGame(wanted: NewGame, saves: Pick<Saves, 'put' | 'delete'>): Started {
  const save = newSave(wanted);
  // Where the browser keeps nothing at all, the table says so.
  if (saves.put(save) === 'full') {
    saves.delete(save.id);
    return { failed: 'full' };
  }
  return { address: `/play/${save.id}` };
}
