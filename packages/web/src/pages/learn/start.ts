import { GAME_FACTS, type GameId } from '@pouch/rules';
import { deviceSaves } from '../../device/saves.ts';
import { settings } from '../../device/settings.ts';
import { newSave } from '../../local/new-game.ts';
import { t } from '../../words/t.ts';
import { botsFor, seatedAmongBots } from '../home/seating.ts';

/** Begins a game against as many bots as were chosen last, at least one; the answer is where its table is. */
export function startAgainstBots(game: GameId): string {
  const { name, crest, bots, level } = settings();
  const wish = { name: name === '' ? t('me.unnamed') : name, crest, level };
  const players = seatedAmongBots({ ...wish, bots: Math.max(1, botsFor(bots, GAME_FACTS[game].seats)) });
  const save = newSave({ game, players });
  deviceSaves().put(save);
  return `/play/${save.id}`;
}
