import {
  GAMES,
  type Game,
  type GameId,
  type OptionValues,
  type Random,
  Refusal,
  randomFrom,
  readOptions,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { coinSetLaws } from './coin-set-fixtures.js';
import { koinzLaws } from './koinz-fixtures.js';
import type { LawFixture } from './law-fixture.js';
import { pirateLaws } from './pirate-coins-fixtures.js';
import { realmLaws } from './realm-coins-fixtures.js';

/** A reproducible random source. */
export const seeded = (seed: number, number = 0): Random =>
  randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

export interface Setting {
  readonly title: string;
  readonly id: GameId;
  readonly game: Game;
  readonly seats: number;
  readonly options: OptionValues;
  readonly laws: LawFixture;
}

const LAW_FIXTURES: Readonly<Record<GameId, LawFixture>> = {
  'realm-coins': realmLaws,
  'pirate-coins': pirateLaws,
  koinz: koinzLaws,
  'coin-set': coinSetLaws,
};

/** Every game with every number of seats and all combinations of options. */
export const SETTINGS: readonly Setting[] = Object.entries(GAMES).flatMap(([id, game]) =>
  LAW_FIXTURES[id as GameId].options.flatMap((json) => {
    const options = readOptions(game, json);
    if (options instanceof Refusal) throw new Error(options.reason);
    const settings: Setting[] = [];
    for (let seats = game.seats.least; seats <= game.seats.most; seats++) {
      const title = [game.name, `${seats} seats`, ...Object.values(options)].join(', ');
      settings.push({ title, id: id as GameId, game, seats, options, laws: LAW_FIXTURES[id as GameId] });
    }
    return settings;
  }),
);
