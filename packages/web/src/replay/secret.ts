import type { Json, Seat } from '@pouch/rules';

/** What a seat has decided and nobody else can see yet. */
export type Secret =
  | { readonly kind: 'bid'; readonly coins: readonly (readonly [face: string, count: number])[] }
  | { readonly kind: 'choice'; readonly side: 'monster' | 'skull' };

/** From the state as this seat sees it, in the form of the record page. */
export function secretOf({ sealed, chosen }: Json, seat: Seat): Secret | undefined {
  const bid: unknown = Array.isArray(sealed) ? sealed[seat] : undefined;
  if (typeof bid === 'object' && bid !== null)
    return { kind: 'bid', coins: Object.entries(bid).map(([face, count]) => [face, Number(count)]) };
  const side: unknown = Array.isArray(chosen) ? chosen[seat] : undefined;
  return side === 'monster' || side === 'skull' ? { kind: 'choice', side } : undefined;
}
