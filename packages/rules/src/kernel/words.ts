import { type Coins, countOf, EMPTY } from './coins.js';

const list = (words: readonly string[], last: 'and' | 'or'): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;

/** "a, b and c" */
export const andList = (words: readonly string[]): string => list(words, 'and');

/** "a, b or c" */
export const orList = (words: readonly string[]): string => list(words, 'or');

/** A reason as a sentence: refusals have no full stop of their own. */
export const sentence = (reason: string): string => (reason === '' || /[.!?]$/.test(reason) ? reason : `${reason}.`);

/** "1 knight", "2 knights" */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** "1 knight, 2 crown", "nothing" */
export function coinWords(coins: Coins, kinds: readonly string[]): string {
  const there = kinds.flatMap((name, kind) => (countOf(coins, kind) > 0 ? [`${countOf(coins, kind)} ${name}`] : []));
  return coins === EMPTY ? 'nothing' : there.join(', ');
}
