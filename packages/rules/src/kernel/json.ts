import { type Coins, coinsOfKind, countOf, EMPTY, MOST_OF_A_KIND } from './coins.js';
import { Refusal } from './refusal.js';
import type { Seat } from './seats.js';
import { orList } from './words.js';

/** A JSON object whose members have not been checked. */
export type Json = { readonly [member: string]: unknown };

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value for an error message: its type, or the value itself if it is short. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (isJson(value)) return 'an object';
  if (typeof value === 'string') return value.length <= 40 ? JSON.stringify(value) : 'a long text';
  return String(value);
}

export const member = (json: Json, name: string): unknown => (Object.hasOwn(json, name) ? json[name] : undefined);

/** Why the value of a member is wrong: what it must be, and what it is. */
export const wrongMember = (name: string, must: string, value: unknown): Refusal =>
  new Refusal(
    value === undefined
      ? `"${name}" is missing: it must be ${must}`
      : `"${name}" must be ${must}, not ${describe(value)}`,
  );

/** The member as a whole number within bounds. */
export function readWhole(json: Json, name: string, least: number, most: number): number | Refusal {
  const value = member(json, name);
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value + 0;
  return wrongMember(name, `a whole number from ${least} to ${most}`, value);
}

/** The member as one of several words: its index. */
export function readWord(json: Json, name: string, words: readonly string[]): number | Refusal {
  const value = member(json, name);
  const index = typeof value === 'string' ? words.indexOf(value) : -1;
  return index >= 0 ? index : wrongMember(name, orList(words), value);
}

/** The member as coins: an object from kind to count, without zeros. */
export function readCoins(json: Json, name: string, kinds: readonly string[]): Coins | Refusal {
  const value = member(json, name);
  if (!isJson(value)) return wrongMember(name, `an object such as {"${kinds[0]}": 2}`, value);
  let coins = EMPTY;
  for (const [key, count] of Object.entries(value)) {
    const kind = kinds.indexOf(key);
    if (kind < 0) return new Refusal(`"${name}" can only contain ${orList(kinds)}, not ${describe(key)}`);
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > MOST_OF_A_KIND)
      return wrongMember(key, `a whole number from 1 to ${MOST_OF_A_KIND}`, count);
    coins += coinsOfKind(kind, count);
  }
  return coins;
}

export const coinsJson = (coins: Coins, kinds: readonly string[]): Json =>
  Object.fromEntries(kinds.map((name, kind) => [name, countOf(coins, kind)]).filter(([, count]) => count !== 0));

/** The kind and the name of a step: `do bid`, `chance draw`, `clock point`. */
export function stepName(json: Json): string | Refusal {
  const tags = STEP_TAGS.filter((tag) => member(json, tag) !== undefined);
  const [tag] = tags;
  if (tag === undefined || tags.length > 1)
    return new Refusal('A step must have exactly one of "do", "chance" and "clock"');
  const word = member(json, tag);
  // No step has a long name, and messages repeat it.
  return typeof word === 'string' && word.length <= 40 ? `${tag} ${word}` : wrongMember(tag, 'a word', word);
}

const STEP_TAGS = ['do', 'chance', 'clock'] as const;

/** The seat of a step; whether the table has such a seat is checked when the step is played. */
export const readSeat = (json: Json): Seat | Refusal => readWhole(json, 'seat', 0, MOST_SEATS - 1);

const MOST_SEATS = 8;
