import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type GameRecord, Refusal, readRecord } from '@pouch/rules';
import { Failure, reasonOf } from './fail.js';
import { LineWriter } from './output.js';

/** What is wrong with a record, at one of its steps if that is known. */
interface Problem {
  readonly step?: number;
  readonly reason: string;
}

/** Handles every record of a file; problems go to standard error. Returns the exit code. */
export async function forEachRecord(
  file: string,
  handle: (record: GameRecord, out: LineWriter, number: number) => Promise<Problem | undefined>,
): Promise<number> {
  const out = new LineWriter(process.stdout);
  const errors = new LineWriter(process.stderr);
  let number = 0;
  let exitCode = 0;
  try {
    for await (const record of recordsIn(file)) {
      const problem = await handle(record, out, number);
      if (problem !== undefined) {
        await out.flush();
        await errors.line(
          `record ${number}${problem.step === undefined ? '' : `, step ${problem.step}`}: ${problem.reason}`,
        );
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

/** The records of a file, or of standard input for `-`: one JSON document, or JSON Lines. */
export async function* recordsIn(file: string): AsyncGenerator<GameRecord> {
  let number = 0;
  for await (const value of valuesIn(file)) {
    const record = readRecord(value);
    if (record instanceof Refusal) throw new Failure(`${file}: record ${number}: ${record.reason}`);
    yield record;
    number++;
  }
  if (number === 0) throw new Failure(`${file}: there are no records in this file`);
}

async function* valuesIn(file: string): AsyncGenerator<unknown> {
  const lines = linesIn(file)[Symbol.asyncIterator]();
  let number = 0;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line = next.value;
    if (line.trim() === '') continue;
    let value = parsed(line);
    // A first line that is not JSON by itself begins a document of several lines.
    if (value instanceof Error && number === 0) value = parsed(await rest(line, lines));
    if (value instanceof Error) throw new Failure(`${file}: record ${number} is not valid JSON: ${reasonOf(value)}`);
    yield value;
    number++;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function rest(first: string, lines: AsyncIterator<string>): Promise<string> {
  const all = [first];
  for (let next = await lines.next(); !next.done; next = await lines.next()) all.push(next.value);
  return all.join('\n');
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const input = file === '-' ? process.stdin : createReadStream(file);
  try {
    let first = true;
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield first ? line.replace(/^\uFEFF/, '') : line;
      first = false;
    }
  } catch (error) {
    throw new Failure(`${file}: cannot read the file: ${reasonOf(error)}`);
  }
}
