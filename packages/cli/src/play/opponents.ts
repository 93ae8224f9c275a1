import { type Memory, newMemory, observe, type Plan } from '@pouch/bots';
import { type Decision, type Level, type Random, type Seat, streamSeed } from '@pouch/rules';
import type { Session } from './session.js';
import type { Thinker } from './thinker.js';

interface Opponent {
  readonly level: Level;
  memory: Memory;
}

/** The bots at the table: each knows what its own seat has seen, and nothing else. */
export class Opponents {
  private readonly bySeat: ReadonlyMap<Seat, Opponent>;

  constructor(
    private readonly session: Session,
    levels: ReadonlyMap<Seat, Level>,
    private readonly thinker: Thinker,
    private readonly random: Random,
    private readonly iterations?: number,
  ) {
    this.bySeat = new Map(
      [...levels].map(([seat, level]) => [seat, { level, memory: newMemory(session.id, seat) }] as const),
    );
  }

  /** Everybody looks at the table; `seconds` is its clock, where there is a race. */
  look(seconds = 0): void {
    for (const [seat, opponent] of this.bySeat)
      opponent.memory = observe(opponent.memory, this.session.view(seat), seconds);
  }

  async plan(seat: Seat): Promise<Plan<Decision>> {
    const opponent = this.bySeat.get(seat);
    const plan =
      opponent &&
      (await this.thinker.think({
        view: this.session.view(seat),
        memory: opponent.memory,
        level: opponent.level,
        seed: streamSeed(this.random.below(SEEDS), seat),
        iterations: this.iterations,
      }));
    if (plan === undefined) throw new Error(`nobody decides in seat ${seat}`);
    return plan;
  }
}

const SEEDS = 2 ** 30;
