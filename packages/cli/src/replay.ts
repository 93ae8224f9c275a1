import { type GameRecord, replay, StepRefusal, stateJson } from '@pouch/rules';
import { forEachRecord } from './input.js';
import type { LineWriter } from './output.js';

/** Prints the states of every record. Returns the exit code. */
export const replayFile = (file: string, { final = false }: { final?: boolean }): Promise<number> =>
  forEachRecord(file, (record, out) => printStates(record, out, final ? 'last' : 'all'));

async function printStates(
  record: GameRecord,
  out: LineWriter,
  which: 'all' | 'last',
): Promise<StepRefusal | undefined> {
  const print = (state: unknown): Promise<void> => out.line(JSON.stringify(stateJson(record.game, state)));
  let last: unknown;
  let refusal: StepRefusal | undefined;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) refusal = frame;
    else {
      last = frame.state;
      if (which === 'all') await print(last);
    }
  }
  if (which === 'last') await print(last);
  return refusal;
}
