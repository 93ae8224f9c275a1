import { GAMES, type Game, type GameId, type OptionValues, type Random, randomFrom, streamSeed } from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded random source. */
export const seeded = (seed: number, number = 0): Random =>
  randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

/** A game with seats and options. */
export interface Setting {
  readonly title: string;
  readonly id: GameId;
  readonly game: Game;
  readonly seats: number;
  readonly options: OptionValues;
}

/** Every game with every number of seats and all combinations of options; numeric options keep their default. */
export const SETTINGS: readonly Setting[] = Object.entries(GAMES).flatMap(([id, game]) => {
  const settings: Setting[] = [];
  for (const options of choicesOf(game))
    for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
      const title = [game.name, `${seats} seats`, ...Object.values(options)].join(', ');
      settings.push({ title, id: id as GameId, game, seats, options });
    }
  return settings;
});

function choicesOf(game: Game): OptionValues[] {
  let choices: OptionValues[] = [{}];
  for (const [name, spec] of Object.entries(game.options)) {
    const values = 'values' in spec ? spec.values : [spec.default];
    choices = choices.flatMap((options) => values.map((value) => ({ ...options, [name]: value })));
  }
  return choices;
}

/** Freezes a value deeply, so that a change to it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFreeze(member);
  }
  return value;
}
