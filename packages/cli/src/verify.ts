import { type Verdict, verifyRecord } from '@pouch/protocol';
import { plural } from '@pouch/rules';
import { recordsIn } from './input.js';
import { LineWriter } from './output.js';

/** Draws the chance of every record again; mismatches go to standard error. Returns the exit code. */
export async function verifyFile(file: string, options: { commitment?: string }): Promise<number> {
  const out = new LineWriter(process.stdout);
  const errors = new LineWriter(process.stderr);
  let number = 0;
  let exitCode = 0;
  try {
    for await (const record of recordsIn(file)) {
      const verdict = verifyRecord(record, evidence(record.json.fairness, options.commitment));
      if (verdict.verdict === 'fair') await out.line(`record ${number}: ${words(verdict)}`);
      else {
        await out.flush();
        await errors.line(`record ${number}${'step' in verdict ? `, step ${verdict.step}` : ''}: ${words(verdict)}`);
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

/** The record's fairness, with the commitment that was seen before the game instead of its own if there is one. */
const evidence = (fairness: unknown, seen: string | undefined): unknown =>
  seen === undefined || typeof fairness !== 'object' || fairness === null
    ? fairness
    : { ...fairness, commitment: seen };

function words(verdict: Verdict): string {
  switch (verdict.verdict) {
    case 'fair':
      return `fair, ${plural(verdict.outcomes, 'outcome')} checked`;
    case 'unfair':
      return `${brief(verdict.recorded)} does not match; seed and words give ${brief(verdict.drawn)}`;
    case 'other-seed':
      return `the seed is not the one committed to: its SHA-256 is ${verdict.commitment}, not ${verdict.committed}`;
    case 'unknown':
      return `cannot be verified: ${verdict.reason}`;
    case 'refused':
      return verdict.reason;
  }
}

/** A record can hold anything: keeps the line short. */
function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= MOST ? text : `${text.slice(0, MOST)}…`;
}
const MOST = 500;
