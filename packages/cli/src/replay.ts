import { type GameRecord, replay, StepRefusal, stateJson } from '@pouch/rules';
import { recordsIn } from './input.js';
import { LineWriter } from './output.js';

/** Prints the states of every record; steps that are not allowed go to standard error. Returns the exit code. */
export async function replayFile(file: string, options: { final?: boolean }): Promise<number> {
  const out = new LineWriter(process.stdout);
  const errors = new LineWriter(process.stderr);
  let number = 0;
  let exitCode = 0;
  try {
    for await (const record of recordsIn(file)) {
      const refusal = await printStates(record, out, options.final === true);
      if (refusal !== undefined) {
        await out.flush();
        await errors.line(`record ${number}, step ${refusal.step}: ${refusal.reason}`);
        await errors.flush();
        exitCode = 1;
      }
      number++;
    }
  } finally {
    await out.flush();
  }
  return exitCode;
}

async function printStates(record: GameRecord, out: LineWriter, final: boolean): Promise<StepRefusal | undefined> {
  const print = (state: unknown): Promise<void> => out.line(JSON.stringify(stateJson(record.game, state)));
  let last: unknown;
  for (const frame of replay(record)) {
    if (frame instanceof StepRefusal) {
      if (final) await print(last);
      return frame;
    }
    last = frame.state;
    if (!final) await print(last);
  }
  if (final) await print(last);
  return undefined;
}
