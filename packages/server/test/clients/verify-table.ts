import { type PublicChange, verifyRecord } from '@pouch/protocol';
import { type GameRecord, type Json, Refusal, readRecord, replay, StepRefusal, seatsIn } from '@pouch/rules';
import { expect } from 'vitest';
import type { Change, Store } from '../../src/store/store.js';
import { ask, type Identity } from './http.js';
import type { Accepted, Seen } from './scripted-player.js';

/** A client that took part, with what it received and which commands were accepted. */
export interface Participant {
  readonly identity: Identity;
  readonly accepted: readonly Accepted[];
  /** Commands that were refused, by id. */
  readonly refused: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, Omit<Seen, 'told'> & { readonly told?: Seen['told'] }>;
}

/** The ground groundTruth about a finished table: its record replayed, and its stored changes. */
interface GroundTruth {
  readonly record: GameRecord;
  readonly state: unknown;
  readonly changes: readonly Change[];
}

interface Played {
  readonly table: string;
  readonly players: readonly Participant[];
  readonly watchers: readonly Participant[];
}

/** The public record of a table. */
export const recordOf = async (base: string, table: string): Promise<Json> =>
  (await ask(base, 'GET', `/api/tables/${table}/record`)) as Json;

/** Verifies that everything accepted is in the table's log, in order and once, and that the game ended correctly. */
export async function verifyTable({ table, players, watchers }: Played, record: Json, store: Store): Promise<void> {
  const groundTruth: GroundTruth = { ...replayed(table, record), changes: await store.changesAfter(table, 0) };
  verifyNumbers(table, groundTruth.changes);
  for (const player of players) verifyAccepted(player, table, groundTruth);
  for (const player of [...players, ...watchers]) verifyViews(player, table, groundTruth);
}

function replayed(table: string, json: Json): Omit<GroundTruth, 'changes'> {
  const record = readRecord(json);
  if (record instanceof Refusal) throw new Error(`the record of ${table} is none: ${record.reason}`);
  let state: unknown;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) throw new Error(`the record of ${table}, step ${frame.step}: ${frame.reason}`);
    state = frame.state;
  }
  expect(verifyRecord(record, json.fairness), `fairness of ${table}`).toMatchObject({ verdict: 'fair' });
  return { record, state };
}

/** Numbers without gaps; every command at most once. */
function verifyNumbers(table: string, changes: readonly Change[]): void {
  expect(
    changes.map(({ number }) => number),
    `numbers of ${table}`,
  ).toEqual(changes.map((_, index) => index + 1));
  const origins = changes.flatMap(({ origin }) => origin ?? []);
  expect(new Set(origins).size, `commands of ${table}`).toBe(origins.length);
}

/** Every accepted command is the change of the number in its answer, with the decision sent; no refused one is stored. */
function verifyAccepted(player: Participant, table: string, { changes, record }: GroundTruth): void {
  const own = `${player.identity.guest.id} `;
  const ids = changes.flatMap(({ origin }) => (origin?.startsWith(own) ? [origin.slice(own.length)] : []));
  expect(
    ids.filter((id) => player.refused.has(id)),
    `refused and yet done at ${table}`,
  ).toEqual([]);
  const accepted = player.accepted.filter((each) => each.table === table);
  const numbers = accepted.map(({ number }) => number);
  expect(numbers, `order of ${player.identity.guest.name}'s commands at ${table}`).toEqual(
    numbers.toSorted((a, b) => a - b),
  );
  for (const { id, number, step } of accepted) {
    const change = changes[number - 1];
    expect(change?.origin, `change ${number} of ${table}`).toBe(`${player.identity.guest.id} ${id}`);
    const { seat } = player.tables.get(table) ?? {};
    if (step !== undefined) expect([...stepsIn(change, record), ...claimsIn(change)]).toContainEqual({ ...step, seat });
  }
}

/** The players' decisions of a change, as the record has them. */
function stepsIn(change: Change | undefined, record: GameRecord): Json[] {
  const happened = JSON.parse(change?.told ?? '[]') as PublicChange['happened'];
  return happened.flatMap((each) => {
    if (each.what !== 'step' || each.by !== 'player') return [];
    const { at: _, ...step } = record.steps[each.step] as Json;
    return [step];
  });
}

/** Waiting calls of a change: which was first is decided in a later one. */
function claimsIn(change: Change | undefined): Json[] {
  const entries = JSON.parse(change?.entries ?? '[]') as { what: string; claim?: { seat: number } }[];
  return entries.flatMap(({ claim }) => (claim === undefined ? [] : [{ do: 'call', seat: claim.seat }]));
}

/** Every client has the final view of the replayed game, and has received every change. */
function verifyViews(player: Participant, table: string, { record, state, changes }: GroundTruth): void {
  const seen = player.tables.get(table);
  const { game } = record;
  const turn = game.turn(state);
  if (turn.kind !== 'over') throw new Error(`${table} is not over`);
  const told = { winners: seatsIn(turn.winners), scores: turn.scores, ending: turn.ending };
  expect(seen?.about?.result, `result of ${table}`).toEqual(told);
  const view = JSON.parse(JSON.stringify(game.view(state, seen?.seat ?? 'table')));
  expect(seen?.view, `last view of ${player.identity.guest.name} at ${table}`).toEqual(view);
  if (seen?.told === undefined) return;
  const heard = [...seen.told].toSorted(([a], [b]) => a - b);
  expect(heard.map(([number]) => number)).toEqual(changes.map(({ number }) => number));
  for (const [number, text] of heard) {
    const change = changes[number - 1] as Change;
    expect(JSON.parse(text)).toEqual({ number, at: change.at, happened: JSON.parse(change.told) });
  }
}
