import { type Verdict, verifyRecord } from '@pouch/protocol';
import type { GameRecord } from '@pouch/rules';
import words from '../words/en/draws.json';
import { addWords, t } from '../words/t.ts';

addWords(words);

/** Whether the draws of a record are those that were sealed before the game. Loaded only when somebody asks. */
export interface Checked {
  readonly fair: boolean;
  readonly text: string;
}

/** `seen` is the commitment that this device saw at the table, if it was there. */
export function checkDraws(record: GameRecord, seen?: string): Checked {
  const { fairness } = record.json;
  const committed = (fairness as { readonly commitment?: unknown } | null | undefined)?.commitment;
  if (seen !== undefined && committed !== seen) return { fair: false, text: t('draws.other-commitment') };
  return worded(verifyRecord(record, fairness));
}

function worded(verdict: Verdict): Checked {
  switch (verdict.verdict) {
    case 'fair':
      return { fair: true, text: t('draws.fair', { draws: verdict.outcomes }) };
    case 'unfair':
      return { fair: false, text: t('draws.unfair', { step: verdict.step + 1 }) };
    case 'other-seed':
      return { fair: false, text: t('draws.other-seed') };
    case 'unknown':
      return { fair: false, text: t('draws.unknown', { reason: verdict.reason }) };
    case 'refused':
      return { fair: false, text: t('draws.refused', { step: verdict.step + 1, reason: verdict.reason }) };
  }
}
