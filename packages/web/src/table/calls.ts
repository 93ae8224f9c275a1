import { t } from '../words/t.ts';
import type { Names } from './kit.ts';
import type { Call } from './source.ts';

/** Calls that came at nearly the same time, the first one first: 'Ines 0.83 s, Robin 0.91 s'. */
export function callWords(calls: readonly Call[], names: Names): string {
  // Hundredths are easier to read; thousandths tell apart what they do not.
  const hundredths = calls.map(({ ms }) => Math.round(ms / 10));
  const digits = new Set(hundredths).size === calls.length ? 2 : 3;
  return calls
    .map(({ seat, ms }) => t('call.took', { name: names.of(seat), seconds: (ms / 1000).toFixed(digits) }))
    .join(', ');
}
