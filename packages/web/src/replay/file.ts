import { type GameRecord, type Json, Refusal, readRecord } from '@pouch/rules';

/** As many bytes as a file or a link may have once it is unpacked: far more than the longest game. */
export const MOST_BYTES = 5_000_000;

/** One of the games in a file: its line, from 1, and what it is or why it is none. */
export interface FileEntry {
  readonly line: number;
  readonly record: GameRecord | Refusal;
}

/** What a text turned out to be. A file with several records has one a line. */
export type OpenedText =
  | { readonly kind: 'record'; readonly record: GameRecord }
  | { readonly kind: 'several'; readonly entries: readonly FileEntry[] }
  | { readonly kind: 'none'; readonly reason: string | undefined };

export function readText(text: string): OpenedText {
  const whole = parsed(text);
  if (whole !== undefined) return oneOf(readRecord(whole));
  const entries = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const json = parsed(line);
    const record = json === undefined ? new Refusal('It isn’t JSON') : readRecord(json);
    return [{ line: index + 1, record }];
  });
  const good = entries.filter(({ record }) => !(record instanceof Refusal));
  const [first] = good;
  if (first === undefined) return { kind: 'none', reason: undefined };
  // A whole record and nothing else but a stray line is still worth a list: it says what is wrong with the rest.
  return entries.length === 1 ? oneOf(first.record) : { kind: 'several', entries };
}

const oneOf = (record: GameRecord | Refusal): OpenedText =>
  record instanceof Refusal ? { kind: 'none', reason: record.reason } : { kind: 'record', record };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The names that a record gives its players, by seat; undefined where it names none. */
export function namesIn(json: Json, seats: number): readonly (string | undefined)[] {
  const listed: readonly unknown[] = Array.isArray(json.players) ? json.players : [];
  return Array.from({ length: seats }, (_, seat) => nameOf(listed[seat]));
}

const LONGEST_NAME = 24;

/** A name, or a player's object with a name in it. */
function nameOf(value: unknown): string | undefined {
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  if (typeof name !== 'string') return undefined;
  // A record from elsewhere may hold anything: names are shown on one line, and not at any length.
  const short = [...name.replaceAll(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');
  return short === '' ? undefined : short;
}
