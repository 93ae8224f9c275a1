import type { Refusal } from '@pouch/rules';
import type { ChangeDraft } from './change-draft.js';

/** How a request ended: the number of its change, or of the table's last one if it changed nothing; or why not. */
export type Result = number | Refusal;

/** A change that somebody wants made to a table. */
export interface TableRequest {
  /** Guest and command; null for requests of the server itself. */
  readonly origin: string | null;
  /** Adds entries to the draft, or refuses. Called again on a newer table if another writer was faster. */
  perform(draft: ChangeDraft): Refusal | undefined;
  /** Whether it may come even at a table that has reached its length. */
  readonly unbounded?: true;
  /** Called once, after the change is stored. */
  done(result: Result): void;
}

/** A request of the server itself, which nobody waits for. */
export const ownRequest = (perform: TableRequest['perform']): TableRequest => ({ origin: null, perform, done() {} });

/** A request of the server itself, with its result: the number of its change, or why it was refused. */
export const awaitedRequest = (
  writer: { submit(request: TableRequest): void },
  perform: TableRequest['perform'],
): Promise<Result> => new Promise((done) => writer.submit({ origin: null, perform, done, unbounded: true }));
