import type { Memory } from '@pouch/bots';
import {
  actingSeats,
  awaitedSince,
  type Decision,
  decisionNumber,
  earliest,
  firstPlanned,
  type Game,
  type GameId,
  has,
  NOBODY,
  only,
  type Planned,
  type RaceClock,
  type Random,
  type Seat,
  type Step,
  type Turn,
} from '@pouch/rules';
import { botSeed } from '../device/chance.ts';
import type { SavePlayer } from '../device/save.ts';
import type { BotAnswer, Observation } from './bot-mind.ts';
import type { BotPool } from './bot-pool.ts';

export interface BotDeps {
  readonly game: Game;
  readonly pool: BotPool;
  readonly random: Random;
  /** A fixed number of iterations instead of each level's own time. */
  readonly iterations?: number;
  /** Multiplies the time that bots take in a race. */
  readonly pace?: number;
}

type Bot = Extract<SavePlayer, { kind: 'bot' }>;

/** One question to one bot. */
interface Asking {
  /** The decision that it is about: see `decisionNumber`. */
  readonly about: number;
  readonly abort: AbortController;
  /** Undefined while the bot thinks. */
  planned?: Planned;
}

interface BotSeat {
  readonly seat: Seat;
  readonly bot: Bot;
  memory: Memory | undefined;
  /** What it has seen since its memory was made. */
  observations: Observation[];
  /** The number of the decision that it has to make, if any. */
  awaited: number | undefined;
  asking: Asking | undefined;
  /** Plans for the awaited decision that the rules did not allow. */
  fouls: number;
}

/** The game after a step, as far as bots need to know it. */
export interface Position {
  readonly turn: Turn;
  /** How many steps have been taken. */
  readonly number: number;
  readonly seconds: number;
  readonly clock: RaceClock;
  view(seat: Seat): unknown;
}

/** The seats that bots play: the memory of each, its open question and its plan. */
export class BotSeats {
  private readonly seats: readonly BotSeat[];
  private turn: Turn | undefined;
  /** By seat, people included: the step since which its decision is awaited. */
  private since: readonly (number | null)[];

  constructor(
    private readonly deps: BotDeps,
    players: readonly SavePlayer[],
    /** Called when a bot has a plan. */
    private readonly decided: () => void,
  ) {
    this.since = players.map(() => null);
    this.seats = players.flatMap((bot, seat) =>
      bot.kind === 'bot'
        ? [{ seat, bot, memory: undefined, observations: [], awaited: undefined, asking: undefined, fouls: 0 }]
        : [],
    );
  }

  /** Takes in a step: what each bot observes, and whose open question is about another decision now. */
  moved(position: Position, step: Step | undefined): void {
    const { turn, number, seconds } = position;
    const acted = step?.do === undefined ? NOBODY : only(step.seat);
    const progress = { before: this.turn, after: turn, acted, expired: step?.clock !== undefined };
    this.since = awaitedSince(this.since, progress, number);
    this.turn = turn;
    for (const each of this.seats) {
      const { seat } = each;
      if (turn.kind === 'decide') each.observations.push({ view: position.view(seat), seconds });
      const was = each.awaited;
      const acts = turn.kind === 'decide' && has(actingSeats(turn), seat);
      each.awaited = acts ? decisionNumber(turn, this.since[seat], number) : undefined;
      if (each.awaited !== was) each.fouls = 0;
      if (each.asking !== undefined && each.asking.about !== each.awaited) this.drop(each);
    }
  }

  /** Asks every bot that has a decision to make and has not been asked for it. */
  ask(position: Position): void {
    for (const each of this.seats)
      if (each.awaited !== undefined && each.asking === undefined) void this.think(each, each.awaited, position);
  }

  /** The earliest plan of all bots. */
  first(): Planned | undefined {
    return firstPlanned(this.seats.map(({ asking }) => asking?.planned));
  }

  /** The rules refuse this bot's plan: it is asked once more, then any legal decision is made for it. */
  foul(seat: Seat): void {
    for (const each of this.seats)
      if (each.seat === seat) {
        each.fouls++;
        this.drop(each);
      }
  }

  /** Drops all open questions. */
  stop(): void {
    for (const each of this.seats) this.drop(each);
  }

  private drop(each: BotSeat): void {
    each.asking?.abort.abort();
    each.asking = undefined;
  }

  private async think(each: BotSeat, about: number, position: Position): Promise<void> {
    const asking: Asking = { about, abort: new AbortController() };
    each.asking = asking;
    const { seconds, clock } = position;
    const view = position.view(each.seat);
    const observations = [...each.observations, { view, seconds }];
    const answer = await (each.fouls > 1 ? undefined : this.answerOf(each, observations, asking.abort.signal));
    if (each.asking !== asking) return;
    if (answer !== undefined) {
      each.memory = answer.memory;
      each.observations = each.observations.slice(observations.length - 1);
    }
    const { decision, after } = answer?.plan ?? { decision: anyChoice(this.deps.game, view, each.seat), after: 0 };
    if (decision === undefined) return;
    const wanted = seconds + Math.max(0, after);
    asking.planned = { decision, at: earliest(this.deps.game.race, clock, decision, wanted) };
    this.decided();
  }

  private async answerOf(
    { seat, bot, memory }: BotSeat,
    observations: readonly Observation[],
    signal: AbortSignal,
  ): Promise<BotAnswer | undefined> {
    const { game, pool, random, iterations, pace } = this.deps;
    const question = { game: game.id as GameId, seat, level: bot.level, memory, observations, seed: botSeed(random) };
    try {
      return await pool.ask(
        { ...question, ...(iterations !== undefined && { iterations }), ...(pace !== undefined && { pace }) },
        signal,
      );
    } catch {
      return undefined; // Any legal decision is made for it, if one is still needed.
    }
  }
}

/** A legal decision for a bot without an answer; never a call. */
function anyChoice(game: Game, view: unknown, seat: Seat): Decision | undefined {
  for (const decision of game.choices(view, seat)) if (decision.do !== game.race?.call) return decision;
  return undefined;
}
