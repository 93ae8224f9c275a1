import { t } from './t.ts';

/** Minutes and seconds as every clock of the page shows them: '40 s', '4:07'. */
export function clockTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return whole < 60
    ? t('clock.seconds', { seconds: whole })
    : `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
