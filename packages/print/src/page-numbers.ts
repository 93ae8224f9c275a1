import type { Part } from './sheet.js';

/** The page numbers of each part of a kit. */
export type PageNumbers = Readonly<Record<Part, readonly number[]>>;

/** Numbers the pages of a kit, given the part of each in printing order. */
export function numberPages(parts: readonly Part[]): PageNumbers {
  const numbers: Record<Part, number[]> = {
    instructions: [],
    coins: [],
    discs: [],
    boards: [],
    leaflet: [],
    calibration: [],
  };
  for (const [index, part] of parts.entries()) numbers[part].push(index + 1);
  return numbers;
}

/** 'page 3', 'pages 3 and 4', 'pages 3, 5 and 9', 'pages 3 to 6' */
export function pagesWords(numbers: readonly number[]): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A kit has no such pages');
  if (first === last) return `page ${first}`;
  if (numbers.length > 2 && last - first === numbers.length - 1) return `pages ${first} to ${last}`;
  return `pages ${numbers.slice(0, -1).join(', ')} and ${last}`;
}
