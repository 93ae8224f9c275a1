import type { TableLine } from './table-state.ts';

/** What others have said after a change of the table, the oldest first. */
export const saidAfter = (lines: readonly TableLine[], number: number, me: string | undefined): readonly TableLine[] =>
  lines.filter((line) => line.number > number && line.happened.what === 'said' && line.happened.who.id !== me);
