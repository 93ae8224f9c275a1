import { type About, isForgotten, type TableEvent } from '@pouch/protocol';
import { type Json, seatsIn } from '@pouch/rules';
import { gameOf, type Table } from './table.js';

/** What everyone with the link may know about a table besides the game itself. */

function resultOf(table: Table): About['result'] {
  if (table.phase !== 'over' || table.ended !== undefined || table.people.stopped !== null) return null;
  const turn = gameOf(table).turn(table.state);
  if (turn.kind !== 'over') return null;
  return { winners: seatsIn(turn.winners), scores: [...turn.scores], ending: turn.ending };
}

export const aboutOf = (table: Table): About => ({
  id: table.id,
  game: table.game,
  options: table.options,
  clock: table.clock,
  visibility: table.visibility,
  ...(table.start === 'when-full' && { start: table.start }),
  phase: table.phase,
  host: table.host,
  seats: [...table.seats],
  code: table.code,
  fairness: {
    commitment: table.commitment,
    words: [...table.words],
    seed: table.phase === 'over' ? table.seed : null,
  },
  madeAt: table.madeAt,
  startedAt: table.startedAt,
  endedAt: table.endedAt,
  result: resultOf(table),
  ...(table.ended === undefined ? {} : { ended: table.ended }),
  stopped: table.people.stopped,
  newcomers: table.people.newcomers,
  requests: [...table.people.requests],
  proposal: table.people.proposal,
  pause: table.people.pause,
  holidays: [...table.people.holidays],
  previous: table.people.previous,
  next: table.next,
});

const cache = new WeakMap<Table, string>();

/** `aboutOf` as JSON, cached: the store and the broadcast both need it. */
export function aboutJson(table: Table): string {
  let json = cache.get(table);
  if (json === undefined) {
    json = JSON.stringify(aboutOf(table));
    cache.set(table, json);
  }
  return json;
}

/** Frees the cached JSON. Once a change is stored and broadcast, it is rarely needed again. */
export const dropAboutJson = (table: Table): boolean => cache.delete(table);

const GAME_ONLY: readonly TableEvent['what'][] = ['step', 'verdict', 'said', 'unsaid', 'webhook'];

/** Whether an event changes what `aboutOf` returns: then lists in the store and all subscribers need it again. */
export const changesAbout = ({ what }: TableEvent): boolean => !GAME_ONLY.includes(what);

/** Whether an event changes what older changes say: those who have read them must read them again. */
export const rewritesLog = ({ what }: TableEvent): boolean => what === 'forgot' || what === 'unsaid';

/** What a record says besides its game and steps. */
export const recordHead = (table: Table): Json => {
  const { fairness, result, stopped, startedAt } = aboutOf(table);
  const players = table.seats.map((seat) =>
    seat.kind === 'open' || (seat.kind === 'person' && isForgotten(seat.guest)) ? null : seat.name,
  );
  const head = { id: table.id, players, startedAt };
  if (table.phase !== 'over' || table.ended !== undefined) return head;
  return { ...head, ...(stopped === null ? { result } : { stopped }), ...(table.lostWords ? {} : { fairness }) };
};
