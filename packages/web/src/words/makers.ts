import { GAME_FACTS, type GameId } from '@pouch/rules';
import { t } from './t.ts';

/** 'By Matthew Kloth and Michelle Martino, Mused Fable': a publisher without its legal form. */
export function makersWords(game: GameId): string {
  const { designers, publisher = 'none' } = GAME_FACTS[game].makers;
  return t('game.makers', { designers, publisher: publisher.replace(/ LLC$/, '') });
}
