import type { About } from '@pouch/protocol';
import type { Seat } from '@pouch/rules';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** Who asks for a rematch here is led to its table as soon as it is there; nobody else is. Returns what notes the press. */
export function useLedToRematch({ seats, next }: About, mine: Seat | undefined): () => void {
  const [, go] = useLocation();
  const hasAsked = useRef(false);
  const own = mine === undefined ? undefined : seats[mine];
  const isIn = own?.kind === 'person' && own.ready;
  useEffect(() => {
    if (hasAsked.current && isIn && next !== null) go(`/table/${next}`);
  }, [isIn, next, go]);
  return () => {
    hasAsked.current = true;
  };
}
