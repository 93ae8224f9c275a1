import { countOf, EMPTY, type Heap } from './heap.js';

/** a, b and c */
export const andList = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** 1 knight, 2 knights */
export const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** 1 knight, 2 crown: counts before names, as on a list. */
export function heapWords(heap: Heap, kinds: readonly string[]): string {
  const there = kinds.flatMap((name, kind) => (countOf(heap, kind) > 0 ? [`${countOf(heap, kind)} ${name}`] : []));
  return heap === EMPTY ? 'nothing' : there.join(', ');
}
