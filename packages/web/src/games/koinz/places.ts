import { type Locale, locales } from '@pouch/art';
import { t } from '../../words/t.ts';

/** K2: which locale a surface shows is decoration. Four boards lie on the table, and are turned over every round. */
const BOARDS = 4;

export const localeOf = (round: number, surface: number): Locale =>
  locales[((round - 1) * BOARDS + surface) % locales.length] ?? locales[0];

export const placeName = (round: number, surface: number): string => t(`koinz.locale.${localeOf(round, surface).id}`);
