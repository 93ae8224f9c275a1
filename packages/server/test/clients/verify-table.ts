import { type PublicChange, verifyRecord } from '@pouch/protocol';
import { type GameRecord, type Json, Refusal, readRecord, replay, StepRefusal, seatsIn } from '@pouch/rules';
import { expect } from 'vitest';
import type { Change, Store } from '../../src/store/store.js';
import { ask, type Identity } from './http.js';
import type { Accepted, Seen } from './scripted-player.js';

/** Somebody who took part, and what they were told and accepted. */
export interface Participant {
  readonly identity: Identity;
  readonly accepted: readonly Accepted[];
  /** Commands that were refused, by id. */
  readonly refused: ReadonlySet<string>;
  readonly tables: ReadonlyMap<string, Omit<Seen, 'told'> & { readonly told?: Seen['told'] }>;
}

/** The whole truth about a finished table: its record replayed, and what the store has of it. */
interface Truth {
  readonly record: GameRecord;
  readonly state: unknown;
  readonly changes: readonly Change[];
}

interface Played {
  readonly table: string;
  readonly players: readonly Participant[];
  readonly watchers: readonly Participant[];
}

/** The record of a table, as anybody gets it. */
export const recordOf = async (base: string, table: string): Promise<Json> =>
  (await ask(base, 'GET', `/api/tables/${table}/record`)) as Json;

/** Proves that everything accepted at the table is in its log, in order and once, and that the game ended rightly. */
export async function verifyTable({ table, players, watchers }: Played, record: Json, store: Store): Promise<void> {
  const truth: Truth = { ...replayed(table, record), changes: await store.changesAfter(table, 0) };
  proveNumbers(table, truth.changes);
  for (const person of players) provePromises(person, table, truth);
  for (const person of [...players, ...watchers]) proveSight(person, table, truth);
}

function replayed(table: string, json: Json): Omit<Truth, 'changes'> {
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
function proveNumbers(table: string, changes: readonly Change[]): void {
  expect(
    changes.map(({ number }) => number),
    `numbers of ${table}`,
  ).toEqual(changes.map((_, index) => index + 1));
  const origins = changes.flatMap(({ origin }) => origin ?? []);
  expect(new Set(origins).size, `commands of ${table}`).toBe(origins.length);
}

/**
 * Every command that was answered with a number is the change of that number, and the decision is the one sent; none that
 * was refused is anywhere.
 */
function provePromises(person: Participant, table: string, { changes, record }: Truth): void {
  const own = `${person.identity.guest.id} `;
  const ids = changes.flatMap(({ origin }) => (origin?.startsWith(own) ? [origin.slice(own.length)] : []));
  expect(
    ids.filter((id) => person.refused.has(id)),
    `refused and yet done at ${table}`,
  ).toEqual([]);
  const accepted = person.accepted.filter((each) => each.table === table);
  const numbers = accepted.map(({ number }) => number);
  expect(numbers, `order of ${person.identity.guest.name}'s commands at ${table}`).toEqual(
    numbers.toSorted((a, b) => a - b),
  );
  for (const { id, number, step } of accepted) {
    const change = changes[number - 1];
    expect(change?.origin, `change ${number} of ${table}`).toBe(`${person.identity.guest.id} ${id}`);
    const { seat } = person.tables.get(table) ?? {};
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

/** Calls of a change that wait for others of the same moment: whose was first is another change. */
function claimsIn(change: Change | undefined): Json[] {
  const entries = JSON.parse(change?.entries ?? '[]') as { what: string; claim?: { seat: number } }[];
  return entries.flatMap(({ claim }) => (claim === undefined ? [] : [{ do: 'call', seat: claim.seat }]));
}

/** Who plays or watches has seen the end, as the replayed game shows it to them, and every change on the way. */
function proveSight(person: Participant, table: string, { record, state, changes }: Truth): void {
  const seen = person.tables.get(table);
  const { game } = record;
  const turn = game.turn(state);
  if (turn.kind !== 'over') throw new Error(`${table} is not over`);
  const told = { winners: seatsIn(turn.winners), scores: turn.scores, ending: turn.ending };
  expect(seen?.about?.result, `result of ${table}`).toEqual(told);
  const view = JSON.parse(JSON.stringify(game.view(state, seen?.seat ?? 'table')));
  expect(seen?.view, `last view of ${person.identity.guest.name} at ${table}`).toEqual(view);
  if (seen?.told === undefined) return;
  const heard = [...seen.told].toSorted(([a], [b]) => a - b);
  expect(heard.map(([number]) => number)).toEqual(changes.map(({ number }) => number));
  for (const [number, text] of heard) {
    const change = changes[number - 1] as Change;
    expect(JSON.parse(text)).toEqual({ number, at: change.at, happened: JSON.parse(change.told) });
  }
}
