import { useState } from 'react';
import { useLocation } from 'wouter';
import { t } from '../../words/t.ts';
import type { Found } from './joining.ts';

export const CODE_FIELD = 'table-code';
export const CODE_LENGTH = 4;

type Failed = Extract<Found, { failed: unknown }>;

export interface Joining {
  readonly code: string;
  readonly busy: boolean;
  readonly trouble: Failed['failed'] | 'full' | undefined;
  /** What went wrong, in words. */
  readonly note: string | undefined;
  /** The table that could only be watched. */
  readonly full: string | undefined;
  readonly type: (text: string) => void;
  readonly join: () => void;
}

interface State {
  readonly code: string;
  readonly busy: boolean;
  readonly failed?: Failed;
  readonly full?: string;
}

const TABLE_LINK = /\/table\/([\w-]{16})(?![\w-])/;

/** As typed or pasted: case does not matter, nor does what stands around it. */
const codeIn = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, CODE_LENGTH);

/** A table by its code: the fourth character joins. A link that is pasted there works too. */
export function useJoining(): Joining {
  const [{ code, busy, failed, full }, setState] = useState<State>({ code: '', busy: false });
  const [, go] = useLocation();

  const join = async (wanted: string): Promise<void> => {
    if (busy || wanted.length < CODE_LENGTH) return;
    setState({ code: wanted, busy: true });
    const found = await find(wanted);
    if ('failed' in found) return setState({ code: wanted, busy: false, failed: found });
    if (found.seat === 'none') return setState({ code: wanted, busy: false, full: found.table });
    go(`/table/${found.table}${found.seat === 'open' ? '?sit' : ''}`);
  };

  return {
    code,
    busy,
    trouble: failed?.failed ?? (full === undefined ? undefined : 'full'),
    note: full === undefined ? failed && wordsOf(failed) : t('home.join-full'),
    full,
    type: (text) => {
      const link = TABLE_LINK.exec(text)?.[1];
      if (link !== undefined) return go(`/table/${link}`);
      const typed = codeIn(text);
      if (typed === code) return;
      setState({ code: typed, busy: false });
      if (typed.length === CODE_LENGTH) void join(typed);
    },
    join: () => void join(code),
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

function wordsOf(failed: Failed): string {
  switch (failed.failed) {
    case 'no-table':
      return t('home.join-unknown');
    case 'no-connection':
      return t('home.needs-connection');
    case 'refused':
      return failed.reason;
  }
}
