import type { Plan, Question } from '@pouch/bots';
import type { Decision } from '@pouch/rules';

export interface Answered {
  readonly plan: Plan<Decision> | undefined;
  readonly millis: number;
  /** Bytes, including typed arrays. */
  readonly memory: number;
}

/** Where the bots run. */
export interface Environment {
  readonly name: string;
  ask(question: Question): Promise<Answered>;
  close(): Promise<unknown>;
}
