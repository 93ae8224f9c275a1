import { BOTS, botPlayer, type Player, randomPlayer } from '@pouch/bots';
import {
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
export type Insider =
  | { readonly kind: 'random'; readonly name: string }
  | { readonly kind: 'bot'; readonly name: string; readonly level: Level };

/** Whoever was named on the command line. Plain data: it travels between threads. */
export type Entrant = Insider | { readonly kind: 'exec'; readonly name: string; readonly command: string };

/** Who plays a run of games. */
export interface Lineup {
  readonly entrants: readonly Entrant[];
  /** Everybody stays in the seat of their place in the list, or every deal is played in all rotations. */
  readonly seating: 'fixed' | 'rotating';
  /** The milliseconds for a decision; bots count iterations if it is left out, and so play the same again. */
  readonly think: number | undefined;
}

const EXEC = 'exec:';
const NAMES = `${[...LEVELS, 'random'].join(', ')} and ${EXEC}COMMAND`;

/** The list of `--players`: names between commas; `\,` is a comma inside a command. */
export const readEntrants = (text: string): Entrant[] =>
  text.split(/(?<!\\),/).map((part) => readEntrant(part.replaceAll('\\,', ',').trim()));

function readEntrant(name: string): Entrant {
  if (isLevel(name)) return { kind: 'bot', name, level: name };
  if (name === 'random') return { kind: 'random', name };
  const command = name.startsWith(EXEC) ? name.slice(EXEC.length).trim() : '';
  if (command !== '') return { kind: 'exec', name, command };
  const wrong = name.startsWith(EXEC) ? `${EXEC} needs a command` : `there is no player ${JSON.stringify(name)}`;
  throw new Failure(`--players: ${wrong}; the players are ${NAMES}`);
}

export const namesOf = ({ entrants }: Lineup): string[] => entrants.map(({ name }) => name);

/** The place in the list of whoever sits in a seat: each rotation moves everybody on by one. */
export const placeAt = ({ entrants, seating }: Lineup, number: number, seat: Seat): number =>
  seating === 'fixed' ? seat : (seat + number) % entrants.length;

/** The number of the deal that a game is played with: the rotations of a deal share its chance. */
export const dealOf = ({ entrants, seating }: Lineup, number: number): number =>
  seating === 'fixed' ? number : Math.floor(number / entrants.length);

/** So many games, or as many more as it takes to end with a whole rotation. */
export const wholeRotations = ({ entrants, seating }: Lineup, games: number): number =>
  seating === 'fixed' ? games : Math.ceil(games / entrants.length) * entrants.length;

export const streamOf = (seed: number, number: number): Random =>
  randomFrom(xoroshiro128plusFromState(streamSeed(seed, number)));

/** What a seat draws its own lots from, apart from the chance of the deal and from every other seat. */
const seatStream = (seed: number, number: number, seat: Seat): Random =>
  streamOf(streamSeed(seed, number)[0], seat + 1);

/** The player for one seat of one game: the same again for the same seed, unless it thinks by the clock. */
export function playerFor(
  id: GameId,
  { entrant, think }: { readonly entrant: Insider; readonly think: number | undefined },
  { seed, number, seat }: { readonly seed: number; readonly number: number; readonly seat: Seat },
): Player {
  const random = seatStream(seed, number, seat);
  if (entrant.kind === 'random') return randomPlayer(GAMES[id], random);
  const { level } = entrant;
  const effort = think === undefined ? { iterations: BOTS[id].iterations[level] } : { millis: think };
  return botPlayer(BOTS[id], { level, random, ...effort });
}
