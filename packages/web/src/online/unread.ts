import type { RoomLine } from './room.ts';

/** What others have said after a change of the table, the oldest first. */
export const saidAfter = (lines: readonly RoomLine[], number: number, me: string | undefined): readonly RoomLine[] =>
  lines.filter((line) => line.number > number && line.happened.what === 'said' && line.happened.who.id !== me);
