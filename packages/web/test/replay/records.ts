import { readFileSync } from 'node:fs';
import { type GameRecord, type Json, Refusal, readRecord } from '@pouch/rules';

/** The finished games of a game's file in `records/`. */
export const recordsOf = (game: string): Json[] =>
  readFileSync(new URL(`../../../../records/${game}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Json);

export function read(json: Json): GameRecord {
  const record = readRecord(json);
  if (record instanceof Refusal) throw new Error(record.reason);
  return record;
}
