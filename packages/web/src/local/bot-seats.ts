import { earliest, type Memory, type RaceTime } from '@pouch/bots';
import { type Decision, type Game, type GameId, has, type Random, type Seat, type Step, type Turn } from '@pouch/rules';
import type { SavePlayer } from '../device/save.ts';
import type { BotAnswer, Look } from './bot-mind.ts';
import type { BotPool } from './bot-pool.ts';
import { botSeed } from './chance.ts';

export interface BotDeps {
  readonly game: Game;
  readonly pool: BotPool;
  readonly random: Random;
  /** So many iterations instead of each level's own time. */
  readonly iterations?: number;
}

type Bot = Extract<SavePlayer, { kind: 'bot' }>;

/** What a bot means to do, and when on the table's clock. */
export interface Planned {
  readonly decision: Decision;
  readonly at: number;
}

/** One question to one bot. */
interface Asking {
  /** The step from which on this decision was awaited: another step is another question. */
  readonly since: number;
  readonly abort: AbortController;
  /** Undefined while the bot thinks. */
  planned?: Planned;
}

interface BotSeat {
  readonly seat: Seat;
  readonly bot: Bot;
  memory: Memory | undefined;
  /** What it has seen since its memory was made. */
  looks: Look[];
  /** Since which step its decision is awaited, if it is. */
  awaited: number | undefined;
  asking: Asking | undefined;
  /** Plans for the awaited decision that the rules did not allow. */
  fouls: number;
}

/** The table as the bots have it before them. */
export interface Scene {
  readonly turn: Turn;
  /** How many steps have been taken. */
  readonly number: number;
  readonly seconds: number;
  readonly race: RaceTime | undefined;
  view(seat: Seat): unknown;
}

/** The seats that bots play: what each has noted, what it was asked, and what it means to do. */
export class BotSeats {
  private readonly seats: readonly BotSeat[];
  private phase: string | undefined;

  constructor(
    private readonly deps: BotDeps,
    players: readonly SavePlayer[],
    /** A bot has made up its mind. */
    private readonly decided: () => void,
  ) {
    this.seats = players.flatMap((bot, seat) =>
      bot.kind === 'bot'
        ? [{ seat, bot, memory: undefined, looks: [], awaited: undefined, asking: undefined, fouls: 0 }]
        : [],
    );
  }

  /** After a step: what each sees now, and whose decision is another one than before. */
  moved(scene: Scene, step: Step | undefined): void {
    const { turn, number, seconds } = scene;
    const phase = turn.kind === 'decide' ? turn.phase : undefined;
    const anew = phase !== this.phase || phase === SEARCH || step?.clock !== undefined;
    this.phase = phase;
    for (const each of this.seats) {
      if (turn.kind === 'decide') each.looks.push({ view: scene.view(each.seat), seconds });
      const was = each.awaited;
      if (!isToMove(turn, each.seat)) each.awaited = undefined;
      else if (was === undefined || anew || (step?.do !== undefined && step.seat === each.seat)) each.awaited = number;
      if (each.awaited !== was) each.fouls = 0;
      if (each.asking !== undefined && each.asking.since !== each.awaited) this.drop(each);
    }
  }

  /** Asks every bot whose decision is awaited and who has not been asked for it. */
  ask(scene: Scene): void {
    for (const each of this.seats)
      if (each.awaited !== undefined && each.asking === undefined) void this.think(each, each.awaited, scene);
  }

  /** What comes first of all that the bots mean to do. */
  first(): Planned | undefined {
    let first: Planned | undefined;
    for (const { asking } of this.seats) {
      const planned = asking?.planned;
      if (planned !== undefined && (first === undefined || planned.at < first.at)) first = planned;
    }
    return first;
  }

  /** The rules do not allow what this bot planned: it is asked again, and is helped if that does not help. */
  foul(seat: Seat): void {
    for (const each of this.seats)
      if (each.seat === seat) {
        each.fouls++;
        this.drop(each);
      }
  }

  /** Nobody waits for answers any more. */
  stop(): void {
    for (const each of this.seats) this.drop(each);
  }

  private drop(each: BotSeat): void {
    each.asking?.abort.abort();
    each.asking = undefined;
  }

  private async think(each: BotSeat, since: number, scene: Scene): Promise<void> {
    const asking: Asking = { since, abort: new AbortController() };
    each.asking = asking;
    const { seconds, race } = scene;
    const view = scene.view(each.seat);
    const looks = [...each.looks, { view, seconds }];
    const answer = await (each.fouls > 1 ? undefined : this.answerOf(each, looks, asking.abort.signal));
    if (each.asking !== asking) return;
    if (answer !== undefined) {
      each.memory = answer.memory;
      each.looks = each.looks.slice(looks.length - 1);
    }
    const { decision, after } = answer?.plan ?? { decision: anyChoice(this.deps.game, view, each.seat), after: 0 };
    if (decision === undefined) return;
    const wanted = seconds + Math.max(0, after);
    asking.planned = { decision, at: race === undefined ? wanted : earliest(race, decision, wanted) };
    this.decided();
  }

  private async answerOf(
    { seat, bot, memory }: BotSeat,
    looks: readonly Look[],
    signal: AbortSignal,
  ): Promise<BotAnswer | undefined> {
    const { game, pool, random, iterations } = this.deps;
    const question = { game: game.id as GameId, seat, level: bot.level, memory, looks, seed: botSeed(random) };
    try {
      return await pool.ask(iterations === undefined ? question : { ...question, iterations }, signal);
    } catch {
      return undefined; // It is helped to a decision, if anybody still waits for one.
    }
  }
}

/** Coin Set: everybody searches at once, and every step changes what the others were about to do. */
const SEARCH = 'search';

/** In a race that is also whoever has agreed: it may still call (S6). */
const isToMove = (turn: Turn, seat: Seat): boolean =>
  turn.kind === 'decide' && has(turn.phase === SEARCH ? turn.may : turn.awaited, seat);

/** Something that is allowed, for a bot that could not think. It does not call for nothing. */
function anyChoice(game: Game, view: unknown, seat: Seat): Decision | undefined {
  for (const decision of game.choices(view, seat)) if (decision.do !== 'call') return decision;
  return undefined;
}
