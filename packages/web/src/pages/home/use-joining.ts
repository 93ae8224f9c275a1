import { useState } from 'react';
import { useLocation } from 'wouter';
import { useNetwork } from '../../device/connection.ts';
import { answered, type CodeNote, type CodeState, isWhole, NO_CODE, noteOf, typed } from './code.ts';
import type { Found } from './joining.ts';

export const CODE_FIELD = 'table-code';

export interface Joining extends Omit<CodeState, 'failed'> {
  readonly note: CodeNote;
  /** Without a network nothing can be typed. */
  readonly off: boolean;
  readonly type: (text: string) => void;
  readonly join: () => void;
}

/** A table by its code. */
export function useJoining(): Joining {
  const network = useNetwork();
  const [state, setState] = useState(NO_CODE);
  const [, go] = useLocation();

  const join = async (code: string): Promise<void> => {
    if (state.busy || !isWhole(code)) return;
    setState({ code, busy: true });
    const next = answered(code, await find(code));
    if ('go' in next) go(next.go);
    else setState(next);
  };

  return {
    ...state,
    note: noteOf(state, network),
    off: !network,
    type: (text) => {
      const change = typed(text, state.code);
      if (change.kind === 'go') return go(change.address);
      if (change.kind === 'same') return;
      setState({ code: change.code, busy: false });
      if (change.kind === 'whole') void join(change.code);
    },
    join: () => void join(state.code),
  };
}

async function find(code: string): Promise<Found> {
  try {
    const [{ findTable }, { theServer }] = await Promise.all([
      import('./joining.ts'),
      import('../../online/server.ts'),
    ]);
    return await findTable(code, theServer().api);
  } catch {
    return { failed: 'no-connection' };
  }
}
