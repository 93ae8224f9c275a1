import { BOTS, botPlayer, type Player, randomPlayer } from '@pouch/bots';
import {
  andList,
  GAMES,
  type GameId,
  isLevel,
  LEVELS,
  type Level,
  type Random,
  randomFrom,
  type Seat,
  streamSeed,
} from '@pouch/rules';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { Failure } from './fail.js';

/** A player that thinks in this process. */
export type LocalEntrant =
  | { readonly kind: 'random'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** A player named on the command line. Plain data, which is sent to threads. */
export type Entrant = LocalEntrant | { readonly kind: 'exec'; readonly name: string; readonly command: string };

export interface Lineup {
  readonly entrants: readonly Entrant[];
  /** Players keep the seats in which they are listed, or every deal is played in all rotations. */
  readonly seating: 'fixed' | 'rotating';
  /** Milliseconds for a decision; if undefined, bots count iterations, which is reproducible. */
  readonly think: number | undefined;
}

const EXEC = 'exec:';
const PLAYER_KINDS = andList([...LEVELS, 'random', `${EXEC}COMMAND`]);

/** The list of `--players`: names between commas; `\,` is a comma inside a command. */
export const readEntrants = (text: string): Entrant[] =>
  text.split(/(?<!\\),/).map((part) => readEntrant(part.replaceAll('\\,', ',').trim()));

function readEntrant(name: string): Entrant {
  if (isLevel(name)) return { kind: 'bot', name, level: name };
  if (name === 'random') return { kind: 'random', name };
  const command = name.startsWith(EXEC) ? name.slice(EXEC.length).trim() : '';
  if (command !== '') return { kind: 'exec', name, command };
  const wrong = name.startsWith(EXEC) ? `${EXEC} needs a command` : `unknown player ${JSON.stringify(name)}`;
  throw new Failure(`--players: ${wrong}; choose from ${PLAYER_KINDS}`);
}

export const namesOf = ({ entrants }: Lineup): string[] => entrants.map(({ name }) => name);

/** The place in the list of the player in a seat: each rotation moves everybody on by one. */
export const placeAt = ({ entrants, seating }: Lineup, number: number, seat: Seat): number =>
  seating === 'fixed' ? seat : (seat + number) % entrants.length;

/** The number of the deal that a game is played with: the rotations of a deal share its chance. */
export const dealNumber = ({ entrants, seating }: Lineup, number: number): number =>
  seating === 'fixed' ? number : Math.floor(number / entrants.length);

/** The number of games, rounded up to whole rotations. */
export const wholeRotations = ({ entrants, seating }: Lineup, games: number): number =>
  seating === 'fixed' ? games : Math.ceil(games / entrants.length) * entrants.length;

export const streamOf = (seed: number, number: number): Random =>
  randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

/** A seat's own random source, independent of the deal and of every other seat. */
const seatStream = (seed: number, number: number, seat: Seat): Random =>
  streamOf(streamSeed(seed, number)[0], seat + 1);

/** The player for one seat of one game: reproducible by its seed, unless it has a time limit. */
export function playerFor(
  id: GameId,
  { entrant, think }: { readonly entrant: LocalEntrant; readonly think: number | undefined },
  { seed, number, seat }: { readonly seed: number; readonly number: number; readonly seat: Seat },
): Player {
  const random = seatStream(seed, number, seat);
  if (entrant.kind === 'random') return randomPlayer(GAMES[id], random);
  const { level } = entrant;
  const effort = think === undefined ? { iterations: BOTS[id].iterations[level] } : { millis: think };
  return botPlayer(BOTS[id], { level, random, ...effort });
}
