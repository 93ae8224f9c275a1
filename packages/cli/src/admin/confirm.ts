import { createInterface } from 'node:readline/promises';
import { Failure } from '../fail.js';

/** Asks on the terminal unless the command has --yes; ends the command if the answer is not yes. */
export async function confirm(question: string, { yes }: { readonly yes?: boolean }): Promise<void> {
  if (yes === true) return;
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    process.stderr.write(`${question} [y/N] `);
    for await (const line of lines) {
      if (/^y(es)?$/i.test(line.trim())) return;
      break;
    }
  } finally {
    lines.close();
  }
  throw new Failure('Nothing was done.');
}
