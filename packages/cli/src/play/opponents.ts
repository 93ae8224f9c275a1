import { type Memory, newMemory, observe, type Plan } from '@pouch/bots';
import { type Decision, type Level, type Random, type Seat, streamSeed } from '@pouch/rules';
import type { BotRunner } from './bot-runner.js';
import type { Session } from './session.js';

interface Opponent {
  readonly level: Level;
  memory: Memory;
}

/** The bots at the table. Each knows only what its own seat has seen. */
export class Opponents {
  private readonly bySeat: ReadonlyMap<Seat, Opponent>;

  constructor(
    private readonly session: Session,
    levels: ReadonlyMap<Seat, Level>,
    private readonly runner: BotRunner,
    private readonly random: Random,
    private readonly iterations?: number,
  ) {
    this.bySeat = new Map(
      [...levels].map(([seat, level]) => [seat, { level, memory: newMemory(session.id, seat) }] as const),
    );
  }

  /** Lets every bot see the table; `seconds` is the clock of a race. */
  observe(seconds = 0): void {
    for (const [seat, opponent] of this.bySeat)
      opponent.memory = observe(opponent.memory, this.session.view(seat), seconds);
  }

  async plan(seat: Seat): Promise<Plan<Decision>> {
    const opponent = this.bySeat.get(seat);
    const plan =
      opponent &&
      (await this.runner.plan({
        view: this.session.view(seat),
        memory: opponent.memory,
        level: opponent.level,
        seed: streamSeed(this.random.below(SEEDS), seat),
        iterations: this.iterations,
      }));
    if (plan === undefined) throw new Error(`there is no bot in seat ${seat}`);
    return plan;
  }
}

const SEEDS = 2 ** 30;
