import { GAMES, type GameId, type OptionValues } from '@pouch/rules';
import { DESCRIPTORS } from './registry.ts';

/** A game's options in words, as its descriptor has them. */

/** All of them, in one sentence where the game has one. */
export function optionWords(game: GameId, options: OptionValues): readonly string[] {
  const { optionWords: words = {}, optionsSentence } = DESCRIPTORS[game];
  if (optionsSentence !== undefined) return [optionsSentence(options)];
  return Object.entries(words).map(([name, wordsOf]) => wordsOf(options[name] ?? ''));
}

/** Only those that are not as usual, each by itself. */
export function unusualOptionWords(game: GameId, options: OptionValues): readonly string[] {
  const specs: Readonly<Record<string, { readonly default: string | number }>> = GAMES[game].options;
  const { optionWords: words = {} } = DESCRIPTORS[game];
  return Object.entries(options).flatMap(([name, value]) => {
    const isUsual = specs[name] === undefined || specs[name].default === value;
    return isUsual ? [] : (words[name]?.(value) ?? []);
  });
}
