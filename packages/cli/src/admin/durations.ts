import { InvalidArgumentError } from 'commander';

const UNITS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;

/** 30m, 12h, 7d or 2w in milliseconds. */
export function duration(text: string): number {
  const [, amount, unit] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (amount === undefined || unit === undefined || Number(amount) === 0)
    throw new InvalidArgumentError('It must be a time such as 30m, 12h, 7d or 2w.');
  return Number(amount) * UNITS[unit as keyof typeof UNITS];
}

/** Whole days: 90d, or 12w. */
export function days(text: string): number {
  const millis = duration(text);
  if (millis % UNITS.d !== 0) throw new InvalidArgumentError('It must be whole days, such as 90d or 12w.');
  return millis / UNITS.d;
}
