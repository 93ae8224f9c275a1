import {
  GAMES,
  type Game,
  type GameId,
  type Json,
  type OptionValues,
  type Random,
  Refusal,
  randomFrom,
  readOptions,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** A reproducible random source. */
export const seeded = (seed: number, number = 0): Random =>
  randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

export interface Setting {
  readonly title: string;
  readonly id: GameId;
  readonly game: Game;
  readonly seats: number;
  readonly options: OptionValues;
}

const OPTIONS: Readonly<Record<GameId, readonly Json[]>> = {
  'realm-coins': [{}],
  'pirate-coins': [{}],
  koinz: ['classic', 'sudden-death'].flatMap((variant) => ['guided', 'steady'].map((hand) => ({ variant, hand }))),
  'coin-set': [{}, { pointSeconds: 5, agreeSeconds: 60 }],
};

/** Every game with every number of seats and all combinations of options. */
export const SETTINGS: readonly Setting[] = Object.entries(GAMES).flatMap(([id, game]) =>
  OPTIONS[id as GameId].flatMap((json) => {
    const options = readOptions(game, json);
    if (options instanceof Refusal) throw new Error(options.reason);
    const settings: Setting[] = [];
    for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
      const title = [game.name, `${seats} seats`, ...Object.values(options)].join(', ');
      settings.push({ title, id: id as GameId, game, seats, options });
    }
    return settings;
  }),
);
