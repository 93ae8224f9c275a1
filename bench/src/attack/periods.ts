import { type Spread, spread } from '../server-spread.js';
import type { Phase } from './orders.js';

/** What was measured, by the phase in which it began. */

const LATENESS_MS = 20;

interface Period {
  readonly phase: Phase;
  readonly decisions: number[];
  readonly bots: number[];
  /** How late a timer of this process was: as late as that its own figures may be. */
  readonly lateness: number[];
}

export interface Figures {
  readonly phase: Phase;
  readonly count: number;
  readonly decisions: Spread;
  readonly bots: Spread;
  readonly lateness: Spread;
}

const newPeriod = (phase: Phase): Period => ({ phase, decisions: [], bots: [], lateness: [] });

const figuresOf = ({ phase, decisions, bots, lateness }: Period): Figures => ({
  phase,
  count: decisions.length,
  decisions: spread(decisions),
  bots: spread(bots),
  lateness: spread(lateness),
});

export class Periods {
  private readonly all: Period[] = [newPeriod('pause')];

  constructor() {
    let due = performance.now() + LATENESS_MS;
    setInterval(() => {
      const now = performance.now();
      this.now.lateness.push(Math.max(0, now - due));
      due = now + LATENESS_MS;
    }, LATENESS_MS).unref();
  }

  get now(): Period {
    return this.all.at(-1) as Period;
  }

  begin(phase: Phase): void {
    this.all.push(newPeriod(phase));
  }

  /** Each period that was measured, in order. */
  each(): Figures[] {
    return this.all.filter(({ phase }) => phase === 'calm' || phase === 'attack').map(figuresOf);
  }

  /** All periods of a phase together. */
  together(phase: Phase): Figures {
    const sum = newPeriod(phase);
    for (const period of this.all.filter((each) => each.phase === phase))
      for (const part of ['decisions', 'bots', 'lateness'] as const)
        for (const value of period[part]) sum[part].push(value);
    return figuresOf(sum);
  }
}
