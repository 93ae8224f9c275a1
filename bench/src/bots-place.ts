/** Where bots think and are measured. */

import type { Plan, Question } from '@pouch/bots';
import type { Decision } from '@pouch/rules';

export interface Answered {
  readonly plan: Plan<Decision> | undefined;
  readonly millis: number;
  /** Bytes, of objects and of lists of numbers. */
  readonly memory: number;
}

export interface Place {
  readonly name: string;
  ask(question: Question): Promise<Answered>;
  close(): Promise<unknown>;
}
