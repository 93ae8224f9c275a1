import { drawOutcome } from '@pouch/protocol';
import { type Decision, Refusal, type Step, whyNot, whyNotCall } from '@pouch/rules';
import type { CallTime } from './call-timing.js';
import { byTime, type ChangeDraft } from './change-draft.js';
import type { Actor } from './entries.js';
import { standsStill } from './people.js';
import { gameOf, turnOf } from './table.js';

/** Steps of the game at a table: decisions of players and bots, expired clocks, and the chance that follows. */

const PAUSED = new Refusal('The game is paused.');
const COINS_TO_COME = new Refusal('Wait until the new coins are on the table.');

/** Starts the game. The caller has checked that no seat is open. */
export function startGame(draft: ChangeDraft): void {
  draft.add({ what: 'started' });
  drawChance(draft);
}

/** Takes a decision. `callTime` is asked only for a call in a race. */
export function decide(
  draft: ChangeDraft,
  decision: Decision,
  by: Actor,
  callTime: () => CallTime,
): Refusal | undefined {
  const { table } = draft;
  const game = gameOf(table);
  const turn = turnOf(table);
  if (turn === undefined)
    return new Refusal(table.phase === 'over' ? 'The game is over.' : 'The game hasn’t started yet.');
  if (standsStill(table)) return PAUSED;
  if (turn.kind === 'chance') return COINS_TO_COME;
  const reason = whyNot(game, table.state, decision, turn);
  if (reason !== undefined) return new Refusal(reason);
  if (decision.do === game.race?.call) return call(draft, decision, by, callTime());
  if (table.race.until !== null) return new Refusal('Someone has already called.');
  draft.play(decision, by);
  drawChance(draft);
  return undefined;
}

/** The earliest call by the players' own displays counts. It waits while an earlier one may still be on its way. */
function call(draft: ChangeDraft, decision: Decision, by: Actor, time: CallTime): Refusal | undefined {
  const { race } = draft.table;
  const { seat } = decision;
  // The coins are sent a moment before all displays show them: a call at that time can only come from a program.
  if (time.received < race.laidAt) return COINS_TO_COME;
  // Half a millisecond more: players were told the time in whole ones.
  const barred = whyNotCall(race.clock, seat, (draft.at + 0.5) / 1000);
  if (barred !== undefined) return new Refusal(barred);
  if (race.claims.some((claim) => claim.seat === seat)) return new Refusal('You’ve already called.');
  if (race.until === null && time.until <= draft.at) draft.play(decision, by);
  else draft.add({ what: 'claim', claim: { seat, at: time.at, by }, until: race.until ?? time.until });
  return undefined;
}

/** Takes the earliest of the calls of one moment, once no earlier one can arrive any more. */
export function decideCalls(draft: ChangeDraft): Refusal | undefined {
  const { race } = draft.table;
  const { race: rules } = gameOf(draft.table);
  const [first] = byTime(race.claims);
  if (standsStill(draft.table)) return PAUSED;
  if (rules === undefined || race.until === null || first === undefined) return new Refusal('Nobody has called.');
  if (draft.at < race.until) return new Refusal('An earlier call may still arrive.');
  draft.play({ do: rules.call, seat: first.seat }, first.by);
  return undefined;
}

/** Takes the step of a clock of the game that has run out. */
export function expireClock(draft: ChangeDraft, clock: string): Refusal | undefined {
  const { table, at } = draft;
  const { deadline } = table.race.clock;
  if (standsStill(table)) return PAUSED;
  if (deadline === null || at < 1000 * deadline || table.race.until !== null)
    return new Refusal('The clock is still running.');
  const step: Step = { clock };
  const reason = whyNot(gameOf(table), table.state, step);
  if (reason !== undefined) return new Refusal(reason);
  draft.play(step, 'clock');
  drawChance(draft);
  return undefined;
}

/** Draws the chance that waited while everyone saw what was found. */
export function drawAwaitedChance(draft: ChangeDraft): Refusal | undefined {
  const { chanceAt } = draft.table.race;
  if (standsStill(draft.table)) return PAUSED;
  if (chanceAt === null || draft.at < chanceAt) return new Refusal('Nothing is to be drawn now.');
  drawChance(draft);
  return undefined;
}

/**
 * Draws outcomes from the table's seed and the players' words until somebody has to decide. In a race the next coins
 * must not be known before they are shown: while everyone gets ready or looks at what was found, they stay undrawn.
 */
function drawChance(draft: ChangeDraft): void {
  while (turnOf(draft.table)?.kind === 'chance' && draft.chanceWaitsMs === 0) {
    const { table } = draft;
    draft.play(drawOutcome(gameOf(table), table.state, table.seed, table.words, table.steps), 'chance');
  }
}
