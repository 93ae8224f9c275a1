import { t } from '../words/t.ts';
import { timeWords } from '../words/time.ts';

/** What is true while the line is lost. */
export interface LostLine {
  /** Seconds until it is tried again; 0 while it is tried. */
  readonly retry: number;
  /** Of a decision on its way: 'Your bid hasn’t arrived yet'. */
  readonly unsent: string | undefined;
  /** Milliseconds left on the player's clock, if it runs for a decision. */
  readonly left: number | undefined;
}

/** 'Your bid hasn’t arrived yet; 14 seconds left.' */
export function lostWords({ unsent, left }: Omit<LostLine, 'retry'>): string {
  if (unsent === undefined)
    return left === undefined || left === 0 ? t('online.lost') : t('online.lost-time', { left: timeWords(left) });
  if (left === undefined) return t('online.unsent', { what: unsent });
  return left === 0
    ? t('online.unsent-late', { what: unsent })
    : t('online.unsent-time', { what: unsent, left: timeWords(left) });
}

export const lostLine = (lost: LostLine): string =>
  [lostWords(lost), lost.retry > 0 ? t('online.retry-in', { seconds: lost.retry }) : t('online.retry-now')].join(' ');
