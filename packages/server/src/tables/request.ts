import type { Refusal } from '@pouch/rules';
import type { Making } from './entries.js';

/** Something to be done at a table. */
export interface Request {
  /** Guest and command; null for what the server does itself. */
  readonly origin: string | null;
  /** Adds to the change, or says why not. Asked again on a newer table if another writer was faster. */
  run(making: Making): Refusal | undefined;
  /** How it ended: the number of the change, once that is stored, or why it was refused. */
  done(result: Refusal | number): void;
}
