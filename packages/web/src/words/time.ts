import { clockTime } from './clock-time.ts';
import { t } from './t.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time left as a clock shows it: '40 s', '1:30'; from an hour on '5 h 12 m', from a day on '2 d 4 h'. */
export function timeFigure(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  if (seconds >= DAY)
    return t('clock.days', { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) });
  if (seconds >= HOUR)
    return t('clock.hours', { hours: Math.floor(seconds / HOUR), minutes: Math.floor((seconds % HOUR) / MINUTE) });
  return clockTime(seconds);
}

/** The same for screen readers, whole units only. */
export function timeWords(millis: number): string {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  if (seconds >= DAY) return t('clock.days-left', { days: Math.floor(seconds / DAY) });
  if (seconds >= HOUR) return t('clock.hours-left', { hours: Math.floor(seconds / HOUR) });
  return t('clock.left', { seconds });
}

/** How long the figure stays as it is: nothing changes by the second in a clock of days. */
export const figureStays = (millis: number): number => (millis > 2 * HOUR * 1000 ? 20_000 : 1000);
