import { facts as coinSet } from './coin-set/facts.js';
import type { GameFacts, Phase } from './kernel/game.js';
import { facts as koinz } from './koinz/facts.js';
import { facts as pirateCoins } from './pirate-coins/facts.js';
import { facts as realmCoins } from './realm-coins/facts.js';

const ALL = {
  'realm-coins': realmCoins,
  'pirate-coins': pirateCoins,
  koinz,
  'coin-set': coinSet,
} as const;

export type GameId = keyof typeof ALL;

/** The facts of each game without its rules: small enough for the first screen of the page. */
export const GAME_FACTS: Readonly<Record<GameId, GameFacts>> = ALL;

/** In the order in which games are listed. */
export const GAME_IDS = Object.keys(ALL) as readonly GameId[];

export const isGameId = (id: unknown): id is GameId => typeof id === 'string' && Object.hasOwn(ALL, id);

const phasesOf = (game: GameFacts): readonly Phase[] => Object.values(game.phases);

export const hasSecrets = (game: GameFacts): boolean => phasesOf(game).some(({ secret }) => secret);

export const isRace = (game: GameFacts): boolean => phasesOf(game).some(({ order }) => order === 'race');
