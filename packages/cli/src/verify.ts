import { type Verdict, verifyRecord } from '@pouch/protocol';
import { plural } from '@pouch/rules';
import { forEachRecord } from './input.js';

/** Draws the chance of every record again and compares. Returns the exit code. */
export const verifyFile = (file: string, { commitment }: { commitment?: string }): Promise<number> =>
  forEachRecord(file, async (record, out, number) => {
    const verdict = verifyRecord(record, evidence(record.json.fairness, commitment));
    if (verdict.verdict !== 'fair') return { reason: words(verdict), ...('step' in verdict && { step: verdict.step }) };
    await out.line(`record ${number}: ${words(verdict)}`);
    return undefined;
  });

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
      return `the record has ${brief(verdict.recorded)}, but seed and words give ${brief(verdict.drawn)}`;
    case 'other-seed':
      return `the seed does not match the commitment: its SHA-256 is ${verdict.commitment}, not ${verdict.committed}`;
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
